"""Conflicts (SW-57 to SW-59, SW-129 to SW-133, SW-168 to SW-171): who fights whom for what."""

from __future__ import annotations

from dataclasses import dataclass, field

from tests.umpires.sevenwonders.city import City

VICTORY_WORTH = {1: 1, 2: 3, 3: 5}

Fight = frozenset[tuple[int, int]]


@dataclass
class Conflict:
    """What one conflict brings, or is told to have brought: per city."""

    fights: list[Fight] = field(default_factory=list)
    victories: dict[int, list[int]] = field(default_factory=dict)
    defeats: dict[int, int] = field(default_factory=dict)
    diplomats: list[int] = field(default_factory=list)

    def fight(self, one: int, shields: int, other: int, other_shields: int) -> None:
        self.fights.append(frozenset({(one, shields), (other, other_shields)}))

    def win(self, city: int, number: int, worth: int) -> None:
        self.victories.setdefault(city, []).extend([worth] * number)

    def lose(self, city: int, number: int) -> None:
        self.defeats[city] = self.defeats.get(city, 0) + number

    def in_order(self) -> tuple[object, ...]:
        """The same for two conflicts that come to the same."""
        return (
            sorted(sorted(fight) for fight in self.fights),
            self.victories,
            self.defeats,
            sorted(self.diplomats),
        )


def resolve(cities: list[City], age: int, teams: bool) -> Conflict:
    """The conflict as it has to go."""
    conflict = Conflict(diplomats=[i for i, city in enumerate(cities) if city.diplomacy])
    for one, other, tokens in _pairs(cities, teams):
        shields, other_shields = cities[one].shields, cities[other].shields
        conflict.fight(one, shields, other, other_shields)
        if shields == other_shields:
            continue
        winner, loser = (one, other) if shields > other_shields else (other, one)
        conflict.win(winner, tokens, VICTORY_WORTH[age])
        # SW-111
        conflict.lose(winner if cities[loser].has("defeat_to_winner") else loser, tokens)
    return conflict


def _pairs(cities: list[City], teams: bool) -> list[tuple[int, int, int]]:
    """Two cities each, and the number of tokens they fight for."""
    if teams:  # SW-163: partners on the first and second seat, the third and fourth, …
        meetings = [(seat, (seat + 1) % len(cities)) for seat in range(1, len(cities), 2)]
        return [
            (one, other, 1 if cities[one].diplomacy or cities[other].diplomacy else 2)
            for one, other in meetings
        ]
    present = [index for index, city in enumerate(cities) if not city.diplomacy]
    if len(present) < 2:
        return []
    if len(present) == 2:
        return [(present[0], present[1], 1)]
    return [(one, other, 1) for one, other in zip(present, present[1:] + present[:1], strict=True)]
