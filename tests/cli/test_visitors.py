"""Bots of another installed version at our tables. Here the other version is this one."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from tests.cli.conftest import Quartier

from quartier.bots.match import play_match
from quartier.bots.position import Position
from quartier.bots.random_bot import RandomBot
from quartier.bots.registry import make_bot
from quartier.bots.visitor import OtherRules, Visitor
from quartier.core.rng import seeded
from quartier.core.speech import Refusal
from quartier.core.titles import find_title

VISITOR = f"greedy@{sys.executable}"


def test_a_bot_of_another_version_plays_and_is_measured(quartier: Quartier) -> None:
    answer = quartier(
        "arena", "sevenwonders", "--games", "4", "--bots", f"{VISITOR},random", "--json"
    )
    found = json.loads(answer.out)
    assert [one["bot"] for one in found["bots"]] == [VISITOR, "random"]
    assert found["bots"][0]["win_share"] > 0.5
    assert found["bots"][0]["decisions"] > 60


def test_another_version_does_not_play_by_our_packages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "quartier.py").write_text("raise ImportError('this is no other version')")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    title = find_title("cardcity")
    assert title is not None
    settings = title.settle({}, 2)
    assert isinstance(settings, dict)
    assert Visitor(VISITOR).refusal(title, settings, 2) is None


def test_equal_seeds_give_equal_games_through_a_pipe_too() -> None:
    title = find_title("cardcity")
    assert title is not None
    settings = title.settle({}, 2)
    assert isinstance(settings, dict)
    visitor = Visitor(f"hasty@{sys.executable}")
    first, other, again = (
        play_match(title, settings, [visitor, RandomBot()], seed) for seed in (3, 4, 3)
    )
    assert first.result.totals == again.result.totals
    assert first.decisions == again.decisions
    assert (first.result.totals, first.decisions) != (other.result.totals, other.decisions)


def test_who_hears_other_moves_does_not_play_on() -> None:
    title = find_title("sevenwonders")
    assert title is not None
    settings = title.settings({})
    assert isinstance(settings, dict)
    visitor = Visitor(VISITOR)
    visitor.begin(title, settings, 3, 1)
    visitor.hear(0, title.new(settings, 3, 1).moves(1)[-1])
    with pytest.raises(OtherRules):
        visitor.choose(Position(title, title.new(settings, 3, 1), 1), seeded(1))


@pytest.mark.parametrize(
    ("bot", "options", "sentence"),
    [
        ("greedy@/no/such/python", (), "There is no Python at"),
        ("greedy@/bin/false", (), "does not answer"),
        (f"clever@{sys.executable}", (), "has no bot"),
    ],
)
def test_who_cannot_come_is_refused_with_a_sentence(
    quartier: Quartier, bot: str, options: tuple[str, ...], sentence: str
) -> None:
    answer = quartier("arena", "sevenwonders", "--games", "4", "--bots", f"{bot},random", *options)
    assert answer.code == 2
    assert sentence in " ".join(answer.err.split())


def test_other_rules_are_refused_before_the_first_game(
    quartier: Quartier, monkeypatch: pytest.MonkeyPatch
) -> None:
    title = find_title("sevenwonders")
    assert title is not None
    monkeypatch.setattr(title, "version", 99)
    table = ("arena", "sevenwonders", "--games", "4", "--bots", f"{VISITOR},random")
    assert quartier(*table).code == 0, "another version need not make a difference"
    new = title.new
    monkeypatch.setattr(title, "new", lambda settings, seats, seed: new(settings, seats, seed + 1))
    answer = quartier(*table)
    assert answer.code == 2
    assert "by other rules (version 2; here: version 99)" in " ".join(answer.err.split())


def test_an_option_the_other_does_not_know_is_refused() -> None:
    title = find_title("sevenwonders")
    assert title is not None
    settings = title.settings({})
    assert isinstance(settings, dict)
    key = title.options[0].key
    refusal = Visitor(VISITOR).refusal(title, settings | {key: "unheard of"}, 3)
    assert refusal is not None
    assert refusal.key == "error-visitor-rules"


def test_only_the_terminal_starts_other_programs(quartier: Quartier, tmp_path: Path) -> None:
    assert isinstance(make_bot(VISITOR), Refusal)
    answer = quartier("play", "sevenwonders", "--seats", "3", "--bots", VISITOR)
    assert answer.code == 2
