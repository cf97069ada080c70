"""`quartier play`: a game on the terminal, typed line by line."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.conftest import Quartier

from quartier.cli.dialog import CLEAR
from quartier.core.history import History
from quartier.core.record import record_of, write
from quartier.core.rng import seeded
from quartier.core.titles import find_title

PLAY = ("play", "sevenwonders", "--seats", "3", "--seed", "1")
EVERYTHING = ("--set", "leaders=true", "--set", "cities=true")
FIRST = "1\n"


def moves_of(path: Path) -> list[tuple[int, str]]:
    return [(seat, text) for seat, text in json.loads(path.read_text(encoding="utf-8"))["moves"]]


def own_moves(path: Path) -> list[str]:
    return [text for seat, text in moves_of(path) if seat == 0]


def only_file(folder: Path) -> Path:
    (path,) = folder.iterdir()
    return path


def test_a_whole_game_in_french_with_everything(quartier: Quartier, folder: Path) -> None:
    table = ("--seats", "7", *EVERYTHING, "--names", "Zoé", "--seed", "3")
    answer = quartier("play", "sevenwonders", *table, "--lang", "fr", typed=FIRST * 80)
    assert (answer.code, answer.err) == (0, "")
    assert re.search(r"Total +(\d+ +){6}\d+", answer.out)
    assert re.search(r"Rang +([1-7] +){6}[1-7]", answer.out)
    assert re.search(r"(Zoé|Robot [2-7]) gagne\.", answer.out)
    assert "La partie est enregistrée. Pour la revoir :" in answer.out

    path = only_file(folder)
    again = quartier("play", "--resume", str(path))
    assert again.code == 0
    assert "wins." in again.out
    shown = quartier("replay", str(path), "--lang", "fr")
    assert re.search(r"(Zoé|Robot [2-7]) gagne\.", shown.out)


@pytest.mark.parametrize(
    ("language", "sentence"), [("en", "Cities: yes, which goes"), ("fr", "Cities : oui, qui va")]
)
def test_an_option_that_comes_along_with_another_is_told(
    quartier: Quartier, language: str, sentence: str
) -> None:
    table = ("--seats", "8", "--bots", "random", "--seed", "5", "--lang", language)
    assert sentence in quartier("play", "sevenwonders", *table, typed="").out


@pytest.mark.parametrize(("seats", "language"), [("2", "fr"), ("8", "en")])
def test_small_and_large_tables_have_words_for_everything(
    quartier: Quartier, seats: str, language: str
) -> None:
    table = ("--seats", seats, *EVERYTHING, "--bots", "random", "--seed", "5", "--lang", language)
    assert quartier("play", "sevenwonders", *table, typed=FIRST * 120).code == 0


def test_moves_are_typed_as_number_notation_or_label(quartier: Quartier, folder: Path) -> None:
    shown = quartier(*PLAY, typed="?\nquit\n").out
    found = re.findall(r"^ (\d+) +(build \w+) +(Build .+?) *$", shown, re.MULTILINE)
    number, notation, label = found[0]
    only_file(folder).unlink()
    for typed in (number, notation, notation.upper(), label, label.lower()):
        quartier(*PLAY, typed=f"{typed}\n")
        assert own_moves(only_file(folder)) == [notation]
        only_file(folder).unlink()


@pytest.mark.parametrize(
    ("typed", "reaction"),
    [
        ("999", "Choose a number from 1 to "),
        ("0", "Choose a number from 1 to "),
        ("9" * 5000, "Choose a number from 1 to "),
        ("build pallace", "Close to it: build palace"),
        ("xyzzy", "“xyzzy” is not a move."),
        ("build palace", "Palace is not among your cards"),
        ("build palace", "[SW-17]"),
        ("decline", "choose one of the moves offered. [SW-22]"),
        ("why build palace", "In a turn every player secretly picks one card"),
        ("why", "Which move?"),
        ("why xyzzy", "“xyzzy” is not a move."),
        ("why 1", "is allowed."),
        ("rules", "SW-22  A picked card"),
        ("rules 3", "SW-3  The bank never runs out of coins."),
        ("rules SW-410", "Close to it: SW-41"),
        ("undo", "You have not decided anything yet"),
        ("log", "Nothing has happened yet."),
        ("scores", "Total"),
        ("help", "undo your last decision"),
        ("pourquoi 1", "is allowed."),
        ("save", "The game is saved."),
        ("save /no/such/folder/game.json", "there is no such file or folder"),
        ("", "[SW-22]"),
    ],
)
def test_what_a_line_brings(quartier: Quartier, typed: str, reaction: str) -> None:
    answer = quartier(*PLAY, typed=f"{typed}\nquit\n")
    assert answer.code == 0
    after_the_table = answer.out.split("> ", 1)[1]
    assert " ".join(reaction.split()) in " ".join(after_the_table.split())


@pytest.mark.parametrize(
    ("typed", "reaction"),
    [
        ("?", "Ou l'un de ces mots :"),
        ("pourquoi build palace", "Palace : cette carte n'est pas parmi les vôtres"),
        ("règles 3", "La banque ne manque jamais de pièces."),
        ("annuler", "il n'y a rien à annuler"),
        ("journal", "Il ne s'est encore rien passé."),
        ("points", "Total"),
        ("enregistrer", "La partie est enregistrée."),
        ("quitter", "Pour la reprendre :"),
        ("quit", "Pour la reprendre :"),
        ("consruire", "n'est pas un coup"),
        ("0", "Choisissez un nombre de 1 à "),
    ],
)
def test_what_a_line_brings_in_french(quartier: Quartier, typed: str, reaction: str) -> None:
    answer = quartier(*PLAY, "--lang", "fr", typed=f"{typed}\n")
    assert answer.code == 0
    assert reaction in " ".join(answer.out.split("> ", 1)[1].split())


def test_what_happened_since_is_told(quartier: Quartier) -> None:
    out = quartier(*PLAY, "--names", "Ann", typed=f"{FIRST}log\nquit\n").out
    assert "Since your last decision:" in out
    assert out.count(" • Ann ") >= 2
    assert "Bot 2 holds" not in out


def test_a_decision_stands_once_something_was_revealed(quartier: Quartier) -> None:
    assert "was revealed since" in quartier(*PLAY, typed=f"{FIRST}undo\nquit\n").out


def save_before_a_payment(path: Path) -> str:
    """A game in which the first seat can choose how to pay for something: for what."""
    title = find_title("sevenwonders")
    assert title is not None
    settings = title.settings({})
    assert isinstance(settings, dict)
    history = History(title, settings, 3, seed=1)
    rng = seeded(1)
    while deciders := history.state.deciders:
        for move in history.state.moves(0):
            after = history.state.clone()
            after.advance(0, move)
            if after.moves(0) and after.moment == history.state.moment:
                write(record_of(history, ["", "bot:random", "bot:random"]), path)
                return move.text
        history.play(deciders[0], history.state.draw(deciders[0], rng))
    raise AssertionError("nothing could be paid in two ways")


def test_a_payment_can_be_thought_over(quartier: Quartier, tmp_path: Path) -> None:
    """The card is taken back while it is still to be paid for."""
    path = tmp_path / "game.json"
    move = save_before_a_payment(path)
    before = own_moves(path)
    typed = f"{move}\nundo\n{move}\nannuler\nquit\n"
    out = quartier("play", "--resume", str(path), typed=typed).out
    assert out.count("How do you pay") == 2
    assert out.count("Undone: ") == 2
    assert out.count("[SW-22]") == 3
    assert own_moves(path) == before


def test_a_game_goes_on_where_it_was_left(quartier: Quartier, tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.json", tmp_path / "parts.json"
    quartier(*PLAY, "--save", str(whole), typed=FIRST * 10 + "quit\n")
    left = quartier(*PLAY, "--save", str(parts), typed=FIRST * 4 + "quit\n")
    assert f"quartier play --resume {parts}" in left.out
    quartier("play", "--resume", str(parts), typed=FIRST * 6 + "quit\n")
    assert moves_of(parts) == moves_of(whole)


def test_a_resumed_game_may_go_on_in_another_file(quartier: Quartier, tmp_path: Path) -> None:
    old, new = tmp_path / "old.json", tmp_path / "new.json"
    quartier(*PLAY, "--save", str(old), typed=FIRST * 2)
    before = old.read_bytes()
    quartier("play", "--resume", str(old), "--save", str(new), typed=FIRST)
    assert old.read_bytes() == before
    assert len(own_moves(new)) == 3
    assert quartier("play", "--resume", str(old), "--save", str(old), typed=FIRST).code == 0


def test_the_end_of_input_saves_the_game(quartier: Quartier, folder: Path) -> None:
    answer = quartier(*PLAY, typed=FIRST * 3)
    assert answer.code == 0
    assert f"quartier play --resume {only_file(folder)}" in answer.out
    assert len(own_moves(only_file(folder))) == 3


def test_ctrl_c_loses_no_decision(
    quartier: Quartier, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = iter([FIRST, FIRST])

    def typed(prompt: str) -> str:
        for line in lines:
            return line
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", typed)
    answer = quartier(*PLAY)
    assert answer.code == 130
    assert f"quartier play --resume {only_file(folder)}" in answer.out
    assert len(own_moves(only_file(folder))) == 2
    assert quartier("replay", str(only_file(folder))).code == 0


def test_ctrl_c_amid_a_move_leaves_a_whole_record(
    quartier: Quartier, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("quartier.bots.greedy.GreedyBot.choose", interrupt)
    assert quartier(*PLAY).code == 130
    monkeypatch.undo()
    assert quartier("replay", str(only_file(folder))).code == 0


def interrupt(*arguments: object) -> None:
    raise KeyboardInterrupt


def test_who_cannot_save_does_not_lose_the_game_by_leaving(
    quartier: Quartier, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "stick"
    folder.mkdir()
    path, elsewhere = folder / "game.json", tmp_path / "elsewhere.json"
    lines = iter([FIRST, "quit", f"save {elsewhere}", "quit"])

    def typed(prompt: str) -> str:
        if path.exists():
            path.unlink()
            folder.rmdir()
        return next(lines)

    monkeypatch.setattr("builtins.input", typed)
    answer = quartier(*PLAY, "--save", str(path))
    assert answer.code == 0
    assert answer.out.count("cannot be saved") == 2
    assert len(own_moves(elsewhere)) == 1


def test_the_end_of_input_without_a_place_to_save_is_a_failure(
    quartier: Quartier, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "stick"
    folder.mkdir()
    path = folder / "game.json"

    def typed(prompt: str) -> str:
        path.unlink()
        folder.rmdir()
        raise EOFError

    monkeypatch.setattr("builtins.input", typed)
    answer = quartier(*PLAY, "--save", str(path))
    assert answer.code == 1
    assert "could not be saved" in answer.out


def test_saving_elsewhere_writes_over_nothing(quartier: Quartier, tmp_path: Path) -> None:
    taken, free = tmp_path / "taken.json", tmp_path / "free.json"
    taken.write_text("mine", encoding="utf-8")
    answer = quartier(*PLAY, typed=f"save {taken}\nsave {free}\n{FIRST}quit\n")
    assert "already exists" in answer.out
    assert taken.read_text(encoding="utf-8") == "mine"
    assert len(own_moves(free)) == 1


def test_without_a_title_it_asks(quartier: Quartier, folder: Path) -> None:
    answer = quartier("play", typed="chess\nsevenwonders\nquit\n")
    assert answer.code == 0
    assert "Which game do you want to play?" in answer.out
    assert "There is no game “chess”." in answer.out
    assert only_file(folder).name.startswith("sevenwonders-")


def test_persons_hand_the_keyboard_on(quartier: Quartier, folder: Path) -> None:
    table = (*PLAY, "--bots", "none", "--names", "Ann,Bob")
    answer = quartier(*table, typed=f"\n{FIRST}\n{FIRST}\n{FIRST}\n")
    for name in ("Ann", "Bob", "Player 3"):
        assert f"It is {name}'s turn. Pass the keyboard on" in answer.out
    assert [seat for seat, _ in moves_of(only_file(folder))] == [0, 1, 2]


def test_the_person_before_may_change_their_mind(quartier: Quartier, folder: Path) -> None:
    table = (*PLAY, "--bots", "none,random", "--names", "Ann,Bob")
    answer = quartier(*table, typed=f"\n{FIRST}undo\n2\n\n{FIRST}")
    assert "Ann can still change their mind with “undo”." in answer.out
    assert "Undone: " in answer.out
    assert re.search(
        rf"^ 2 +{own_moves(only_file(folder))[0]} ",
        quartier(*PLAY, typed="?\n").out,
        re.MULTILINE,
    )


def test_secrets_leave_the_screen_before_the_keyboard_is_handed_on(
    quartier: Quartier, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    answer = quartier(*PLAY, "--bots", "none", typed=f"\n{FIRST}\n")
    assert answer.out.count(CLEAR) == 2


def test_bots_and_persons_may_be_mixed(quartier: Quartier, folder: Path) -> None:
    quartier(*PLAY, "--bots", "greedy:2,none", typed="\n")
    record = json.loads(only_file(folder).read_text(encoding="utf-8"))
    assert record["players"] == ["", "bot:greedy:2", ""]


def test_two_games_in_the_same_second_have_two_files(quartier: Quartier, folder: Path) -> None:
    for _ in range(3):
        quartier(*PLAY)
    assert len(list(folder.iterdir())) == 3


def test_chance_decides_when_no_seed_is_given(quartier: Quartier, folder: Path) -> None:
    for _ in range(2):
        quartier("play", "sevenwonders")
    seeds = {json.loads(path.read_text(encoding="utf-8"))["seed"] for path in folder.iterdir()}
    assert len(seeds) == 2


def test_it_runs_as_a_program_without_colours(tmp_path: Path) -> None:
    program = [sys.executable, "-c", "from quartier.cli import main; raise SystemExit(main())"]
    path = tmp_path / "game.json"
    answer = subprocess.run(
        [*program, *PLAY, "--save", str(path), "--lang", "fr"],
        input=FIRST * 2 + "quitter\n",
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
    )
    assert "\x1b" not in answer.stdout
    assert answer.stderr == ""
    assert len(own_moves(path)) == 2


def test_it_is_told_where_the_bots_have_not_learned_the_mix(quartier: Quartier) -> None:
    table = ("play", "smallcity", "--seats", "3", "--bots", "expert", "--seed", "1")
    assert "what it has learned" not in quartier(*table, typed="quit\n").out
    told = quartier(*table, "--set", "victory=economic", typed="quit\n").out
    assert "expert does not use what it has learned" in " ".join(told.split())
