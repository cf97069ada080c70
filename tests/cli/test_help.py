"""Help, version and language."""

from __future__ import annotations

import subprocess
import sys

import pytest
from tests.cli.conftest import Quartier

import quartier as package
from quartier.cli import COMMANDS


def test_the_overview_names_every_command(quartier: Quartier) -> None:
    for arguments in ([], ["--help"], ["-h"], ["help"]):
        answer = quartier(*arguments)
        assert answer.code == 0
        assert all(f"  {name} " in answer.out for name in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself_in_both_languages(quartier: Quartier, command: str) -> None:
    english = quartier(command, "--help")
    french = quartier(command, "--help", "--lang=fr")
    assert (english.code, french.code) == (0, 0)
    assert english.out.startswith(f"Usage: quartier {command}")
    assert french.out.startswith(f"Utilisation : quartier {command}")
    for word in ("Usage:", "show this help", "options:", "optional arguments"):
        assert word not in french.out
    assert quartier("help", command).out == english.out


def test_bots_are_described_where_they_are_chosen(quartier: Quartier) -> None:
    assert "joue n'importe quel coup permis" in quartier("sim", "-h", "--lang", "fr").out


def test_the_version_is_told_and_which_rules_run(quartier: Quartier) -> None:
    kind = "compiled" if package.compiled.in_use() else "interpreted"
    assert quartier("--version").out == f"quartier {package.__version__}, {kind} rules\n"


@pytest.mark.parametrize(
    ("environment", "arguments", "word"),
    [
        ({}, [], "Commands"),
        ({"LANG": "fr_FR.UTF-8"}, [], "Commandes"),
        ({"LANG": "de_DE.UTF-8"}, [], "Commands"),
        ({"LANG": "fr_FR.UTF-8"}, ["--lang", "en"], "Commands"),
        ({"LANG": "en_GB.UTF-8"}, ["--lang=fr"], "Commandes"),
    ],
)
def test_the_language_is_that_of_the_terminal_unless_told(
    quartier: Quartier,
    monkeypatch: pytest.MonkeyPatch,
    environment: dict[str, str],
    arguments: list[str],
    word: str,
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert word in quartier(*arguments).out.replace(":", " ").split()


def test_quick_commands_import_no_terminal_library() -> None:
    code = (
        "import sys; from quartier.cli import main; main(['games', '--json']); "
        "sys.exit('rich' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], capture_output=True).returncode == 0


def test_a_terminal_that_lacks_letters_is_no_reason_to_fail() -> None:
    command = [sys.executable, "-c", "from quartier.cli import main; main(['--lang', 'fr'])"]
    environment = {"PYTHONIOENCODING": "ascii"}
    answer = subprocess.run(command, capture_output=True, text=True, env=environment)
    assert (answer.returncode, answer.stderr) == (0, "")
    assert "?" in answer.stdout


def test_a_reader_who_has_seen_enough_is_no_reason_to_fail() -> None:
    program = f"{sys.executable} -c 'from quartier.cli import main; raise SystemExit(main())'"
    command = f"{program} rules sevenwonders | head -n 1"
    answer = subprocess.run(command, shell=True, capture_output=True, text=True)
    assert answer.stdout.strip() == "7 Wonders"
    assert answer.stderr == ""
