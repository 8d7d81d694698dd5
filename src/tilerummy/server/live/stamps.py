"""The stamp on a cookie: that this server has given it out."""

import base64
import hashlib
import hmac

from tilerummy.server.store import Store
from tilerummy.server.store.keys import key_named

LENGTH = 22  # characters: 132 bits


class Stamps:
    def __init__(self) -> None:
        self.key = b""

    async def load(self, store: Store) -> None:
        self.key = (await key_named(store, "cookies")).encode()

    def of(self, secret: str) -> str:
        found = hmac.digest(self.key, f"cookie {secret}".encode(), hashlib.sha256)
        return base64.urlsafe_b64encode(found).decode()[:LENGTH]

    def fits(self, secret: str, stamp: str) -> bool:
        return bool(self.key) and hmac.compare_digest(self.of(secret).encode(), stamp.encode())
