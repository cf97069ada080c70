"""The frame of the umpires: they hear what is public, and faults stay where they are planted."""

from __future__ import annotations

import re
import sys

import msgspec
import pytest
from tests.umpires.planting import Fault, noticed, planted
from tests.umpires.watching import Protest, Table, Umpire, View, equal, tables, watch

from quartier.core.record import Record, replay
from quartier.core.speech import Facts, Result
from quartier.core.titles import Settings
from quartier.testing.random_play import allowed_settings
from quartier.titles.sevenwonders import TITLE

SECRETS = {"event-hand", "event-sold-card", "event-stage-card", "event-leader-kept"}
CHEAP_SALES = Fault("SW-26", "turn", "SALE_COINS: Final = 3", "SALE_COINS: Final = 2")


class Listener(Umpire):
    """Remembers what it hears."""

    heard: list[str]
    judged: bool

    def __init__(self, settings: Settings, seats: int, opening: View) -> None:
        super().__init__(settings, seats, opening)
        Listener.heard = []
        Listener.judged = False

    def hear(self, key: str, facts: Facts) -> None:
        self.heard.append(key)

    def judge(self, result: Result) -> None:
        Listener.judged = True


class Cashier(Listener):
    """Knows one rule."""

    def hear(self, key: str, facts: Facts) -> None:
        if facts.get("source") == "source-sale" and facts["coins"] != 4:  # 4: Berenice, SW-154
            equal("SW-26", facts["coins"], 3, "a sale")


class Pedant(Listener):
    """Protests against the first sale."""

    def hear(self, key: str, facts: Facts) -> None:
        if key == "event-sold":
            raise Protest("SW-26", "sold")


def plain_table() -> Table:
    settings = TITLE.settings({})
    assert isinstance(settings, dict)
    return Table(settings, seats=3, seed=1, bot="random")


def test_an_umpire_hears_the_public_part_of_a_whole_game_and_its_result() -> None:
    heard = watch(Listener, TITLE, plain_table())

    assert heard == len(Listener.heard) > 50
    assert {"event-built", "event-conflict", "event-end"} <= set(Listener.heard)
    assert not SECRETS & set(Listener.heard)
    assert Listener.judged


def test_an_event_the_umpire_has_no_ear_for_is_a_protest() -> None:
    with pytest.raises(Protest, match="event-unheard-of"):
        Umpire({}, 2, {}).hear("event-unheard-of", {})


def test_a_protest_comes_with_a_record_that_can_be_replayed() -> None:
    with pytest.raises(Protest) as caught:
        watch(Pedant, TITLE, plain_table())

    note = re.sub("^[^{]*", "", caught.value.__notes__[0])
    history = replay(msgspec.json.decode(note, type=Record))
    assert history.decisions
    assert history.state.result is None


def test_tables_go_through_all_combinations() -> None:
    combinations = allowed_settings(TITLE)
    seen = [(table.settings, table.seats) for table in tables(TITLE, len(combinations), "random")]

    assert all(combination in seen for combination in combinations)
    with_leaders = tables(TITLE, 50, "random", {"leaders": True})
    assert all(table.settings["leaders"] for table in with_leaders)


def test_a_fault_is_there_while_it_is_planted_and_nowhere_else() -> None:
    protest = noticed(Cashier, TITLE.id, CHEAP_SALES, games=3)

    assert protest is not None
    assert protest.rule == "SW-26"
    assert sys.modules["quartier.titles.sevenwonders"].TITLE is TITLE
    for table in tables(TITLE, 3, "random"):
        watch(Cashier, TITLE, table)


def test_a_fault_that_is_not_in_the_sources_any_more_is_an_error() -> None:
    gone = Fault("SW-26", "turn", "no such line", "")

    with pytest.raises(AssertionError, match="not exactly once"), planted(TITLE.id, gone):
        pass
