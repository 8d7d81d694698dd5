"""The line between a page and the server, for whoever wants to change or hold back what the server tells."""

import json
from typing import Any

from playwright.sync_api import Page, WebSocketRoute


class Relay:
    """Hands on all that the page says; what the server says goes through `told`."""

    def __init__(self, page: Page) -> None:
        self.line: WebSocketRoute | None = None
        page.route_web_socket(lambda url: "/ws/" in url, self.connect)

    def connect(self, line: WebSocketRoute) -> None:
        self.line = line
        server = line.connect_to_server()
        server.on_message(lambda message: self.told(json.loads(message)))
        line.on_message(lambda message: server.send(message))

    def told(self, data: dict[str, Any]) -> None:
        self.send(data)

    def send(self, data: dict[str, Any]) -> None:
        if self.line is not None:
            self.line.send(json.dumps(data))
