"""Gin-Rummy with tiles, for two to four."""
