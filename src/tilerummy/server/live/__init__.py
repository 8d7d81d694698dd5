"""Live tables: one actor each, and the registry of all that this process has in memory."""
