"""Players that are programs. They see views only."""
