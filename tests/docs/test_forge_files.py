"""What forges and tools read beside the pages says the same as the project."""

from __future__ import annotations

import re
import tomllib

import pytest
from tests.docs.pages import ROOT

from quartier import __version__


def read(file: str) -> str:
    return (ROOT / file).read_text(encoding="utf-8")


def test_the_citation_names_the_version() -> None:
    assert re.findall(r"^version: (.+)$", read("CITATION.cff"), re.MULTILINE) == [__version__]


def test_the_changelog_begins_with_what_is_unreleased_and_ends_no_later_than_the_version() -> None:
    first, *released = re.findall(r"^## (\S+)", read("CHANGELOG.md"), re.MULTILINE)
    assert first == "Unreleased"
    assert released[:1] in ([], [__version__])


def test_hooks_call_what_the_test_command_calls() -> None:
    hooks = re.findall(r"entry: (.+)$", read(".pre-commit-config.yaml"), re.MULTILINE)
    checks = read("script/test").replace("$bin", ".venv/bin")
    assert len(hooks) == 3
    for hook in hooks:
        script, _, option = hook.partition(" --")
        assert f" {hook}\n" in checks or (script == "script/test" and f"--{option})" in checks)


def test_the_workflow_runs_the_test_command() -> None:
    assert "- run: script/test " in read(".github/workflows/test.yml")


@pytest.mark.parametrize("workflow", ["test", "wheels"])
def test_workflows_pin_what_they_use(workflow: str) -> None:
    used = re.findall(r"uses: (\S+)", read(f".github/workflows/{workflow}.yml"))
    assert used
    assert all(re.fullmatch(r"[\w/-]+@[0-9a-f]{40}", action) for action in used)


def test_wheels_are_built_for_every_python_the_project_names() -> None:
    project = tomllib.loads(read("pyproject.toml"))
    oldest = project["project"]["requires-python"].removeprefix(">=").replace(".", "")
    built = project["tool"]["cibuildwheel"]["build"].split()
    assert built[0] == f"cp{oldest}-*"
    assert project["tool"]["cibuildwheel"]["environment"] == {"QUARTIER_REQUIRE_COMPILED": "1"}


def test_reports_of_faults_and_changes_ask_for_the_record_of_the_game() -> None:
    for file in ("ISSUE_TEMPLATE/wrong-rule.md", "ISSUE_TEMPLATE/fault.md"):
        assert "record of the game" in read(f".github/{file}")
    assert "record of a game" in read(".github/pull_request_template.md")
