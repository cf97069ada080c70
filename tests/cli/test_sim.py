"""`quartier sim`."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Generator
from contextlib import suppress

import msgspec
import pytest
from tests.cli.conftest import Quartier

from quartier.cli.crew import play_games
from quartier.cli.series import Series, SeriesPlayers, Tally, known_title
from quartier.core.titles import Settings


class Scores(msgspec.Struct):
    mean: float
    min: int
    max: int


class Report(msgspec.Struct, forbid_unknown_fields=True):
    title: str
    seats: int
    settings: dict[str, bool | str]
    bots: list[str]
    seed: int
    games: int
    interrupted: bool
    seconds: float
    games_per_second: float
    decisions: int
    decisions_per_second: float
    scores: list[Scores]
    wins: list[float]


def report(quartier: Quartier, *arguments: str, code: int = 0) -> Report:
    answer = quartier("sim", "sevenwonders", "--json", *arguments)
    assert (answer.code, answer.err) == (code, "")
    return msgspec.json.decode(answer.out.encode(), type=Report)


def series(games: int) -> Series:
    settings: Settings = {
        "leaders": False,
        "cities": False,
        "teams": False,
        "wonders": "drawn",
        "sides": "random",
    }
    return Series("sevenwonders", settings, ["random"] * 3, seed=1, games=games)


def test_the_figures_of_a_series(quartier: Quartier) -> None:
    found = report(quartier, "--seats", "3", "--games", "20", "--set", "cities=true")
    assert (found.title, found.seats, found.games) == ("sevenwonders", 3, 20)
    assert found.settings["cities"] is True
    assert found.bots == ["random"] * 3
    assert not found.interrupted
    assert found.decisions > 20 * 3 * 21
    assert all(scores.min <= scores.mean <= scores.max for scores in found.scores)
    assert sum(found.wins) == pytest.approx(20, abs=0.01)


def test_bots_are_named_for_each_seat(quartier: Quartier) -> None:
    found = report(quartier, "--seats", "3", "--games", "10", "--bots", "random,greedy,random")
    assert found.bots == ["random", "greedy", "random"]
    assert found.wins[1] >= 8


def test_partners_share_a_win(quartier: Quartier) -> None:
    found = report(quartier, "--seats", "4", "--games", "10", "--set", "teams=true")
    assert found.wins[0] == found.wins[1]
    assert sum(found.wins) == pytest.approx(10)


def test_the_same_seeds_give_the_same_figures_whatever_the_jobs(quartier: Quartier) -> None:
    alone, shared, other = (
        report(quartier, "--games", "70", "--seed", seed, "--jobs", jobs)
        for seed, jobs in (("7", "1"), ("7", "3"), ("8", "1"))
    )
    assert (alone.scores, alone.wins, alone.decisions) == (
        shared.scores,
        shared.wins,
        shared.decisions,
    )
    assert alone.scores != other.scores


@pytest.mark.parametrize(("language", "word"), [("en", "Wins"), ("fr", "Victoires")])
def test_people_read_a_table(quartier: Quartier, language: str, word: str) -> None:
    answer = quartier("sim", "sevenwonders", "--games", "3", "--lang", language)
    assert answer.code == 0
    assert word in answer.out
    assert ("," if language == "fr" else ".") in answer.out.splitlines()[-1]


def interrupted_after(games: int, monkeypatch: pytest.MonkeyPatch) -> None:
    play = SeriesPlayers.play

    def play_or_stop(self: SeriesPlayers, game: int) -> Tally:
        if game == games:
            raise KeyboardInterrupt
        return play(self, game)

    monkeypatch.setattr(SeriesPlayers, "play", play_or_stop)


def test_ctrl_c_prints_what_was_reached(
    quartier: Quartier, monkeypatch: pytest.MonkeyPatch
) -> None:
    interrupted_after(4, monkeypatch)
    found = report(quartier, "--games", "50", code=130)
    assert (found.games, found.interrupted) == (4, True)
    assert (
        "Interrupted after 4 of 50 games." in quartier("sim", "sevenwonders", "--games", "50").out
    )


def test_ctrl_c_before_the_first_game_is_over(
    quartier: Quartier, monkeypatch: pytest.MonkeyPatch
) -> None:
    interrupted_after(0, monkeypatch)
    assert report(quartier, code=130).scores == []
    assert "before the first game" in quartier("sim", "sevenwonders").out


def test_ctrl_c_stops_all_processes_and_counts_what_they_have() -> None:
    parts = play_games(series(1000), jobs=2)
    assert isinstance(parts, Generator)
    games = next(parts).games
    with suppress(StopIteration):
        games += parts.throw(KeyboardInterrupt()).games
    games += sum(part.games for part in parts)
    assert 0 < games < 1000


def test_it_runs_as_a_program() -> None:
    command = [sys.executable, "-c", "from quartier.cli import main; raise SystemExit(main())"]
    answer = subprocess.run(
        [*command, "sim", "sevenwonders", "--games", "8", "--jobs", "2", "--json"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(answer.stdout)["games"] == 8
    assert answer.stderr == ""


def test_a_process_with_other_content_plays_nothing() -> None:
    with pytest.raises(ValueError, match="other corrections of its content"):
        known_title("sevenwonders", "0123456789abcdef")
