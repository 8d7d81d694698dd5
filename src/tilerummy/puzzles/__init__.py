"""Puzzles: positions with a question and a proven answer, made from a seed; docs/puzzles.md says how."""
