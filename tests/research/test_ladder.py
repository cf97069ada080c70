"""The ladder of levels: what is played, how games are kept and shared, what is told of them."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
import pytest
from tests.standin import Ray

from quartier.bots.levels import LEVELS
from quartier.research.ladder import main, matches, reference_of, verdict
from quartier.research.ledger import Game, Ledger, version_of

FAST = ("--level", "easy=random", "--level", "normal=hasty:2")


def table(text: str) -> dict[str, list[str]]:
    """The cells of each match."""
    rows = [line.strip("| ").split(" | ") for line in text.splitlines() if line.startswith("| ")]
    return {row[0]: row[1:] for row in rows[2:]}


def kept(folder: Path) -> dict[str, list[Game]]:
    return {
        file.stem: [msgspec.json.decode(line, type=Game) for line in file.read_bytes().splitlines()]
        for file in folder.glob("*.jsonl")
    }


def test_each_level_meets_the_one_below_at_the_usual_seats() -> None:
    steps = matches(LEVELS, None, 400)
    assert len(steps) == 3 * 8
    hard = steps["sevenwonders-4-hard-normal"]
    assert hard.contest.bots == ["swift", "greedy"]
    assert (hard.seats, hard.goal, hard.contest.games) == (4, 0.45, 400)
    assert steps["smallcity-3-normal-easy"].contest.games == 402
    economic = steps["cardcity-2-victory-economic-expert-hard"]
    assert economic.contest.bots[1] == "search:8" != steps["cardcity-2-expert-hard"].contest.bots[1]
    assert economic.goal == 0.65


def test_the_strongest_also_meets_another_version() -> None:
    reference = reference_of(sys.executable)
    found = matches(LEVELS, reference, 400)
    abroad = {name: match for name, match in found.items() if "reference" in name}
    assert len(abroad) == 2 * 8
    greedy = abroad["lacitta-4-setup-advanced-expert-reference-greedy"]
    assert greedy.goal == 0.75
    assert greedy.contest.bots == ["search:60", f"greedy@{sys.executable}"]
    # A Python lies elsewhere on other machines.
    assert greedy.other == f"greedy@{reference.version}"
    assert abroad["cardcity-4-expert-reference-search1s"].goal == 0.40


def test_a_run_goes_on_and_parts_are_put_together(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def run(folder: str, *more: str) -> dict[str, list[str]]:
        main(["--output", str(tmp_path / folder), "--only", "normal-easy", *FAST, *more])
        return table(capsys.readouterr().out)

    whole = run("whole", "--games", "8", "--page", str(tmp_path / "page.md"))
    assert len(whole) == 8
    assert whole["smallcity-3-normal-easy"][5] == "9"
    assert table((tmp_path / "page.md").read_text(encoding="utf-8")) == whole
    files = {file: file.read_bytes() for file in (tmp_path / "whole").iterdir()}
    assert run("whole", "--games", "8") == whole
    assert {file: file.read_bytes() for file in (tmp_path / "whole").iterdir()} == files

    for part in ("1/2", "2/2"):
        run(part[0], "--games", "8", "--part", part)
    for file in (tmp_path / "2").iterdir():
        with (tmp_path / "1" / file.name).open("ab") as other:
            other.write(file.read_bytes())
    # A game that was played twice counts once.
    run("1", "--games", "4")
    assert run("1", "--games", "8", "--seconds", "0") == whole


def test_when_time_is_up_all_matches_have_come_as_far(tmp_path: Path) -> None:
    command = ["--output", str(tmp_path), "--games", "4000", *FAST, "--only", "normal-easy"]
    for _ in range(2):
        main([*command, "--seconds", "0.5"])
        games = [len(found) for found in kept(tmp_path).values()]
        assert len(games) == 8
        assert max(games) - min(games) <= 4


def test_games_count_for_the_code_and_the_bots_that_played_them(tmp_path: Path) -> None:
    ledger = Ledger(tmp_path, "now")
    game = Game("now", "net", "hasty", 8_000_001, 5, 1.0, 3.5, 0.1)
    ledger.add("match", game)
    ledger.add("match", msgspec.structs.replace(game, version="before", number=6))
    ledger.add("match", msgspec.structs.replace(game, bot="greedy", number=7))
    assert ledger.games("match", "net", "hasty") == {5: game}
    assert ledger.games("another", "net", "hasty") == {}


def test_a_version_is_what_decides_moves(tmp_path: Path) -> None:
    for folder in ("bots", "cli"):
        (tmp_path / folder).mkdir()
    (tmp_path / "bots" / "bot.py").write_text("play = 1")
    first = version_of(tmp_path)
    (tmp_path / "cli" / "screen.py").write_text("draw = 1")
    assert version_of(tmp_path) == first
    (tmp_path / "bots" / "bot.py").write_text("play = 2")
    assert version_of(tmp_path) != first


@pytest.mark.parametrize(
    ("low", "high", "games", "told"),
    [
        (0.46, 0.55, 400, "met"),
        (0.46, 0.75, 60, "not shown"),
        (0.40, 0.50, 400, "not shown"),
        (0.20, 0.30, 400, "not met"),
    ],
)
def test_a_goal_is_a_lower_bound_in_enough_games(
    low: float, high: float, games: int, told: str
) -> None:
    assert verdict(low, high, games, 0.45) == told


def test_a_cluster_plays_the_same_games(
    tmp_path: Path, ray: Ray, capsys: pytest.CaptureFixture[str]
) -> None:
    tables = []
    for where in ((), ("--ray", "local")):
        folder = str(tmp_path / str(len(where)))
        main(
            ["--output", folder, "--games", "4", "--only", "cardcity-2-normal-easy", *FAST, *where]
        )
        tables.append(table(capsys.readouterr().out))
    assert tables[0] == tables[1]
    assert ray.started == ["init", "shutdown"]


def test_a_reference_plays(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["--output", str(tmp_path), "--games", "2", "--level", "expert=hasty"]
    only = ["--only", "cardcity-4-expert-reference-greedy", "--reference", sys.executable]
    main([*command, *only])
    (row,) = table(capsys.readouterr().out).values()
    assert row[5] == "4"


def test_an_unknown_level_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--output", str(tmp_path), "--level", "master=net"])
    assert "easy, normal, hard, expert" in capsys.readouterr().err


def test_what_is_no_other_version_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(["--output", str(tmp_path), "--reference", str(tmp_path / "python")])
    assert "is no Python with another version" in capsys.readouterr().err
