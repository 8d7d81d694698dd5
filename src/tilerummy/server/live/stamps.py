"""What only this server can have made: the stamp on a cookie that it has given out, the mark of an address."""

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

    def mark(self, text: str) -> str:
        """To compare by, between processes of this server: without the key nobody can tell what it stands for."""
        return hmac.digest(self.key, f"mark {text}".encode(), hashlib.sha256).hex()[:32]

    def fits(self, secret: str, stamp: str) -> bool:
        return bool(self.key) and hmac.compare_digest(self.of(secret).encode(), stamp.encode())
