"""The page as people meet it: a real server, a real Chromium."""
