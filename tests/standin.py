"""A stand-in for Ray, which is large: the real one plays in the long tests, for which
`script/test --long` installs it."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from pickle import dumps, loads
from types import ModuleType


class Ray(ModuleType):
    """What is used of Ray, at once and in this process; `started` tells what was done.

    Whatever goes there and back is copied, as on other machines.
    """

    def __init__(self) -> None:
        super().__init__("ray")
        self.started: list[str] = []

    def init(self, address: str, **options: object) -> None:
        if address != "local":
            raise ConnectionError(address)
        self.started.append("init")

    def shutdown(self) -> None:
        self.started.append("shutdown")

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 2.0}

    def remote(self, function: Callable[..., object]) -> Remote:
        return Remote(function)


class Remote:
    """A function that runs when it is sent away."""

    def __init__(self, function: Callable[..., object]) -> None:
        self.function = function

    def remote(self, *arguments: object, **named: object) -> Reference:
        function, arguments, named = loads(dumps((self.function, arguments, named)))
        return Reference(loads(dumps(function(*arguments, **named))))


class Reference:
    """What came of it."""

    def __init__(self, value: object) -> None:
        self.value = value

    def future(self) -> Future[object]:
        return Done(self.value)


class Done(Future[object]):
    """Ray's own are there while work is under way, and this work is done by then."""

    def __init__(self, value: object) -> None:
        super().__init__()
        self.value = value

    def set_running_or_notify_cancel(self) -> bool:
        running = super().set_running_or_notify_cancel()
        self.set_result(self.value)
        return running
