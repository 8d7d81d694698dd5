"""What is noted for whoever runs a home: a server logs it, a browser shows it on its console."""

from typing import Any, Protocol


class Notes(Protocol):
    def warning(self, event: str, **facts: Any) -> Any: ...

    def error(self, event: str, **facts: Any) -> Any: ...

    def exception(self, event: str, **facts: Any) -> Any:
        """With the exception that is being handled."""
