"""What this version wrote, kept for ever: `python -m tools.corpus FOLDER` (tests/records/README.md)."""
