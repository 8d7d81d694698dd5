"""Attacks on a running server, each in a module of its own, measured on two trees of the program side by side."""
