"""Calling addresses that people gave, without letting them reach into this machine's network."""

from __future__ import annotations

import asyncio
import socket
from ipaddress import ip_address
from urllib.parse import urlsplit

SECONDS = 5.0
PORTS = {"http": 80, "https": 443}


class NotCalled(Exception):
    """Nobody was reached, or the address is no public one."""


async def call(url: str, body: bytes, *, local_allowed: bool) -> None:
    """Post a body to an address; redirects are not followed.

    The name is resolved once and the connection goes to the address that was checked: a name that
    resolves differently a moment later gains nothing.
    """
    # Loading it takes a tenth of the time of a start, and few servers ever need it.
    import httpx

    parts = urlsplit(url)
    host = parts.hostname
    if parts.scheme not in PORTS or host is None:
        raise NotCalled("no web address")
    port = parts.port or PORTS[parts.scheme]
    try:
        address = await _resolve(host, port, local_allowed)
    except OSError as error:
        raise NotCalled("name not found") from error
    literal = f"[{address}]" if ":" in address else address
    target = parts._replace(netloc=f"{literal}:{port}").geturl()
    headers = {"content-type": "application/json", "host": parts.netloc.rpartition("@")[2]}
    async with httpx.AsyncClient(timeout=SECONDS, follow_redirects=False, trust_env=False) as http:
        try:
            await http.post(
                target, content=body, headers=headers, extensions={"sni_hostname": host}
            )
        except (OSError, ValueError, httpx.HTTPError) as error:
            raise NotCalled(type(error).__name__) from error


async def _resolve(host: str, port: int, local_allowed: bool) -> str:
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    addresses = [str(entry[4][0]) for entry in found]
    if not addresses or not (local_allowed or all(map(is_public, addresses))):
        raise NotCalled("no public address")
    return addresses[0]


def is_public(address: str) -> bool:
    """Whether an address is one of the open net: not this machine, not its own network."""
    ip = ip_address(address)
    mapped = getattr(ip, "ipv4_mapped", None)
    return (mapped or ip).is_global and not ip.is_multicast
