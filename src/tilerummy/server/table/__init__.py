"""The pure table: what its events make of it. No network, no disk, no time but what it is told."""
