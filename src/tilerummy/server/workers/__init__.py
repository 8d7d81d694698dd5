"""Worker processes: bots, hints, the solver, reviews."""
