"""A match as a file, and a file as a match."""
