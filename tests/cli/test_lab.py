"""`quartier lab`."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.conftest import Quartier

from quartier.cli import main

FEW = ("--games", "12", "--bots", "random", "--seats", "2")


def test_a_change_is_tried_out_and_told(quartier: Quartier, tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    change = tmp_path / "change.json"
    change.write_text('{"types": [{"id": "industry", "half_percent": 3}]}')
    arguments = ("--change", str(change), "--change", "ecology=true", "--output", str(page))
    answer = quartier("lab", "cardcity", *arguments, *FEW)
    assert (answer.code, answer.err) == (0, "")
    assert str(page) in "".join(answer.out.split())
    told = page.read_text(encoding="utf-8")
    assert "12 games before, 12 games after" in told
    assert "<svg" in told
    assert "Wins by seat" not in told  # Too few games to tell.


def test_seats_and_things_are_told_when_there_are_enough_games(
    quartier: Quartier, tmp_path: Path
) -> None:
    page = tmp_path / "report.html"
    wanted = ("--change", "leaders=true", "--games", "25", "--bots", "random", "--seats", "3")
    answer = quartier("lab", "sevenwonders", *wanted, "--output", str(page), "--lang", "fr")
    assert answer.code == 0, answer.err
    told = page.read_text(encoding="utf-8")
    assert "Victoires par place" in told
    assert "Place 2" in told
    assert "Victoires selon ce que fait une place" in told
    assert "carte défaussée" in told


def test_without_a_change_it_is_told_what_wins(quartier: Quartier, tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    answer = quartier("lab", "cardcity", "--games", "40", "--bots", "hasty", "--output", str(page))
    assert (answer.code, answer.err) == (0, "")
    assert "more or less than an equal share for sure" in " ".join(answer.out.split())
    told = page.read_text(encoding="utf-8")
    assert "Card City XL: what wins" in told
    assert "40 games between bots. On average: decisions in a game" in told
    assert "<td>Seat 1</td><td>40</td><td>50.0 %</td>" in told
    assert "Wins by what a seat does" in told


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--change", "a.json", "--change", "b.json"), "at most one file of corrections"),
        (("--change", "nowhere.json"), "There is no file “nowhere.json”"),
        (("--change", "ecology=perhaps"), "ecology"),
    ],
)
def test_what_cannot_be_tried_is_refused(
    quartier: Quartier, arguments: tuple[str, ...], told: str
) -> None:
    answer = quartier("lab", "cardcity", *arguments, *FEW)
    assert answer.code == 2
    assert told in " ".join(answer.err.split())


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_corrections_with_faults_are_refused(
    capfd: pytest.CaptureFixture[str], tmp_path: Path, jobs: str
) -> None:
    """The process that plays says what is wrong with them, and where the person wrote it."""
    change, page = tmp_path / "change.json", tmp_path / "report.html"
    change.write_text('{"types": [{"id": "industry", "colour": "red"}]}')
    changed = ("--change", str(change), "--output", str(page), "--jobs", jobs, "--lang", "en")
    assert main(["lab", "cardcity", *changed, *FEW]) == 2
    told = capfd.readouterr().err
    assert f"The corrections in {change} cannot be used" in told
    assert "types.industry.colour: There is no such field" in told
    assert "Traceback" not in told
    assert not page.exists()


@pytest.mark.parametrize(
    ("output", "told"), [("/nowhere/at/all.html", "There is no folder"), ("/", "is a folder")]
)
def test_where_nothing_can_be_written_is_told_before_anything_is_played(
    quartier: Quartier, monkeypatch: pytest.MonkeyPatch, output: str, told: str
) -> None:
    monkeypatch.setattr("quartier.cli.lab._played", None)
    answer = quartier("lab", "cardcity", "--output", output)
    assert answer.code == 2
    assert told in " ".join(answer.err.split())
