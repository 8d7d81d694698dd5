"""What a move, a table, a connection and a stored match cost, and what follows for a million players."""
