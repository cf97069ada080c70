"""A title of another package: installed, tested by itself, played with Quartier's commands."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.examples.installing import EXAMPLES, install, run

FOLDER = EXAMPLES / "nightmarket"


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("installed")
    install("nightmarket", folder)
    return folder


def test_its_own_tests_pass(installed: Path) -> None:
    tests = ("pytest", "-q", "-p", "no:cacheprovider", "-m", "not slow")
    said = run(installed, *tests, cwd=FOLDER)
    assert " passed" in said
    assert "warning" not in said


def test_each_of_its_rules_has_a_test_and_no_other_title_is_asked_for(installed: Path) -> None:
    said = run(installed, "pytest", "-q", "-p", "no:cacheprovider", "--rule-coverage", cwd=FOLDER)
    assert "rules: 23 of 23 covered" in said


def test_the_commands_know_it(installed: Path) -> None:
    games = json.loads(run(installed, "quartier", "games", "--json"))
    assert "nightmarket" in [game["id"] for game in games]
    assert "pearls 5" in run(installed, "quartier", "rules", "nightmarket", "NM-1", "--lang", "en")
    bots = ("--bots", "greedy,search:4,random")
    found = json.loads(
        run(installed, "quartier", "sim", "nightmarket", "--games", "3", "--json", *bots)
    )
    assert found["games"] == 3
