"""Calling addresses that people gave, without letting them reach into this machine's network."""

from __future__ import annotations

import asyncio
import socket
import ssl
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from ipaddress import IPv4Address, IPv4Network, IPv6Network, ip_address
from urllib.parse import SplitResult, urlsplit

# All a call may take, whatever its address does: no name, no answer, or an answer without end.
SECONDS = 5.0
PORTS = {"http": 80, "https": 443}
# Looking a name up holds a thread until the resolver gives up, and passwords need threads, too.
RESOLVER = ThreadPoolExecutor(32, thread_name_prefix="names")

# What the registries set apart of the older net: this machine, its own network and its carrier's,
# link-local, examples, tests of devices, relays, groups, and what was never given out.
NO_PLACE_4 = [
    IPv4Network(network)
    for network in (
        *("0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16"),
        *("172.16.0.0/12", "192.0.0.0/24", "192.0.2.0/24", "192.88.99.0/24", "192.168.0.0/16"),
        *("198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24", "224.0.0.0/4", "240.0.0.0/4"),
    )
]
# The newer net is public in this part only. Outside of it lie, besides the local forms, those that
# carry an older address inside: mapped, compatible and translated (64:ff9b::/96) ones.
PLACES_6 = IPv6Network("2000::/3")
# Within it: tunnels to older addresses (Teredo, 6to4), tests, identifiers and examples.
NO_PLACE_6 = [
    IPv6Network(network) for network in ("2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20")
]


class NotCalled(Exception):
    """Nobody was reached, or the address is no public one."""


def is_web_address(url: str) -> bool:
    """Whether an address can be called at all, as far as it can be told by reading it."""
    try:
        _parts(url)
    except NotCalled:
        return False
    return True


async def call(
    url: str, body: bytes, *, local_allowed: bool, headers: dict[str, str] | None = None
) -> int:
    """Post a body to an address; the status it answers with.

    Redirects are not followed, and no more of the answer is read.

    The name is resolved once and the connection goes to the address that was checked: a name that
    resolves differently a moment later gains nothing.
    """
    # Loading it takes a tenth of the time of a start, and few servers ever need it.
    import httpx

    parts = _parts(url)
    host, port = str(parts.hostname), parts.port or PORTS[parts.scheme]
    sent = {
        "content-type": "application/json",
        **(headers or {}),
        "host": parts.netloc.rpartition("@")[2],
    }
    try:
        async with asyncio.timeout(SECONDS):
            address = await _resolve(host, port, local_allowed)
            literal = f"[{address}]" if ":" in address else address
            target = parts._replace(netloc=f"{literal}:{port}").geturl()
            async with (
                httpx.AsyncClient(
                    timeout=SECONDS, follow_redirects=False, trust_env=False, verify=_trusted()
                ) as http,
                http.stream(
                    "POST",
                    target,
                    content=body,
                    headers=sent,
                    extensions={"sni_hostname": host},
                ) as answer,
            ):
                return int(answer.status_code)
    except (OSError, ValueError, httpx.HTTPError, httpx.InvalidURL) as error:
        raise NotCalled(type(error).__name__) from error


def _parts(url: str) -> SplitResult:
    try:
        parts = urlsplit(url)
        whole = parts.scheme in PORTS and bool(parts.hostname) and parts.port != 0
    except ValueError as error:
        raise NotCalled("no web address") from error
    if not whole:
        raise NotCalled("no web address")
    return parts


async def _resolve(host: str, port: int, local_allowed: bool) -> str:
    found = await asyncio.get_running_loop().run_in_executor(
        RESOLVER, lambda: socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    )
    addresses = [str(entry[4][0]) for entry in found]
    if not addresses or not (local_allowed or all(map(is_public, addresses))):
        raise NotCalled("no public address")
    return addresses[0]


@cache
def _trusted() -> ssl.SSLContext:
    """Whom to trust; reading all certificates takes long enough to be noticed at every table."""
    import httpx

    return httpx.create_ssl_context(trust_env=False)


def is_public(address: str) -> bool:
    """Whether an address is one of the open net, and carries no other one inside."""
    ip = ip_address(address)
    if isinstance(ip, IPv4Address):
        return not any(ip in network for network in NO_PLACE_4)
    return ip in PLACES_6 and not any(ip in network for network in NO_PLACE_6)
