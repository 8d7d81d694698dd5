"""Best plays: runs only (Investo) in runs.py; every option of Rummy through `Solver`."""
