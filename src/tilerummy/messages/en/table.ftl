## Why the server did not do what was asked for. Keys are codes of the socket protocol and of HTTP problems.

table-no-such-table = There is no table at this address.
table-table-full = All seats of this table are taken.
table-seat-taken = This seat is taken.
table-no-such-seat = There is no such seat.
table-not-your-seat = This seat is not yours.
table-not-seated = You are watching: only who has a seat may do this.
table-no-spectators = Spectators are not admitted at this table.
table-no-round = No round is being played now.
table-no-match = No match is being played now.
table-round-running = The round is still being played.
table-stale = Something has happened at the table in the meantime. Look again, then decide.
table-bot-plays = A bot is playing for you. Take your seat back first.
table-not-away = This player has not been away long enough.
table-nobody-away = Nobody has left the match.
table-no-such-bot = There is no bot “{ $bot }”.
table-name-of-bot = “{ $name }” is the name of a bot. Choose another.
table-name-taken = Somebody at this table is called “{ $name }” already, or looks like it. Choose another name.
table-closed = The host has closed this table.
table-blocked = Somebody at this table does not want to play with you.
table-wrong-key = This link is no longer good. Ask for a new one on the device where you were playing.
table-no-hints = Hints are switched off at this table.
table-not-your-turn = It is not your turn.
table-busy = The server has too much to think about just now. Try again in a moment.
table-try-again = That could not be stored. Nothing has changed; try again in a moment.
table-too-fast = That was too fast. Slow down a little.
table-unreadable = The server could not read that message.
