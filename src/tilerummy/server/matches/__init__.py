"""The matches of a table, from its log: shown again, reviewed, played on."""
