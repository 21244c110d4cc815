"""The terminal as a place to play: what is typed and what is shown there."""
