"""The engine as the page has it, run in Node beside the one of this machine: the same decisions, and how fast."""
