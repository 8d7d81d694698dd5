"""A bot in plain Python that knows nothing of tilerummy: it speaks the text protocol of docs/bot-protocol.md.

    tilerummy arena investo "cmd:python3 examples/external_bot.py" random

It makes the play it is offered, goes out when it may, and else takes any option by chance.
"""

import random
import sys


def choose(options: list[str], rng: random.Random) -> str:
    for wanted in ("G", "g", "K"):
        for option in options:
            if option.startswith(wanted):
                return option
    return rng.choice(options)


def main() -> None:
    rng = random.Random(0)
    options: list[str] = []
    play = ""
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        if word == "tilerummy":
            print("bot example 1.0", flush=True)
        elif word == "seed":
            rng = random.Random(int(rest))
        elif word == "new":
            options, play = [], ""
            print("ready", flush=True)
        elif word == "option":
            options.append(rest)
        elif word == "play":
            play = rest
        elif word == "go":
            print("do", play or choose(options, rng), flush=True)
            options, play = [], ""
        elif word == "quit":
            return


main()
