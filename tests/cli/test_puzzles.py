"""Puzzles on the terminal: solved, listed, looked for."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.cli.conftest import Quartier

from quartier.core.titles import find_title
from quartier.puzzles.mining import Miner
from quartier.puzzles.puzzle import Puzzle, puzzles_of, read

TITLE = find_title("sevenwonders")
assert TITLE is not None
PUZZLES = puzzles_of(TITLE)
FIRST = PUZZLES[0]
PUZZLES_BY_SEED = {1: PUZZLES[1], 2: PUZZLES[2]}


def test_a_puzzle_is_answered_and_explained(quartier: Quartier) -> None:
    wrong, right = FIRST.others[0].move, FIRST.right[0]
    answer = quartier("puzzle", "sevenwonders", "1", typed=f"{wrong}\n{right}\nquit\n")
    assert answer.code == 0
    asked, _, told = answer.out.partition("There is a better move.")
    assert f"Puzzle 1, rated {FIRST.rating}" in asked
    assert f"{FIRST.answers[0].value:.0%}" in told
    assert "Right!" in told


def test_what_is_not_allowed_is_refused_and_a_line_can_be_played(quartier: Quartier) -> None:
    answer = quartier("puzzle", "sevenwonders", "1", typed="sell palace\nif\n1\nquit\n?\nquit\n")
    assert "Right!" not in answer.out
    assert "There is a better move." not in answer.out
    assert "What if?" in answer.out
    assert "Back at the table." in answer.out


def test_enter_leads_to_another_one(quartier: Quartier) -> None:
    answer = quartier("puzzle", "sevenwonders", "1", typed=f"{FIRST.right[0]}\n\nquit\n")
    assert answer.out.count("which move is best?") == 2


def test_a_puzzle_of_any_game_in_french(quartier: Quartier) -> None:
    assert "quel est le meilleur coup" in quartier("puzzle", "--lang", "fr", typed="quitter\n").out


def test_puzzles_are_listed_for_people_and_programs(quartier: Quartier) -> None:
    listed = json.loads(quartier("puzzles", "list", "sevenwonders", "--json").out)
    assert [one["number"] for one in listed] == [puzzle.number for puzzle in PUZZLES]
    assert {"number", "theme", "rating", "margin"} <= listed[0].keys()
    shown = quartier("puzzles", "list", "sevenwonders").out
    assert str(FIRST.rating) in shown
    assert FIRST.theme not in shown


def test_what_is_mined_is_kept_at_once(
    quartier: Quartier, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seeds: list[int] = []

    def game(self: Miner, seed: int) -> Iterator[Puzzle]:
        seeds.append(seed)
        yield PUZZLES_BY_SEED[seed]

    monkeypatch.setattr(Miner, "game", game)
    file = tmp_path / "found.jsonl"
    mine = ("puzzles", "mine", "sevenwonders", "--save", str(file))
    answer = quartier(*mine, "--seed", "1", "--games", "2")
    assert answer.code == 0
    assert seeds == [1, 2]
    assert "Game 2: 1 puzzle" in answer.out
    assert [puzzle.moves for puzzle in read(file.read_bytes())] == [
        PUZZLES[1].moves,
        PUZZLES[2].moves,
    ]
    last = max(PUZZLES[1].seed, PUZZLES[2].seed)
    PUZZLES_BY_SEED[last + 1] = PUZZLES[3]
    quartier(*mine, "--games", "1")
    assert seeds[2:] == [last + 1]
    assert len(read(file.read_bytes())) == 3
