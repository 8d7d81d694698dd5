"""Matches between bots that measure them: mirrored deals, intervals, ratings; on all cores or on Ray."""
