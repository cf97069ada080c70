"""`quartier lab`."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.conftest import Quartier

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


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ((), "Say what is changed with --change"),
        (("--change", "a.json", "--change", "b.json"), "one file of corrections"),
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


def test_corrections_with_faults_are_refused(quartier: Quartier, tmp_path: Path) -> None:
    """The process that plays says what is wrong with them."""
    change, page = tmp_path / "change.json", tmp_path / "report.html"
    change.write_text('{"types": [{"id": "industry", "colour": "red"}]}')
    answer = quartier("lab", "cardcity", "--change", str(change), "--output", str(page), *FEW)
    assert answer.code == 2
    assert not page.exists()
