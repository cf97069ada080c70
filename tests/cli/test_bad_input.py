"""Bad input gets one sentence that says what is allowed, and exit code 2."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.cli.conftest import Quartier

PLAY = ("play", "sevenwonders")
SIM = ("sim", "sevenwonders")


BOTS = "hard, expert, random, hasty, greedy, swift, net and search"
COMMANDS = (
    "serve, games, play, learn, sim, arena, record, lab, replay, verify, review, puzzle, puzzles, "
    "rules, content, tables, ratings, backup, admin, tidy and health"
)


@pytest.mark.parametrize(
    ("arguments", "allowed"),
    [
        (
            ("dance",),
            COMMANDS,
        ),
        (("games", "--lang", "de"), "en and fr"),
        (("games", "--lang"), "--lang needs a value"),
        (("games", "more"), "--help"),
        (("games", "--seats", "3"), "--json"),
        (("games", "--json=yes"), "--json takes no value"),
        (
            ("help", "dance"),
            COMMANDS,
        ),
        (("sim",), "sevenwonders"),
        (("sim", "chess"), "sevenwonders"),
        ((*SIM, "twice"), "--help"),
        ((*SIM, "--fast"), "--games"),
        ((*SIM, "--games"), "--games needs a value"),
        ((*SIM, "--games", "0"), "from 1 to 10,000,000"),
        ((*SIM, "--games", "many"), "from 1 to 10,000,000"),
        ((*SIM, "--games", "1_0"), "from 1 to 10,000,000"),
        ((*SIM, "--games", "9" * 5000), "from 1 to 10,000,000"),
        ((*SIM, "--jobs", "0"), "from 1 to 256"),
        ((*SIM, "--seed", "-1"), "0, 1, 2"),
        ((*SIM, "--seed", "x"), "0, 1, 2"),
        ((*SIM, "--seed", str(2**96)), "0, 1, 2"),
        ((*SIM, "--seed", ""), "0, 1, 2"),
        ((*SIM, "--seats", "9"), "2 to 8"),
        ((*SIM, "--seats", "x"), "from 2 to 8"),
        ((*SIM, "--seats", "8", "--set", "cities=false"), "Cities"),
        ((*SIM, "--seats", "5", "--set", "teams=true"), "4, 6 or 8"),
        ((*SIM, "--set", "leaders"), "leaders=true"),
        ((*SIM, "--set", "leaders=maybe"), "false and true"),
        ((*SIM, "--set", "sides=c"), "random, a, b and choose"),
        ((*SIM, "--set", "dragons=true"), "leaders, cities, teams, wonders and sides"),
        ((*SIM, "--bots", "clever"), BOTS),
        ((*SIM, "--bots", "none"), BOTS),
        ((*SIM, "--bots", "greedy:99"), "1 to 64"),
        ((*SIM, "--bots", "random,greedy"), "or 4: one for each seat"),
        (("play", "chess"), "sevenwonders"),
        ((*PLAY, "--seats", "1"), "2 to 8"),
        (
            (*PLAY, "--bots", "greedy,clever,none"),
            BOTS,
        ),
        ((*PLAY, "--bots", "greedy,random"), "or 3: one for each seat"),
        ((*PLAY, "--names", "Ann,Bob"), "1 player"),
        ((*PLAY, "--names", "bot:Ann"), "1 to 24 letters"),
        ((*PLAY, "--names", ""), "1 to 24 letters"),
        ((*PLAY, "--save", "/no/such/folder/game.json"), "no such file or folder"),
        (("play",), "sevenwonders"),
        (("learn",), "sevenwonders"),
        (("learn", "sevenwonders", "chess"), "city, leaders and cities"),
        (("learn", "sevenwonders", "city", "now"), "one word too many"),
        (("puzzle", "chess"), "sevenwonders"),
        (("puzzle", "sevenwonders", "9999"), "from 1 to"),
        (("puzzles",), "quartier puzzles list"),
        (("puzzles", "dig"), "quartier puzzles list"),
        (("puzzles", "list"), "sevenwonders"),
        (("puzzles", "mine", "sevenwonders", "--minutes", "0"), "from 1 to"),
        (("puzzles", "mine", "sevenwonders", "--processes", "0"), "from 1 to"),
        (("replay",), "saved game"),
        (("replay", "/no/such/file"), "no such file or folder"),
        (("replay", "/"), "that is a folder"),
        (("play", "--resume", "/no/such/file"), "no such file or folder"),
        (("play", "--resume", "x", "--seats", "3"), "--seats cannot be combined with --resume"),
        (("play", "--resume", "x", "--bots", "none"), "--bots cannot be combined"),
        (("play", "--resume", "x", "--seed", ""), "--seed cannot be combined"),
        (("play", "--resume", "~nobody/x"), "no such file or folder"),
        ((*PLAY, "--bots", ""), BOTS),
        ((*PLAY, "--resume", "x"), "sevenwonders cannot be combined with --resume"),
        (("rules",), "sevenwonders"),
        (("rules", "chess"), "sevenwonders"),
        (("rules", "sevenwonders", "SW-410"), "SW-41"),
        (("rules", "sevenwonders", "410"), "SW-41"),
        (("rules", "sevenwonders", "42", "?"), "numbered SW-1 to SW-"),
    ],
)
def test_one_sentence_says_what_is_allowed(
    quartier: Quartier, arguments: tuple[str, ...], allowed: str
) -> None:
    english = quartier(*arguments)
    assert english.code == 2
    assert allowed in english.err
    assert len(english.err.splitlines()) == 1

    french = quartier("--lang", "fr", *arguments)
    assert french.code == 2
    assert len(french.err.splitlines()) == 1
    assert french.err != english.err or "--lang" in arguments


@pytest.fixture
def saved(quartier: Quartier, tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    arguments = ("--seats", "3", "--seed", "1", "--save", str(path))
    assert quartier(*PLAY, *arguments, typed="1\n" * 5 + "quit\n").code == 0
    return path


def change(path: Path, edit: Callable[[dict[str, object]], object]) -> None:
    record = json.loads(path.read_text(encoding="utf-8"))
    edit(record)
    path.write_text(json.dumps(record), encoding="utf-8")


@pytest.mark.parametrize(
    ("edit", "complaint"),
    [
        (lambda record: record.update(players=["Eve", "bot:greedy", "bot:greedy"]), "was changed"),
        (lambda record: record.update(seed="2"), "is not allowed"),
        (lambda record: record.update(seed="9" * 40), "damaged: seed"),
        (lambda record: record.update(seed="x"), "damaged: seed"),
        (lambda record: record["moves"].pop(), "was changed"),
        (lambda record: record["moves"].insert(0, [7, "decline"]), "Move 1"),
        (lambda record: record["moves"].insert(2, [0, "fly away"]), "Move 3"),
        (lambda record: record.pop("moves"), "damaged"),
        (lambda record: record.update(title="chess"), "sevenwonders"),
        (lambda record: record.update(version=99), "version 99"),
        (lambda record: record.update(seats=9), "2 to 8"),
        (lambda record: record.update(seats=8), "Eight players need Cities"),
        (lambda record: record.update(options={"dragons": True}), "leaders, cities"),
    ],
)
@pytest.mark.parametrize("command", [("replay",), ("play", "--resume")])
def test_a_record_that_was_tampered_with_is_not_opened(
    quartier: Quartier,
    saved: Path,
    edit: Callable[[dict[str, object]], object],
    complaint: str,
    command: tuple[str, ...],
) -> None:
    change(saved, edit)
    answer = quartier(*command, str(saved))
    assert answer.code == 2
    assert complaint in answer.err
    assert len(answer.err.splitlines()) == 1


@pytest.mark.parametrize("content", [b"", b"{", b"\xff\xfe", b"[]", b'{"title": 3}'])
def test_a_file_that_is_no_record_is_not_opened(
    quartier: Quartier, tmp_path: Path, content: bytes
) -> None:
    path = tmp_path / "other.json"
    path.write_bytes(content)
    answer = quartier("replay", str(path))
    assert answer.code == 2
    assert "not a saved game" in answer.err


@pytest.mark.parametrize(
    ("option", "value", "allowed"),
    [("--to", "999", "from 0 to "), ("--to", "x", "from 0 to "), ("--seat", "4", "from 1 to 3")],
)
def test_a_moment_or_seat_that_is_not_there_is_refused(
    quartier: Quartier, saved: Path, option: str, value: str, allowed: str
) -> None:
    answer = quartier("replay", str(saved), option, value)
    assert answer.code == 2
    assert allowed in answer.err


def test_a_file_is_never_written_over(quartier: Quartier, saved: Path) -> None:
    before = saved.read_bytes()
    answer = quartier(*PLAY, "--save", str(saved))
    assert answer.code == 2
    assert "already exists" in answer.err
    assert saved.read_bytes() == before
