"""Rummy, for two to four players."""
