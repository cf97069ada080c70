"""`quartier games`."""

from __future__ import annotations

import json

import pytest
from tests.cli.conftest import Quartier

from quartier.core.titles import title_ids


def test_every_title_is_listed_with_its_options(quartier: Quartier) -> None:
    games = json.loads(quartier("games", "--json").out)
    assert [game["id"] for game in games] == title_ids()
    for game in games:
        assert game["name"]
        assert game["summary"]
        assert game["usual_seats"] in game["seats"]
        for option in game["options"]:
            assert option["help"]
            assert option["default"] == option["values"][0]["value"]
            assert all(value["name"] for value in option["values"])


def test_what_does_not_go_together_is_told_with_its_rule(quartier: Quartier) -> None:
    games = json.loads(quartier("games", "--json").out)
    wonders = next(game for game in games if game["id"] == "sevenwonders")
    assert [combination["rule"] for combination in wonders["combinations"]] == ["SW-162", "SW-163"]
    assert all(combination["text"] for combination in wonders["combinations"])


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["2 to 8 seats (usually 4)", "false: no (default)", "SW-162"]),
        ("fr", ["De 2 à 8 places (4 d'habitude)", "false: non (par défaut)", "SW-162"]),
    ],
)
def test_people_read_the_list_in_their_language(
    quartier: Quartier, language: str, words: list[str]
) -> None:
    answer = quartier("games", "--lang", language)
    assert answer.code == 0
    assert all(word in answer.out for word in words)
