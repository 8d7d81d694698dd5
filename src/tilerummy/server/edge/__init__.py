"""Where the outside begins: HTTP, sockets, sessions, limits."""
