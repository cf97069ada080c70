"""`quartier content` and `--content`: each command in a process of its own, as titles load once."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from quartier.core.corrections import VARIABLE

Command = Callable[..., "subprocess.CompletedProcess[str]"]

PROGRAM = "import sys; from quartier.cli import main; sys.exit(main())"
ROOM = "from quartier.titles.smallcity.content import WAREHOUSE_ROOM; print(WAREHOUSE_ROOM)"
PALACE = {"policies": [{"id": "palace", "base": 5}]}
SHORT = {"policies": [{"id": "palace", "base": 3}]}


@pytest.fixture
def command(tmp_path: Path) -> Command:
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "COLUMNS": "100"}
    environment.pop(VARIABLE)

    def run(*words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-c", PROGRAM, *words],
            input=typed,
            capture_output=True,
            text=True,
            env=environment,
            timeout=120,
        )

    return run


def write(folder: Path, title_id: str, corrections: object) -> str:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{title_id}.json").write_text(json.dumps(corrections), encoding="utf-8")
    return str(folder)


def test_a_good_file_is_counted_and_a_bad_one_is_explained(
    command: Command, tmp_path: Path
) -> None:
    write(tmp_path / "quartier" / "content", "lacitta", PALACE)
    told = command("content", "check")
    assert (told.returncode, told.stderr) == (0, "")
    assert f"lacitta: 1 correction in {tmp_path}/quartier/content/lacitta.json" in told.stdout
    assert "sevenwonders: no corrections" in told.stdout
    bad = write(tmp_path / "bad", "lacitta", SHORT)
    told = command("content", "check", "lacitta", "--content", bad)
    assert told.returncode == 1
    assert f"The corrections in {bad}/lacitta.json cannot be used:" in told.stdout
    assert "policies: base: With 5 players, 31 cards are too few; at least 32" in told.stdout
    told = command("content", "check", "lacitta", "--content", bad, "--lang", "fr")
    assert "31 cartes ne suffisent pas ; il en faut au moins 32" in told.stdout


def test_nothing_is_played_with_a_bad_file(command: Command, tmp_path: Path) -> None:
    bad = write(tmp_path / "bad", "lacitta", SHORT)
    told = command("sim", "lacitta", "--games", "1", "--content", bad)
    assert (told.returncode, told.stdout) == (2, "")
    assert "at least 32 are needed" in told.stderr
    assert command("sim", "lacitta", "--games", "1", "--content=none").returncode == 0


def test_files_that_belong_to_no_game_are_named(command: Command, tmp_path: Path) -> None:
    told = command("content", "check", "--content", write(tmp_path / "mine", "citta", {}))
    assert told.returncode == 1
    assert "citta.json belongs to no game" in told.stdout


def test_a_folder_must_be_there(command: Command, tmp_path: Path) -> None:
    told = command("games", "--content", str(tmp_path / "nowhere"))
    assert (told.returncode, told.stdout) == (2, "")
    assert "There is no folder" in told.stderr


def test_the_words_of_the_command_are_named(command: Command) -> None:
    assert "show, check, export" in command("content", "mend", "lacitta").stderr


def test_the_box_is_shown_with_what_was_corrected(command: Command, tmp_path: Path) -> None:
    mine = write(tmp_path / "mine", "lacitta", PALACE)
    told = command("content", "show", "lacitta", "--content", mine).stdout
    assert "An owner of the box has corrected 1 of them" in told
    assert "5‡" in told
    assert "policies.palace.base: 4 → 5" in told
    assert "corrected" not in command("content", "show", "lacitta", "--content", "none").stdout
    rules = command("rules", "lacitta", "LC-B3", "--content", mine).stdout
    assert "5‡" in rules


def test_rules_have_the_numbers_of_the_content_in_use(command: Command, tmp_path: Path) -> None:
    corrections = {"boards": {"boroughs": [{"id": "expert", "sides": [5, 6, 7, 8]}]}}
    mine = write(tmp_path / "mine", "smallcity", corrections)
    told = " ".join(command("rules", "smallcity", "SC-3", "--content", mine).stdout.split())
    assert "Its side is 7 at first (easy board) or 5‡ (expert board)." in told
    assert told.endswith("‡ Corrected by an owner of the box.")
    words = ("rules", "smallcity", "SC-3", "--lang", "fr", "--content", mine)
    told = " ".join(command(*words).stdout.split())
    assert "de 7 (plateau facile) ou de 5‡ (plateau expert)" in told
    told = " ".join(command("rules", "smallcity", "SC-3", "--content", "none").stdout.split())
    assert "or 6 (expert board)" in told
    assert "‡" not in told


def test_what_is_exported_is_a_file_to_begin_with(command: Command, tmp_path: Path) -> None:
    exported = command("content", "export", "smallcity").stdout
    file = json.loads(exported)
    assert {"number": 1, "pile": "easy"}.items() <= file["promises"][0].items()
    assert all("kept" not in promise for promise in file["promises"])
    mine = write(tmp_path / "mine", "smallcity", file)
    told = command("content", "check", "smallcity", "--content", mine).stdout
    assert "smallcity: 0 corrections" in told
    file["promises"][0]["conditions"] = [{"metric": "park_cells", "least": 9}]
    write(tmp_path / "mine", "smallcity", file)
    assert json.loads(command("content", "export", "smallcity", "--content", mine).stdout) == file


def test_a_saved_game_is_opened_with_its_content_alone(command: Command, tmp_path: Path) -> None:
    mine = write(tmp_path / "mine", "lacitta", PALACE)
    saved = str(tmp_path / "game.json")
    options = ("--seats", "2", "--seed", "1", "--save", saved)
    told = command("play", "lacitta", *options, "--content", mine, typed="quit\n")
    assert told.returncode == 0
    assert "Played with 1 correction of the content" in told.stderr
    fingerprint = json.loads(Path(saved).read_text(encoding="utf-8"))["content"]
    assert fingerprint in told.stderr
    again = command("replay", saved, "--content", mine)
    assert again.returncode == 0
    assert fingerprint in again.stderr
    refused = command("replay", saved)
    assert refused.returncode == 2
    assert fingerprint in refused.stderr
    assert "which are not here" in refused.stderr


def test_promises_say_what_they_were_corrected_to(command: Command, tmp_path: Path) -> None:
    promise = {"number": 1, "conditions": [{"metric": "money", "most": 7}]}
    mine = write(tmp_path / "mine", "smallcity", {"promises": [promise]})
    shown = command("content", "show", "smallcity", "--content", mine).stdout
    assert "You have at most $7." in " ".join(shown.split())
    assert "parks cover at least" not in " ".join(shown.split())


def test_a_warehouse_holds_what_its_data_say(command: Command, tmp_path: Path) -> None:
    slots = {"tiles": [{"id": "warehouse", "slots": ["storage"] * 3}]}
    mine = write(tmp_path / "mine", "smallcity", slots)
    room = [sys.executable, "-c", ROOM]
    assert subprocess.check_output(room, env={**os.environ, VARIABLE: mine}, text=True) == "3\n"
    played = command("sim", "smallcity", "--games", "3", "--content", mine)
    assert (played.returncode, "3 games" in played.stdout) == (0, True)
