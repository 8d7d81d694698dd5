"""Processes that think: bots, hints, the solver, reviews."""
