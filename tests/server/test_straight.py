"""Frames that go past uvicorn's layers are those that any client can read."""

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Frame
from websockets.protocol import OPEN
from websockets.uri import parse_uri

from tilerummy.server.straight import head_of


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 200_000])
def test_heads_are_those_of_the_standard(size: int) -> None:
    client = ClientProtocol(parse_uri("ws://example.org/"), state=OPEN, max_size=None)
    text = b"x" * size
    client.receive_data(head_of(size) + text + head_of(2) + b"ok")
    events = client.events_received()
    assert [bytes(event.data) for event in events if isinstance(event, Frame)] == [text, b"ok"]
