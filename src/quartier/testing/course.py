"""The course of games, position by position, to compare compiled with interpreted rules.

    python -m quartier.testing.course sevenwonders

plays a few games of a title, whose options and seats are spread over all there are, and prints a
line for each position.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from hashlib import blake2b

from quartier.core.titles import Settings, Title, find_title
from quartier.testing.random_play import RandomTable, allowed_settings, heard, seen

GAMES = 12
MOST_DECISIONS = 5000
# Views are told at every so many positions: they are costly.
VIEWS_EVERY = 16


def courses(title: Title) -> Iterator[str]:
    """Every position of a few games of a title."""
    combinations = allowed_settings(title)
    for game in range(GAMES):
        settings, seats = combinations[game * len(combinations) // GAMES]
        yield f"{title.id}, {seats} seats, {settings}"
        yield from course(title, settings, seats, seed=game)


def course(title: Title, settings: Settings, seats: int, seed: int) -> Iterator[str]:
    """Each position: its fingerprint, and a hash of moves, events, worth, now and then views."""
    table = RandomTable(title, settings, seats, seed, MOST_DECISIONS)
    for number, state in enumerate(table.positions()):
        said = [heard(table.events, state.all_eyes)]
        said += [repr(state.moves(seat)).encode() for seat in state.deciders]
        said.append(repr(title.evaluate(state, number % seats)).encode())
        if number % VIEWS_EVERY == 0 or not state.deciders:
            said += [seen(state, eyes).encode() for eyes in table.everybody]
        table.events.clear()
        hashed = blake2b(b" ".join(said), digest_size=8).hexdigest()
        yield f"{number} {state.fingerprint()} {hashed}"


if __name__ == "__main__":
    wanted = find_title(sys.argv[1])
    assert wanted is not None
    for line in courses(wanted):
        print(line)
