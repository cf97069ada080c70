"""The laboratory counts what was done, and does not take luck for a finding."""

from __future__ import annotations

import random
import re

import pytest

from quartier.core.speech import Event
from quartier.core.titles import find_title
from quartier.locale import Texts
from quartier.research.lab.comparing import balance, compared
from quartier.research.lab.page import Portrait, name_of
from quartier.research.lab.sample import Experiment, Players, Sample, Sum, begun_with, things_of


def wins(share: float, number: int, chance: random.Random) -> Sum:
    found = Sum()
    for _ in range(number):
        found.add(float(chance.random() < share))
    return found


def test_of_many_things_that_did_not_move_hardly_one_is_called_sure() -> None:
    chance = random.Random(1)
    sides = [{f"thing {n}": wins(0.3, 400, chance) for n in range(500)} for _ in range(2)]
    assert sum(finding.is_sure for finding in compared(*sides)) <= 1


def test_what_moved_much_is_found_among_them() -> None:
    chance = random.Random(2)
    before, after = ({f"thing {n}": wins(0.3, 400, chance) for n in range(100)} for _ in range(2))
    after["thing 7"] = wins(0.5, 400, chance)
    first = compared(before, after)[0]
    assert (first.thing, first.is_sure) == ("thing 7", True)
    assert abs(first.difference - 0.2) < first.error + 0.05


def test_what_was_rarely_done_tells_nothing() -> None:
    chance = random.Random(3)
    assert compared({"rare": wins(0.0, 10, chance)}, {"rare": wins(1.0, 900, chance)}) == []


def test_balance_compares_with_an_equal_share() -> None:
    chance = random.Random(4)
    things = {"strong": wins(0.6, 300, chance), "fair": wins(0.25, 300, chance)}
    strong, fair = balance(things, seats=4)
    assert (strong.thing, strong.before, strong.is_sure) == ("strong", 0.25, True)
    assert not fair.is_sure


def test_a_thing_is_a_word_of_an_event_with_a_seat() -> None:
    assert things_of(Event("event-built", {"seat": 1, "card": "card-x", "cell": "=d4"}, 7)) == [
        (1, "event-built:card-x")
    ]
    assert things_of(Event("event-age", {"age": 2}, 7)) == []


def test_games_are_counted_with_what_was_done_in_them() -> None:
    title = find_title("sevenwonders")
    assert title is not None
    settings = title.settings({})
    assert isinstance(settings, dict)
    players = Players(Experiment("sevenwonders", settings, ["random"] * 3, 5, 3))
    sample = players.play(0) + players.play(1) + players.play(2)
    assert sample.games == sample.length.number == sample.lead.number == 3
    assert sum(seat.total for seat in sample.seats) == 3
    starts = [wins for thing, wins in sample.things.items() if thing.startswith("start:")]
    assert sum(wins.number for wins in starts) == 9
    openings = [wins for thing, wins in sample.things.items() if thing.startswith("opening:")]
    assert sum(wins.number for wins in openings) == 9
    # What was sold is known to the seller alone.
    assert not any("sold-card" in thing for thing in sample.things)


@pytest.mark.parametrize(
    ("title_id", "told"),
    [
        # Each of three seats has a board; its name is that of the box.
        ("sevenwonders", r"(Alexandrie|Babylone|Éphèse|Gizeh|Halicarnasse|Olympie|Rhodes) [ab]"),
        # And two castles, named by their hexes.
        ("lacitta", r"[a-z]\d+ [a-z]\d+"),
    ],
)
def test_what_seats_begin_with_is_told_by_name(title_id: str, told: str) -> None:
    title = find_title(title_id)
    assert title is not None
    settings = title.settings({})
    assert isinstance(settings, dict)
    state = title.new(settings, 3, 1)
    texts = Texts("fr", title.package)
    starts = [begun_with(title, state, seat) for seat in range(3)]
    names = {name_of(thing, texts) for things in starts for thing in things}
    assert len(names) == 3
    assert all(re.fullmatch(told, name) for name in names), names


def test_a_french_page_has_french_decimals() -> None:
    half = Sum(40, 20.0, 20.0)
    sample = Sample(40, [half, half], [half, half], half, half, {})
    page = Portrait(sample, Texts("fr", None), "Ville").html()
    assert "<td>50,0 %</td>" in page
    assert "place 0,5" in page


def test_other_numbers_than_shares_are_compared_as_they_are() -> None:
    """Lengths of 90 and 92 that hardly vary do differ."""
    sides = []
    for length in (90.0, 92.0):
        lengths = Sum()
        for number in range(40):
            lengths.add(length + number % 2)
        sides.append({"length": lengths})
    (finding,) = compared(*sides, shares=False)
    assert finding.is_sure
    assert finding.error < 0.3
