"""Tile rummy games: rules, solver, records, bots."""

__version__ = "0.1.0"
