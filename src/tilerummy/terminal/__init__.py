"""Playing in a terminal: a generic session, and one screen a game."""
