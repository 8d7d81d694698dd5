"""Where a visitor comes from."""

import ipaddress
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


@lru_cache(8)
def networks(text: str) -> tuple[Network, ...]:
    """`127.0.0.0/8 ::1/128`: separated by blanks. Raises ValueError."""
    return tuple(ipaddress.ip_network(word) for word in text.split())


def address_of(scope: Mapping[str, Any], proxies: str) -> str:
    """The other end of the connection. If that is a proxy of ours (its network is among `proxies`): whom it says it
    speaks for, which is the last address it has added; anybody could have written the ones before it.
    """
    client = scope.get("client")
    peer = str(client[0]) if client else ""
    if not is_within(peer, networks(proxies)):
        return peer
    said = [value for name, value in scope["headers"] if name == b"x-forwarded-for"]
    last = said[-1].decode("latin-1").rpartition(",")[2].strip() if said else ""
    return last if is_address(last) else peer


def is_within(text: str, known: tuple[Network, ...]) -> bool:
    if not known or not is_address(text):
        return False
    found = ipaddress.ip_address(text)
    plain = found.ipv4_mapped if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped else found
    return any(plain in network for network in known)


def is_address(text: str) -> bool:
    try:
        ipaddress.ip_address(text)
    except ValueError:
        return False
    return True


def is_loopback(text: str) -> bool:
    """The test client's name counts: it is this process."""
    return text == "testclient" or (is_address(text) and ipaddress.ip_address(text).is_loopback)


def block_of(address: str) -> str:
    """Limits count an IPv4 address, and of IPv6 the /64 that one customer has."""
    if ":" not in address or not is_address(address):
        return address
    found = ipaddress.IPv6Address(address.partition("%")[0])
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False))
