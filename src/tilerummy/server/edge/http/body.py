"""A request whose body may be anything: one that is incomplete or malformed is an error of the client."""

from typing import Any

from litestar import Request
from litestar.exceptions import ClientException, InternalServerException, SerializationException


class AnyBody(Request[Any, Any, Any]):
    async def body(self) -> bytes:
        """Raises ClientException for an incomplete body: the client has left, or was too slow."""
        try:
            return await super().body()
        except InternalServerException:
            raise ClientException("the body is not whole") from None

    async def json(self) -> Any:
        """Raises SerializationException. For JSON nested too deeply and for text that is not UTF-8 the decoder raises
        Python's own exceptions.
        """
        try:
            return await super().json()
        except RecursionError:
            raise SerializationException("JSON is nested too deeply") from None
        except UnicodeError:
            raise SerializationException("JSON is not in UTF-8") from None
