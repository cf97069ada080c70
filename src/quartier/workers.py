"""Who does the work: processes of this machine, or the machines of a Ray cluster.

Those have Quartier installed and share no disk with this one: what work needs goes there as values,
and what comes of it comes back as values.
"""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import AbstractContextManager, contextmanager
from importlib import import_module
from importlib.util import find_spec
from multiprocessing import get_context
from typing import Any, NamedTuple, ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")


class NoCluster(Exception):
    """There is no cluster at an address."""


class NoRay(Exception):
    """Ray is not installed."""


class Workers(NamedTuple):
    """Where work is sent; so many pieces of it are done at the same time."""

    pool: Executor
    number: int


def workers(
    number: int, address: str | None = None, *, fresh: bool = False
) -> AbstractContextManager[Workers]:
    """So many processes, or all processors of the cluster at an address. Fresh processes begin with
    nothing of this one: torch, once it has run here, cannot be taken along."""
    return _processes(number, fresh) if address is None else cluster(address)


@contextmanager
def cluster(address: str) -> Iterator[Workers]:
    if find_spec("ray") is None:
        raise NoRay("pip install 'quartier[ray]'")
    ray = import_module("ray")
    try:
        ray.init(address=address, logging_level="error", log_to_driver=False)
    except (ConnectionError, ValueError, RuntimeError):
        raise NoCluster(address) from None
    try:
        yield Workers(Cluster(ray), int(ray.cluster_resources().get("CPU", 1)))
    finally:
        ray.shutdown()


class Cluster(Executor):
    """A Ray cluster; work that was sent there is under way, and cannot be called back."""

    def __init__(self, ray: Any) -> None:
        self._ray = ray
        self._known: dict[Callable[..., Any], Any] = {}

    def submit(
        self, function: Callable[P, R], /, *arguments: P.args, **named: P.kwargs
    ) -> Future[R]:
        if function not in self._known:
            self._known[function] = self._ray.remote(function)
        sent: Future[R] = self._known[function].remote(*arguments, **named).future()
        sent.set_running_or_notify_cancel()
        return sent


@contextmanager
def _processes(number: int, fresh: bool) -> Iterator[Workers]:
    with ProcessPoolExecutor(
        number,
        mp_context=get_context("spawn") if fresh else None,
        # Ctrl-C reaches all processes; the first one decides what it means.
        initializer=signal.signal,
        initargs=(signal.SIGINT, signal.SIG_IGN),
    ) as pool:
        try:
            yield Workers(pool, number)
        finally:
            pool.shutdown(cancel_futures=True)
