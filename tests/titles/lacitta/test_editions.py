"""The editions and what belongs to each (LC-90)."""

from __future__ import annotations

import msgspec
import pytest
from tests.titles.lacitta.table import Table

from quartier.core.history import History
from quartier.core.record import RecordError, record_of, replay
from quartier.core.rng import seeded
from quartier.core.speech import Refusal
from quartier.titles.lacitta import TITLE


def played(edition: str) -> History:
    settings = TITLE.settings({"edition": edition})
    assert not isinstance(settings, Refusal)
    history = History(TITLE, settings, 3, seed=11)
    rng = seeded(4)
    while history.state.deciders:
        seat = history.state.deciders[0]
        history.play(seat, history.state.draw(seat, rng))
    return history


@pytest.mark.rule("LC-90")
def test_the_expansion_goes_with_the_new_edition_only() -> None:
    settings = TITLE.settings({"edition": "2000", "expansion": True})
    assert not isinstance(settings, Refusal)
    refusal = TITLE.check(settings, 4)
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("LC-90", "refusal-expansion-2000")


@pytest.mark.rule("LC-90")
@pytest.mark.parametrize(("edition", "other"), [("new", "2000"), ("2000", "new")])
def test_a_record_of_one_edition_replays_only_as_that_edition(edition: str, other: str) -> None:
    history = played(edition)
    record = record_of(history, ["Ada", "Bob", "Chloé"])
    assert replay(record).state.fingerprint() == history.state.fingerprint()
    changed = msgspec.structs.replace(record, options={**record.options, "edition": other})
    with pytest.raises(RecordError):
        replay(changed)


@pytest.mark.rule("LC-90")
def test_a_position_of_one_edition_is_none_of_the_other() -> None:
    games = [TITLE.new({**_plain(), "edition": edition}, 4, 7) for edition in ("new", "2000")]
    assert games[0].fingerprint() != games[1].fingerprint()


@pytest.mark.rule("LC-90")
def test_losing_a_market_lowers_the_limit_in_both_editions() -> None:
    for edition in ("new", "2000"):
        table = Table(edition=edition)
        buildings = ("market d5", "school e4", "school e5", "statue e3", "statue e2", "quarry e6")
        table.city(0, "f4", *buildings, citizens=6)
        table.voice("culture", "culture", "culture", "culture")
        table.migrate()
        table.play(0, "demolish d5")
        assert table.population("f4") == [5]


@pytest.mark.rule("LC-28")
@pytest.mark.parametrize(
    ("edition", "ready", "face_down"), [("new", [3, 3], 0), ("2000", [1, 2], 1)]
)
def test_the_edition_says_whether_cards_return_before_the_migration_or_after_the_year(
    edition: str, ready: list[int], face_down: int
) -> None:
    table = Table(seats=2, edition=edition)
    table.voice("culture", "culture", "culture", "culture")
    table.city(0, "e11", "statue e10", citizens=3)
    table.city(1, "e7", "school e6", "school e8", citizens=3)
    game = table.game
    game.ready = [1, 3]
    game.played[0].append(game.policy_deck.pop())
    table.turn_of(1, turn=5)
    table.play(1, "gold")
    assert table.question(1).phase == "phase-rehousing"
    assert (game.ready, len(game.played[0])) == (ready, face_down)
    table.play(1, table.moves(1)[0])
    assert (game.year, game.ready, game.played[0]) == (2, [3, 3], [])


def _plain() -> dict[str, bool | str]:
    return {"edition": "new", "expansion": False, "setup": "recommended"}
