"""Whether a server that was just started works: its page, what it says of itself, and moves over the socket against a
bot, which thinks in a process of its own. Used by what tries an app, an image and an installation.
"""

import json
import socket
import urllib.request
from typing import Any

from websockets.sync.client import ClientConnection

from tilerummy.bots.remote import Visitor

WAIT = 120.0  # seconds for what must come; a busy machine may need some of them
MOVES = 2  # of ours
ASKED = "try"


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def fetched(url: str) -> tuple[int, str]:
    """Raises OSError."""
    with urllib.request.urlopen(url, timeout=30) as answer:  # noqa: S310
        return answer.status, answer.read().decode()


def has_page(url: str) -> bool:
    try:
        return "/assets/" in fetched(url)[1]
    except OSError:
        return False


def heard(talking: ClientConnection) -> dict[str, Any]:
    message: dict[str, Any] = json.loads(talking.recv(timeout=WAIT))
    if message["t"] == "refused":
        raise AssertionError(message)
    return message


def moves_against(level: str, url: str) -> dict[str, int]:
    """How many moves either side made in Rummy until we had made ours and the bot had answered."""
    visitor = Visitor(url)
    table = visitor.call("POST", "/api/tables", {"game": "rummy", "seats": ["person", level], "name": "Ann"})["id"]
    made = {"own": 0, "bot": 0}
    with visitor.socket(table) as talking:
        talking.send(json.dumps({"t": "ready", "id": "ready"}))
        while made["own"] < MOVES or made["bot"] < 1:
            message = heard(talking)
            if message["t"] == "done" and message["id"].startswith(ASKED):
                made["own"] += 1
            if message.get("event", {}).get("seat") == 1 and message["event"]["what"] == "did":
                made["bot"] += 1
            move = open_to_us(message)
            if move:
                at = message["seq"]
                talking.send(json.dumps({"t": "act", "id": f"{ASKED}-{at}", "at": at, "a": move}))
    return made


def open_to_us(message: dict[str, Any]) -> str:
    """Any small decision; a tile taken would have to be played."""
    options = (message.get("position") or {}).get("options", [])
    return next((option for option in options if option[0] != "T"), "")


def examined(url: str, level: str = "hard") -> dict[str, Any]:
    status, page = fetched(url)
    assert status == 200, status
    assert "/assets/" in page, page[:200]
    ready, _ = fetched(f"{url}/readyz")
    assert ready == 200, ready
    return {"page": len(page), "moves": moves_against(level, url)}
