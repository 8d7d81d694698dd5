"""Several processes may have the same table in memory. The one that wrote last drives its bots and clocks; the others
wait this long before they take over.
"""

BACKUP = 5_000  # milliseconds after which a bot's move may be asked for by another process
LATE = 0.5  # seconds that a clock leaves to the process that wrote last
