"""Malformed messages and requests, by the million, while somebody plays at another table of the same server."""
