"""Tables without a drawing of their own, and results."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import Console
from tests.bots.toy import STONES

from quartier.cli.drawing import TreeDrawing, drawing_of
from quartier.core.titles import Title
from quartier.core.views import ViewPart
from quartier.locale import Texts


class Wordy(ViewPart):
    """A view whose words are the title's."""

    hand: list[str]
    plan: str | None
    pile: list[str]


class City(ViewPart):
    coins: int


class View(ViewPart):
    age: int
    hand: list[str]
    cities: list[City]


def test_a_title_without_a_drawing_is_shown_as_a_tree() -> None:
    out = io.StringIO()
    view = View(2, ["altar", "baths"], [City(3), City(4)])
    Console(file=out, width=40).print(TreeDrawing(view, Texts("en"), []).situation())
    lines = [line.strip(" │├└─") for line in out.getvalue().splitlines()]
    assert lines == [
        "age: 2", "hand: altar, baths", "cities", "1", "coins: 3", "2", "coins: 4"
    ]  # fmt: skip


def test_a_tree_speaks_the_words_of_the_title(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "wordy" / "locale").mkdir(parents=True)
    (tmp_path / "wordy" / "__init__.py").touch()
    words = "view-hand = Main\nware-tea = thé\n"
    (tmp_path / "wordy" / "locale" / "fr.ftl").write_text(words, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    out = io.StringIO()
    view = Wordy(["ware-tea", "ware-else"], None, [])
    Console(file=out, width=60).print(TreeDrawing(view, Texts("fr", "wordy"), []).situation())
    lines = [line.strip(" │├└─") for line in out.getvalue().splitlines()]
    assert lines == ["Main: thé, ware-else", "plan: –", "pile: –"]


def test_only_titles_with_a_module_for_it_are_drawn() -> None:
    plain = Title(
        "plain", "quartier.bots", 1, (1,), 1, 1, (), STONES.space, []
    )  # a package without one
    assert drawing_of(plain) is TreeDrawing
