"""The network address that a visitor's request comes from, behind proxies too."""

import ipaddress
from collections.abc import Mapping
from typing import Any

from tilerummy.server.settings import Network, networks

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


FORWARDED = {b"x-forwarded-for", b"forwarded", b"x-real-ip", b"via"}  # headers that proxies add
STRANGER = "somebody behind "  # clients whose proxy names none, or an unreadable one: all share this address


def address_of(scope: Mapping[str, Any], proxies: str) -> str:
    """The peer of the connection. If that is a proxy of ours (its network is in `proxies`): the client it names, the
    last address in the header; anybody could have written the ones before it.

    An unreadable header of a proxy counts as an unknown client, never as the proxy itself, which may be trusted.
    """
    peer = peer_of(scope)
    if not is_within(peer, networks(proxies)):
        return peer
    said = [value for name, value in scope["headers"] if name == b"x-forwarded-for"]
    if not said:
        return peer
    last = said[-1].decode("latin-1").rpartition(",")[2].strip()
    return last if is_address(last) else STRANGER + peer


def peer_of(scope: Mapping[str, Any]) -> str:
    client = scope.get("client")
    return str(client[0]) if client else ""


def is_forwarded(scope: Mapping[str, Any]) -> bool:
    return any(name in FORWARDED for name, _ in scope["headers"])


def is_local(scope: Mapping[str, Any]) -> bool:
    """Directly from this machine. A request forwarded by a proxy comes from elsewhere, even if the proxy is not in the
    settings.
    """
    return is_loopback(peer_of(scope)) and not is_forwarded(scope)


def is_unknown_proxy(scope: Mapping[str, Any], proxies: str) -> bool:
    """Forwarded from a private network by a proxy that is not in the settings."""
    peer = peer_of(scope)
    near = is_address(peer) and plain(peer).is_private
    return near and is_forwarded(scope) and not is_within(peer, networks(proxies))


def is_within(text: str, known: tuple[Network, ...]) -> bool:
    if not known or not is_address(text):
        return False
    found = plain(text)
    return any(found in network for network in known)


def plain(text: str) -> Address:
    found = ipaddress.ip_address(text)
    return found.ipv4_mapped if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped else found


def is_address(text: str) -> bool:
    try:
        ipaddress.ip_address(text)
    except ValueError:
        return False
    return True


def is_loopback(text: str) -> bool:
    """The test client's name counts: it is this process."""
    return text == "testclient" or (is_address(text) and plain(text).is_loopback)


def block_of(address: str) -> str:
    """Limits count an IPv4 address, and of IPv6 the /64 that one customer has."""
    if ":" not in address or not is_address(address):
        return address
    found = ipaddress.IPv6Address(address.partition("%")[0])
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False))
