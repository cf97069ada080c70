"""Hints, private lines and reviews on the terminal."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.cli.conftest import Quartier

from quartier.cli import desk, review

TABLE = ("play", "sevenwonders", "--seats", "3", "--seed", "1")


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fewer playouts: the same answers everywhere, and soon."""
    monkeypatch.setattr(desk, "ADVISER", "search:20")
    monkeypatch.setattr(review, "JUDGE", "search:12")


def test_a_hint_shows_moves_with_chances_and_points(quartier: Quartier) -> None:
    answer = quartier(*TABLE, typed="hint\nquit\n")
    shown = answer.out.partition("The bot is thinking")[2]
    assert "win" in shown
    assert "%" in shown
    assert "points" in quartier(*TABLE, "--lang", "fr", typed="conseil\nquitter\n").out


def test_persons_at_one_keyboard_get_no_hints(quartier: Quartier) -> None:
    answer = quartier(*TABLE, "--bots", "none", typed="\nhint\nquit\n")
    assert "Hints are for games against bots" in answer.out


def test_a_private_line_is_played_for_all_seats_and_left_without_a_trace(
    quartier: Quartier, tmp_path: Path
) -> None:
    path = tmp_path / "game.json"
    typed = "if\n1\n1\n1\nundo\nredraw\nundo\nquit\nquit\n"
    answer = quartier(*TABLE, "--save", str(path), typed=typed)
    assert answer.code == 0
    assert "What if?" in answer.out
    assert "nothing to undo" in answer.out
    assert "Back at the table." in answer.out
    moves = json.loads(path.read_text())["moves"]
    assert [seat for seat, _ in moves].count(0) == 0


def test_a_private_line_refuses_what_the_rules_refuse(quartier: Quartier) -> None:
    answer = quartier(*TABLE, typed="if\n999\nfly away\nquit\nquit\n")
    assert "Choose a number from 1 to" in answer.out
    assert "fly away" in answer.out


def test_a_review_names_the_moves_that_cost_most(quartier: Quartier, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    quartier(*TABLE, "--save", str(path), typed="1\n" * 60)
    data = json.loads(quartier("review", str(path), "--json").out)
    decisions = [point["decision"] for point in data["curve"]]
    assert decisions == sorted(set(decisions))
    assert len(data["mistakes"]) <= 3
    assert all(point["when"].startswith("Age") for point in data["curve"])
    assert all(point["played"]["win_share_error"] > 0 for point in data["curve"][:10])
    for mistake in data["mistakes"]:
        cost = mistake["cost"]
        # Where everything is decided, a difference has no error.
        by_share = cost["share"] / max(cost["share_error"], 1e-9)
        by_points = cost["points"] / max(cost["points_error"], 1e-9)
        sure = max(by_share, by_points)
        assert sure > 2
    assert data["best_score"] is None
    told = quartier("review", str(path)).out
    assert "The chance to win" in told
    assert "may be off by" in told
    for mistake in data["mistakes"]:
        assert f"{mistake['when']}, decision {mistake['decision']}. Costs" in " ".join(told.split())


def test_alone_the_review_tells_what_a_bot_reached(quartier: Quartier, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    alone = ("--seats", "1", "--set", "level=simplified", "--seed", "1", "--save", str(path))
    quartier("play", "cardcity", *alone, typed="1\n" * 200)
    assert isinstance(json.loads(quartier("review", str(path), "--json").out)["best_score"], int)
    assert "The best a bot reached" in quartier("review", str(path)).out


def test_an_unfinished_game_has_no_review_yet(quartier: Quartier, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    quartier(*TABLE, "--save", str(path), typed="1\nquit\n")
    answer = quartier("review", str(path))
    assert answer.code == 2
    assert "when the game is over" in answer.err
