"""Vortex: three Doctor Who tabletop games, playable in full. Unofficial."""

__version__ = "0.1.0"
