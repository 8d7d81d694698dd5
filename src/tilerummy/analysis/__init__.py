"""Looking at decisions: compared on imagined deals, explained, weighed beside a bot's own, a whole match reviewed."""
