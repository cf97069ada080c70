"""Checks of a box as a whole: what cannot be in it is noted, with its place and what is allowed."""

from __future__ import annotations

from collections.abc import Iterable

from quartier.core.corrections import Fault
from quartier.core.speech import Facts, literal


class Checks:
    """Goes through a box and notes what is wrong with it."""

    def __init__(self) -> None:
        self.faults: list[Fault] = []

    def note(self, place: str, key: str, facts: Facts) -> None:
        self.faults.append(Fault(place, key, facts))

    def exactly(self, place: str, given: int, allowed: int) -> bool:
        """Note a number that is not the one it must be; whether it is."""
        if given != allowed:
            self.note(place, "fault-exactly", {"given": given, "allowed": allowed})
        return given == allowed

    def within(self, place: str, given: int, low: int, high: int) -> None:
        """Note a number that is not within bounds."""
        if not low <= given <= high:
            self.note(place, "fault-range", {"given": given, "low": low, "high": high})

    def at_least(self, place: str, given: int, least: int) -> None:
        """Note a number that is too small."""
        if given < least:
            self.note(place, "fault-least", {"given": given, "least": least})

    def at_most(self, place: str, given: int, most: int) -> None:
        """Note a number that is too large."""
        if given > most:
            self.note(place, "fault-most", {"given": given, "most": most})

    def deck(self, place: str, cards: int, least: int, seats: int) -> None:
        """Note a deck that is too small for a number of players."""
        if cards < least:
            self.note(place, "fault-deck", {"given": cards, "least": least, "seats": seats})

    def known(self, place: str, names: Iterable[str], known: Iterable[str]) -> bool:
        """Note names that nothing has; whether all are known."""
        allowed = list(known)
        unknown = [literal(name) for name in names if name not in allowed]
        if unknown:
            facts: Facts = {"given": unknown, "known": [literal(name) for name in allowed]}
            self.note(place, "fault-unknown-name", facts)
        return not unknown
