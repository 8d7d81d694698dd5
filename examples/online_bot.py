"""A bot that plays on a server with nothing but JSON: `python online_bot.py http://localhost:8000/t/TABLE`.

It chooses by chance among the decisions offered and gives no word for the deal (`tilerummy bot` does).
Needs `pip install websockets`.
"""

import json
import random
import sys
import urllib.request
from urllib.parse import urlsplit

from websockets.sync.client import connect


def join(server: str, table: str) -> str:
    """Take a free seat; the cookie in the answer is the bot's to keep: whoever has it has the seat."""
    body = json.dumps({"name": "Example"}).encode()
    headers = {"Content-Type": "application/json"}
    request = urllib.request.Request(f"{server}/api/tables/{table}/join", body, headers)  # noqa: S310
    with urllib.request.urlopen(request) as answer:  # noqa: S310
        return str(answer.headers["Set-Cookie"]).split(";")[0]


def play(link: str) -> None:
    parts = urlsplit(link)
    table = parts.path.split("/")[-1]
    cookie = join(f"{parts.scheme}://{parts.netloc}", table)
    with connect(f"ws://{parts.netloc}/ws/tables/{table}", additional_headers={"Cookie": cookie}) as socket:
        socket.send(json.dumps({"t": "ready", "id": "ready"}))
        for text in socket:
            message = json.loads(text)
            state = message.get("table") or {}
            if state.get("phase") == "over":
                print("totals", [sum(column) for column in zip(*state["match"]["sheet"], strict=True)])
                return
            options = (message.get("position") or {}).get("options", [])
            options = [option for option in options if option[0] != "T"]  # a take must be followed by a play
            if options:
                move = {"t": "act", "id": f"after-{message['seq']}", "at": message["seq"], "a": random.choice(options)}
                socket.send(json.dumps(move))
            elif state.get("phase") == "pause":
                socket.send(json.dumps({"t": "ready", "id": f"after-{message['seq']}"}))


if __name__ == "__main__":
    play(sys.argv[1])
