"""A crash test of the server: players at real sockets, the server and its database killed at random moments."""
