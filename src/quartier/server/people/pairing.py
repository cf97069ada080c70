"""Who meets whom: Swiss rounds for two, tables of equals for more."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from itertools import combinations

import msgspec

# A meeting more weighs as much as being this far apart in the standing.
REPEAT = 1_000_000
# What a round off is worth: as much as a table of equals gives on average.
ROUND_OFF = 0.5

Pair = tuple[str, str]


class Played(msgspec.Struct, frozen=True):
    """A table of an earlier round: its persons by seat and what each of them got."""

    persons: list[str]
    points: list[float]


class Place(msgspec.Struct, frozen=True):
    """Somebody in the standing: their points, and those of all they have met."""

    person: str
    points: float
    opposition: float


def shares(ranks: Sequence[int]) -> list[float]:
    """For each seat the share of the others it left behind; a tie is half."""
    others = max(1, len(ranks) - 1)
    return [
        sum((other > rank) + (other == rank) / 2 for seat, other in enumerate(ranks) if seat != me)
        / others
        for me, rank in enumerate(ranks)
    ]


def standing(entrants: Sequence[str], played: Sequence[Played]) -> list[Place]:
    """The order of a tournament: points, then those of the opponents, then who entered first."""
    points: defaultdict[str, float] = defaultdict(float)
    for table in played:
        for person, got in zip(table.persons, table.points, strict=True):
            points[person] += got
    opposition: defaultdict[str, float] = defaultdict(float)
    for table in played:
        for one, other in combinations(table.persons, 2):
            opposition[one] += points[other]
            opposition[other] += points[one]
    places = [Place(one, points[one], opposition[one]) for one in entrants]
    return sorted(places, key=lambda place: (-place.points, -place.opposition))


def pairings(order: Sequence[str], seats: int, played: Sequence[Played]) -> list[list[str]]:
    """Tables of neighbours in the standing who have met least; who is left over comes last, alone.

    Nobody has a round off twice before everybody had one. At each table those sit first who
    have done so least often.
    """
    off = _off(order, len(order) % seats, played)
    playing = [person for person in order if person not in off]
    tables = [playing[start : start + seats] for start in range(0, len(playing), seats)]
    _part(tables, {person: place for place, person in enumerate(order)}, _meetings(played))
    first = Counter(table.persons[0] for table in played if len(table.persons) > 1)
    seated = [sorted(table, key=lambda person: first[person]) for table in tables]
    return [*seated, *([person] for person in off)]


def _off(order: Sequence[str], number: int, played: Sequence[Played]) -> list[str]:
    had = Counter(table.persons[0] for table in played if len(table.persons) == 1)
    place = {person: number for number, person in enumerate(order)}
    return sorted(order, key=lambda person: (had[person], -place[person]))[:number]


def _meetings(played: Sequence[Played]) -> Counter[Pair]:
    return Counter(
        _pair(one, other) for table in played for one, other in combinations(table.persons, 2)
    )


def _pair(one: str, other: str) -> Pair:
    return (one, other) if one < other else (other, one)


def _part(tables: list[list[str]], place: dict[str, int], met: Counter[Pair]) -> None:
    """Exchange people between tables as long as that makes a pair of tables better."""

    def cost(table: list[str]) -> int:
        return sum(
            REPEAT * met[_pair(one, other)] + (place[one] - place[other]) ** 2
            for one, other in combinations(table, 2)
        )

    better = True
    while better:
        better = False
        for here, there in combinations(tables, 2):
            for one in range(len(here)):
                for other in range(len(there)):
                    before = cost(here) + cost(there)
                    here[one], there[other] = there[other], here[one]
                    if cost(here) + cost(there) < before:
                        better = True
                    else:
                        here[one], there[other] = there[other], here[one]
