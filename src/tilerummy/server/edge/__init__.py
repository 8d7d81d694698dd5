"""The outer layer: HTTP, sockets, sessions, limits."""
