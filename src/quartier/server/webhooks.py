"""Calling addresses that people gave, without letting them reach into this machine's network."""

from __future__ import annotations

import asyncio
import socket
from ipaddress import ip_address
from urllib.parse import urlsplit

import httpx

SECONDS = 5.0
PORTS = {"http": 80, "https": 443}


class ForbiddenTarget(Exception):
    """The address is no public one."""


async def call(url: str, body: bytes, *, local_allowed: bool) -> None:
    """Post a body to an address; redirects are not followed.

    The name is resolved once and the connection goes to the address that was checked: a name that
    resolves differently a moment later gains nothing.
    """
    parts = urlsplit(url)
    host = parts.hostname
    if parts.scheme not in PORTS or host is None:
        raise ForbiddenTarget(parts.scheme)
    port = parts.port or PORTS[parts.scheme]
    address = await _resolve(host, port, local_allowed)
    literal = f"[{address}]" if ":" in address else address
    target = parts._replace(netloc=f"{literal}:{port}").geturl()
    headers = {"content-type": "application/json", "host": parts.netloc.rpartition("@")[2]}
    async with httpx.AsyncClient(timeout=SECONDS, follow_redirects=False, trust_env=False) as http:
        await http.post(target, content=body, headers=headers, extensions={"sni_hostname": host})


async def _resolve(host: str, port: int, local_allowed: bool) -> str:
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    addresses = [str(entry[4][0]) for entry in found]
    if not addresses or not (local_allowed or all(map(is_public, addresses))):
        raise ForbiddenTarget(host)
    return addresses[0]


def is_public(address: str) -> bool:
    """Whether an address is one of the open net: not this machine, not its own network."""
    ip = ip_address(address)
    mapped = getattr(ip, "ipv4_mapped", None)
    return (mapped or ip).is_global and not ip.is_multicast
