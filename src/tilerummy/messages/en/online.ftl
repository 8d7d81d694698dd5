## `tilerummy bot`

cli-about-bot = one of our bots takes a seat at a table of a server
cli-help-connect = the link of the table, as a friend would get it
cli-help-level = which bot plays (default: expert)
cli-help-name = the name shown at the table (default: the level and “bot”)
cli-help-seconds = thinking time a decision; 0: as much work as the level does by itself
cli-help-matches = how many matches to play; a rematch begins when the others are ready
cli-needs-extra = This needs more than the games themselves: pip install "tilerummy[{ $extra }]"
cli-bad-link = “{ $link }” is not the link of a table. It looks like https://host/t/…
cli-no-server = No server answers at { $link }: { $problem }
cli-bot-result = Match { $number }: { $result }
