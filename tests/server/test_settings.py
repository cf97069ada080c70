"""What a server is set to: by its command line, its environment, or a file."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.docs.pages import ROOT
from tests.server.postgres import free_port

from quartier.cli import main
from quartier.cli.settings import SERVER
from quartier.server import run
from quartier.server.config import Config

Serve = Callable[..., Config]


@pytest.fixture
def serve(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Serve:
    """What a server would be that is started with these words."""
    served: list[Config] = []
    monkeypatch.setattr(run, "serve", lambda config, _: served.append(config))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("QUARTIER_PORT", str(free_port()))
    monkeypatch.setenv("QUARTIER_NO_BROWSER", "yes")
    (tmp_path / "quartier").mkdir()

    def start(*words: str) -> Config:
        assert main(["--lang", "en", "serve", *words]) == 0
        return served[-1]

    return start


def settings_file(tmp_path: Path, text: str) -> Path:
    file = tmp_path / "quartier" / "settings.toml"
    file.write_text(text, encoding="utf-8")
    return file


def test_the_command_line_counts_first_then_the_environment_then_the_file(
    serve: Serve, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = serve()
    assert (usual.public_url, usual.any_bots, usual.retention.chat_days) == ("", False, 365)
    settings_file(tmp_path, 'public_url = "https://file"\nany_bots = true\nchat_days = 30\n')
    by_file = serve()
    assert by_file.public_url == "https://file"
    assert (by_file.any_bots, by_file.retention.chat_days) == (True, 30)
    monkeypatch.setenv("QUARTIER_PUBLIC_URL", "https://variable")
    monkeypatch.setenv("QUARTIER_ANY_BOTS", "no")
    by_variable = serve()
    assert (by_variable.public_url, by_variable.any_bots) == ("https://variable", False)
    assert serve("--public-url", "https://flag").public_url == "https://flag"


def test_another_file_can_be_named(serve: Serve, tmp_path: Path) -> None:
    settings_file(tmp_path, "chat_days = 30")
    other = tmp_path / "other.toml"
    other.write_text("chat_days = 7", encoding="utf-8")
    assert serve("--settings", str(other)).retention.chat_days == 7


def test_a_secret_may_be_in_a_file_of_its_own(
    serve: Serve, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    secret = tmp_path / "token"
    secret.write_text("0123456789abcdef\n", encoding="utf-8")
    monkeypatch.setenv("QUARTIER_METRICS_TOKEN_FILE", str(secret))
    assert serve().metrics_token == "0123456789abcdef"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("colour = 3", "“colour”, which there is not"),
        ("chat_days = [3]", "“chat_days” must be a text, a whole number"),
        ("chat_days = -1", "chat_days"),
        ('any_bots = "perhaps"', "“perhaps” is neither yes nor no"),
        ("chat_days", "cannot be used"),
        ('public_url = "tables.example.org"', "“tables.example.org” is not the address"),
        ('public_url = "https://example.org/tables"', "with nothing behind it"),
        ('public_url = "https://example.org:x"', "with nothing behind it"),
        ('backup_folder = "x"\ndatabase = "postgresql://x/y"', "pg_dump"),
    ],
)
def test_a_file_that_cannot_be_used_is_refused_in_words(
    text: str,
    said: str,
    serve: Serve,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    settings_file(tmp_path, text)
    assert main(["--lang", "en", "serve"]) == 2
    assert said in capsys.readouterr().err


def test_a_file_that_is_not_there_is_refused(
    serve: Serve, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--lang", "en", "serve", "--settings", "nowhere.toml"]) == 2
    assert "nowhere.toml cannot be used" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("variable", "meant"),
    [
        ("QUARTIER_PUBLIC_ULR", "QUARTIER_PUBLIC_URL"),
        ("QUARTIER_PROT", "QUARTIER_PORT"),
        ("QUARTIER_SMTP_FILES", "QUARTIER_SMTP_FILE"),
    ],
)
def test_a_misspelt_variable_is_refused(
    variable: str,
    meant: str,
    serve: Serve,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv(variable, "x")
    assert main(["--lang", "en", "serve"]) == 2
    assert f"has {variable}, which sets nothing here. Did you mean {meant}?" in (
        capsys.readouterr().err
    )


@pytest.mark.parametrize(
    "variable", ["QUARTIER_SERVICE_HOST", "QUARTIER_PORT_8000_TCP", "QUARTIER_PURE"]
)
def test_what_others_set_under_our_name_disturbs_nobody(
    variable: str, serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(variable, "1")
    assert serve().public_url == ""


def test_the_page_about_servers_lists_every_setting() -> None:
    page = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
    told = re.findall(r"^\| `(\w+)` \|", page, re.MULTILINE)
    assert [name for name in told if name in {setting.name for setting in SERVER}] == [
        setting.name for setting in SERVER
    ]
