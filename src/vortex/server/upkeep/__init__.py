"""What a host does to the database of a server, whether the server runs or not: back up, restore, look, remove.

A running server itself only removes what is older than its host keeps tables. Everything goes through `database`, one
transaction at a time.
"""
