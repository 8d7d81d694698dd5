"""The pure table: what its events make of it. No network, no disk, no clock: times are passed in."""
