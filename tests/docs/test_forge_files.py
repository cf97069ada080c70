"""What forges and tools read beside the pages says the same as the project."""

from __future__ import annotations

import re

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


def test_the_workflow_runs_the_test_command_and_pins_what_it_uses() -> None:
    workflow = read(".github/workflows/test.yml")
    assert "- run: script/test " in workflow
    used = re.findall(r"uses: (\S+)", workflow)
    assert used
    assert all(re.fullmatch(r"[\w/-]+@[0-9a-f]{40}", action) for action in used)


def test_reports_of_faults_and_changes_ask_for_the_record_of_the_game() -> None:
    for file in ("ISSUE_TEMPLATE/wrong-rule.md", "ISSUE_TEMPLATE/fault.md"):
        assert "record of the game" in read(f".github/{file}")
    assert "record of a game" in read(".github/pull_request_template.md")
