"""The command `quartier serve`, as a person types it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from tests.server.postgres import free_port

from quartier.cli import main
from quartier.cli.serve import place_of
from quartier.server import run
from quartier.server.config import Config


@pytest.mark.slow
def test_serve_says_where_it_is_and_keeps_its_tables_in_the_data_folder(tmp_path: Path) -> None:
    port = free_port()
    process = subprocess.Popen(
        [
            *(sys.executable, "-c", "import sys; from quartier.cli import main; sys.exit(main())"),
            *("serve", "--no-browser", "--port", str(port), "--lang", "fr"),
        ],
        env={**os.environ, "XDG_DATA_HOME": str(tmp_path)},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert process.stdout is not None
    try:
        assert f"http://127.0.0.1:{port}" in process.stdout.readline()
        assert httpx.get(f"http://127.0.0.1:{port}/healthz").text == "ok"
        file = tmp_path / "quartier" / "quartier.sqlite"
        assert str(file) in process.stdout.readline()
        assert file.is_file()
    finally:
        process.send_signal(signal.SIGTERM)
        assert process.wait(timeout=15) == 0
    assert "Toutes les tables sont gardées" in process.stdout.read()


@pytest.mark.parametrize(
    ("database", "place"),
    [
        ("sqlite:////var/quartier.sqlite", "/var/quartier.sqlite"),
        ("postgresql://ada:secret@db.example.org/tables", "postgresql://db.example.org/tables"),
    ],
)
def test_where_tables_are_kept_is_said_without_a_password(database: str, place: str) -> None:
    assert place_of(database) == place


@pytest.mark.parametrize(
    ("words", "variable", "processes", "any_bots"),
    [
        ([], "", 0, False),
        ([], "3", 3, False),
        (["--bot-processes", "2", "--any-bots"], "3", 2, True),
    ],
)
def test_how_much_bots_may_think_is_said_by_options_or_the_environment(
    words: list[str],
    variable: str,
    processes: int,
    any_bots: bool,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    served: list[Config] = []
    monkeypatch.setattr(run, "serve", lambda config, _: served.append(config))
    monkeypatch.setenv("QUARTIER_BOT_PROCESSES", variable)
    place = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    port = str(free_port())
    main(["serve", "--no-browser", "--port", port, "--database", place, *words])
    assert [(config.bot_processes, config.any_bots) for config in served] == [(processes, any_bots)]


def test_a_wrong_number_in_the_environment_is_refused_in_words(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("QUARTIER_BOT_PROCESSES", "many")
    assert main(["--lang", "en", "serve"]) == 2
    assert "QUARTIER_BOT_PROCESSES must be a whole number" in capsys.readouterr().err
