"""Analysis of decisions: comparison on imagined deals, explanation, weighing against a bot, review of a whole match."""
