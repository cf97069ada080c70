"""What a viewer may know of a table, kept up to date from version to version."""

from __future__ import annotations

import random

import msgspec
import pytest

from quartier.core.speech import Refusal
from quartier.core.titles import find_title
from quartier.table.entries import Entry, Played, StoodIn, TakenBack
from quartier.table.pace import Pace
from quartier.table.seats import Seat
from quartier.table.sight import sights
from quartier.table.table import Table


def new_table(title_id: str, seats: int, seed: int) -> Table:
    title = find_title(title_id)
    assert title is not None
    settings = title.settings({})
    assert not isinstance(settings, Refusal)
    people = [Seat(f"p{number}", "", f"P{number}") for number in range(seats)]
    return Table(title, settings, seed, people, Pace(), 0.0)


def an_entry(table: Table, chance: random.Random) -> Entry:
    """A move; now and then one is taken back, or a bot stands in."""
    seat = chance.choice(table.state.deciders)
    others: list[Entry] = [TakenBack(chance.randrange(table.state.seats)), StoodIn(seat, "easy")]
    entry = chance.choice(others)
    if chance.random() < 0.2 and table.check(entry) is None:
        return entry
    return Played(seat, chance.choice(table.state.moves(seat)).text)


@pytest.mark.parametrize(
    ("title_id", "seats"), [("sevenwonders", 3), ("lacitta", 3), ("cardcity", 2), ("smallcity", 2)]
)
def test_what_is_taken_from_an_earlier_sight_is_what_a_new_one_shows(
    title_id: str, seats: int
) -> None:
    table = new_table(title_id, seats, 3)
    chance = random.Random(7)
    everybody: list[int | None] = [None, *range(seats)]
    kept = sights(table, everybody)
    while not table.is_over and table.version < 150:
        table.apply(an_entry(table, chance), 0.0)
        kept = sights(table, everybody, kept, table.version - 1)
        fresh = sights(table, everybody)
        for seat in everybody:
            assert msgspec.json.encode(kept[seat]) == msgspec.json.encode(fresh[seat])
