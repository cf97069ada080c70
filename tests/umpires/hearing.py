"""How an umpire reads what it hears, and knows what must come next."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass

from tests.umpires.watching import Umpire, View, check, equal

from quartier.core.speech import Fact, Facts
from quartier.core.titles import Settings


def number(facts: Facts, key: str) -> int:
    value = facts[key]
    assert isinstance(value, int)
    return value


def numbers(facts: Facts, key: str) -> list[int]:
    value = facts[key]
    assert isinstance(value, list)
    return [item for item in value if isinstance(item, int)]


def word(facts: Facts, key: str) -> str:
    """What a fact names: "=e5" names e5, "service-culture" culture, "a-large_farmhouse" that."""
    return _bare(facts[key])


def words(facts: Facts, key: str) -> list[str]:
    value = facts[key]
    assert isinstance(value, list)
    return [_bare(item) for item in value]


def _bare(value: Fact) -> str:
    assert isinstance(value, str)
    return value.removeprefix("=") if value.startswith("=") else value.partition("-")[2]


Stage = tuple[str, int]
NOBODY = -1


@dataclass(frozen=True)
class Owed:
    """What has to come next: one of some events, with these facts, or a rule is broken."""

    rule: str
    names: tuple[str, ...]
    facts: Facts


class Follower(Umpire):
    """An umpire that notes what a rule makes happen next, and protests at anything else."""

    def __init__(self, settings: Settings, seats: int, opening: View) -> None:
        super().__init__(settings, seats, opening)
        self.owed: list[Owed] = []
        self.was_owed = False  # the event that is heard now

    def unasked(self) -> frozenset[str]:
        """The events that may come now although nothing before made them due."""
        raise NotImplementedError

    def owe(self, rule: str, *names: str, **facts: Fact) -> None:
        """One of these events has to follow, with these facts; what was owed before comes later."""
        self.owed.append(Owed(rule, names, facts))

    def hear(self, key: str, facts: Facts) -> None:
        name = key.removeprefix("event-")
        later: list[Owed] = []
        self.was_owed = bool(self.owed)
        if self.owed:
            owed, *later = self.owed
            check(owed.rule, name in owed.names, f"{name} came instead of {owed.names}")
            for fact, value in owed.facts.items():
                equal(owed.rule, facts.get(fact), value, f"{fact} of {name}")
        else:
            check("", name in self.unasked(), f"{name} at the wrong time")
        self.owed = []
        super().hear(key, facts)
        self.owed += later
        self.settle()

    def settle(self) -> None:
        """What holds after every event."""


class Staged(Follower):
    """A follower of games that go through stages, most of them of one player.

    What a stage demanded must be done when an event of a later stage is heard. `due` are the
    events a stage must bring, in their order.
    """

    def __init__(self, settings: Settings, seats: int, opening: View) -> None:
        super().__init__(settings, seats, opening)
        self.stages: deque[Stage] = deque()
        self.due: list[Owed] = []

    def enter(self, kind: str, seat: int) -> None:
        """A stage begins."""
        raise NotImplementedError

    def leave(self, kind: str, seat: int) -> None:
        """A stage is over: protest if something is not done."""
        raise NotImplementedError

    def begin(self, stages: Iterable[Stage]) -> None:
        self.stages = deque(stages)
        self.enter(*self.stages[0])

    def reach(self, kind: str, seat: int = NOBODY) -> None:
        """Go on to a stage; every stage left behind must be complete."""
        while self.stages and self.stages[0] != (kind, seat):
            self.pass_on()
        check("", bool(self.stages), f"{kind} of {seat} at the wrong time")

    def pass_on(self) -> None:
        """The next stage begins."""
        for owed in self.due:
            check(owed.rule, False, f"there was no {owed.names[0]} of {owed.facts}")
        self.leave(*self.stages.popleft())
        if self.stages:
            self.enter(*self.stages[0])

    def expect(self, rule: str, name: str, **facts: Fact) -> None:
        self.due.append(Owed(rule, (name,), facts))

    def fulfil(self, name: str, facts: Facts) -> None:
        """An event is the next that the stage must bring."""
        check("", bool(self.due), f"{name} {facts} is not due")
        owed = self.due.pop(0)
        equal(owed.rule, (name, facts), (owed.names[0], owed.facts), "what comes next")


Obstacle = tuple[str, str]


def unless(obstacle: Obstacle | None) -> None:
    """Protest if there is an obstacle: a rule, and what it forbids."""
    if obstacle is not None:
        check(obstacle[0], False, obstacle[1])
