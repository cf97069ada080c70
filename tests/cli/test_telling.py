"""What happens is told line by line to a person at a terminal."""

from __future__ import annotations

import os
import pty
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from rich.console import Console
from rich.text import Text
from tests.cli.conftest import Quartier

from quartier.cli.telling import SPEEDS, Teller, remembered_speed

PLAY = ("play", "sevenwonders", "--seats", "3", "--seed", "1")
LINES = [Text("first"), Text("second"), Text("third")]


@contextmanager
def at_a_terminal(monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """Where a person types; the answer is the other end."""
    ours, theirs = pty.openpty()
    with os.fdopen(theirs) as keyboard:
        monkeypatch.setattr(sys, "stdin", keyboard)
        yield ours
    os.close(ours)


def told(speed: str, monkeypatch: pytest.MonkeyPatch, typed: str = "") -> list[str]:
    """The lines a person sees who has typed something before."""
    console = Console(force_terminal=True, color_system=None, width=40)
    monkeypatch.setitem(SPEEDS, speed, min(SPEEDS[speed], 0.01))
    with at_a_terminal(monkeypatch) as ours, console.capture() as capture:
        os.write(ours, typed.encode())
        Teller(console, speed).tell(LINES)
    return capture.get().split()


def test_every_line_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    assert told("1", monkeypatch) == ["first", "second", "third"]


def test_speeds_are_what_they_say() -> None:
    assert SPEEDS["0.5"] == 2 * SPEEDS["1"] == 4 * SPEEDS["2"]


def test_an_impatient_person_skips_the_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    assert told("1", monkeypatch, typed="\n") == ["first"]


def test_at_once_nothing_is_told_on_the_way(monkeypatch: pytest.MonkeyPatch) -> None:
    assert told("0", monkeypatch) == []


def test_what_is_no_terminal_is_told_the_same_at_once(quartier: Quartier) -> None:
    typed = "1\n1\nquit\n"
    slow, fast = (
        quartier(*PLAY, "--speed", speed, typed=typed).out.rpartition("quartier play --resume")[0]
        for speed in ("0.5", "0")
    )
    assert "Since your last decision:" in slow
    assert slow == fast


def test_the_speed_is_chosen_and_changed(quartier: Quartier) -> None:
    answer = quartier(*PLAY, typed="speed 2\nspeed 7\nquit\n")
    assert "Speed: 2." in answer.out
    assert "7 is no speed. Speeds: 0.5, 1, 2 and 0" in answer.out
    refused = quartier(*PLAY, "--speed", "9")
    assert refused.code == 2
    assert "9 is no speed" in refused.err


def test_the_speed_is_remembered_for_games_to_come(quartier: Quartier, folder: Path) -> None:
    quartier(*PLAY, typed="speed 0\nquit\n")
    assert remembered_speed() == "0"
    quartier(*PLAY, "--speed", "2", typed="quit\n")
    assert remembered_speed() == "0"
    (folder / "speed").write_text("9", encoding="utf-8")
    assert remembered_speed() == "1"
