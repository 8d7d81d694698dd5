"""`tilerummy bot --connect LINK --level expert`: one of our bots takes a seat at a table of a server."""

import secrets
from http.client import HTTPException
from typing import Any

from tilerummy.cli.arguments import Fault, complain, parser
from tilerummy.games import GAMES
from tilerummy.words import Words


def main(argv: list[str]) -> int:
    options = parser("bot")
    words = Words(options.get_default("lang"))
    options.add_argument("--connect", required=True, metavar="LINK", help=words("cli-help-connect"))
    options.add_argument("--level", default="expert", help=words("cli-help-level"))
    options.add_argument("--name", default="", help=words("cli-help-name"))
    options.add_argument("--seconds", type=float, default=0.0, help=words("cli-help-seconds"))
    options.add_argument("--matches", type=int, default=1, help=words("cli-help-matches"))
    try:
        chosen = options.parse_args(argv)
        return run(chosen, Words(chosen.lang))
    except Fault as fault:
        return complain(fault)


def run(chosen: Any, words: Words) -> int:
    try:
        from websockets.exceptions import WebSocketException

        from tilerummy.bots.remote import RemoteError, SeatedBot, Visitor, split_link
    except ImportError:
        raise Fault(words("cli-needs-extra", extra="server")) from None
    try:
        server, table = split_link(chosen.connect)
    except ValueError:
        raise Fault(words("cli-bad-link", link=chosen.connect)) from None
    visitor = Visitor(server)
    try:
        info = visitor.call("GET", f"/api/tables/{table}")
        check_level(info["table"]["game"], chosen.level, words)
        seat = join(visitor, table, chosen.name, chosen.level)
        bot = SeatedBot(visitor, table, seat, chosen.level, secrets.randbits(31), chosen.seconds)
        watch(bot, chosen.matches, words)
    except RemoteError as error:
        raise Fault(words.explain(error) if words.has(error.key) else str(error)) from None
    except (OSError, HTTPException, WebSocketException, ValueError) as error:  # the last: not one of our servers
        reason = getattr(error, "reason", None) or error
        raise Fault(words("cli-no-server", link=server, problem=str(reason))) from None
    return 0


def join(visitor: Any, table: str, name: str, level: str) -> int:
    """Takes a seat. Without a name it is called after its level, with a number if another is called so already."""
    from tilerummy.bots.remote import RemoteError

    names = [name] if name else [f"{level} bot", *(f"{level} bot {number}" for number in range(2, 9))]
    for given in names:
        try:
            return int(visitor.call("POST", f"/api/tables/{table}/join", {"name": given})["seats"][0])
        except RemoteError as error:
            if error.code != "table-name-taken" or given == names[-1]:
                raise
    raise AssertionError


def check_level(game: str, level: str, words: Words) -> None:
    bots = GAMES[game].bots()
    if level not in bots:
        raise Fault(words("cli-no-such-bot", bot=level, known=" ".join(bots)))


def watch(bot: Any, matches: int, words: Words) -> None:
    """Play, and print the result of each match, and what the deal was promised with."""
    over = 0
    given = None
    for message in bot.play(matches):
        if bot.word is not given:
            given = bot.word
            print(words("fair-given", hash=given.commitment, seat=given.seat + 1, salt=given.salt), flush=True)
        info = message.get("table")
        if info is not None and info["phase"] == "over" and info["match"]["number"] > over:
            over = info["match"]["number"]
            totals = [sum(column) for column in zip(*info["match"]["sheet"], strict=True)]
            names = [seat["name"] for seat in info["seats"]]
            line = ", ".join(f"{name} {total}" for name, total in zip(names, totals, strict=True))
            print(words("cli-bot-result", number=over, result=line), flush=True)
            fault = "" if given is None else given.fault(info["match"])
            if fault:
                print(words(fault), flush=True)
