"""A request whose body may be anything: one that is incomplete or malformed is an error of the client."""

from typing import Any

from litestar import Request
from litestar.exceptions import ClientException, InternalServerException, SerializationException


class AnyBody(Request[Any, Any, Any]):
    async def body(self) -> bytes:
        """Raises ClientException for one that ends before its end: the sender has left, or was too slow."""
        try:
            return await super().body()
        except InternalServerException:
            raise ClientException("the body is not whole") from None

    async def json(self) -> Any:
        """Raises SerializationException. The decoder has exceptions of its own only for most of what is no JSON: what
        is nested without end, and text that is not UTF-8, it leaves to Python.
        """
        try:
            return await super().json()
        except RecursionError:
            raise SerializationException("JSON is nested too deeply") from None
        except UnicodeError:
            raise SerializationException("JSON is not in UTF-8") from None
