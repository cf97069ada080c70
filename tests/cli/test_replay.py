"""`quartier replay`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.cli.conftest import Quartier


@pytest.fixture
def saved(quartier: Quartier, tmp_path: Path) -> Path:
    """A game left in its first age, seats 1 (Ann) and 2, 3 (bots)."""
    path = tmp_path / "game.json"
    table = ("--seats", "3", "--seed", "1", "--names", "Ann", "--save", str(path))
    quartier("play", "sevenwonders", *table, typed="1\n" * 5 + "quit\n")
    return path


def test_the_story_of_a_game_is_told_and_checked(quartier: Quartier, saved: Path) -> None:
    answer = quartier("replay", str(saved))
    assert answer.code == 0
    assert "all of them allowed." in answer.out
    assert " • Ann " in answer.out
    assert "To decide: Ann" in answer.out


def test_spectators_see_no_hand_and_a_seat_its_own(quartier: Quartier, saved: Path) -> None:
    assert "Ann holds" not in quartier("replay", str(saved)).out
    assert "Ann holds" in quartier("replay", str(saved), "--seat", "1").out
    assert "Ann holds" not in quartier("replay", str(saved), "--seat", "2").out


def test_a_moment_is_shown_with_its_own_news_only(quartier: Quartier, saved: Path) -> None:
    start = quartier("replay", str(saved), "--to", "0", "--seat", "1", "--lang", "fr")
    assert "Après la décision 0 sur " in start.out
    assert " • " not in start.out
    assert "[SW-22]" in start.out


def test_programs_get_a_moment_as_data(quartier: Quartier, saved: Path) -> None:
    data = json.loads(quartier("replay", str(saved), "--to", "4", "--seat", "2", "--json").out)
    assert data["title"] == "sevenwonders"
    assert (data["to"], data["seat"], data["seats"]) == (4, 1, 3)
    assert data["view"]["seat"] == 1
    assert data["result"] is None
    assert {event["decision"] for event in data["events"]} <= {1, 2, 3, 4}
    assert all(event["text"] for event in data["events"])


def test_a_finished_game_shows_its_result(quartier: Quartier, saved: Path) -> None:
    quartier("play", "--resume", str(saved), typed="1\n" * 60)
    data = json.loads(quartier("replay", str(saved), "--json").out)
    assert min(data["result"]["ranks"]) == 1
    assert data["deciders"] == []
    assert "Total" in quartier("replay", str(saved)).out


def test_a_record_without_names_can_be_shown(quartier: Quartier, saved: Path) -> None:
    """Records of other programs need not name anybody."""
    from quartier.core.record import read, record_of, replay, write

    write(record_of(replay(read(saved)), []), saved)
    assert " • Seat 1 " in quartier("replay", str(saved)).out
    assert quartier("play", "--resume", str(saved)).code == 2
