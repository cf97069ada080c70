"""What owners of a box put right: only what differs, checked as a whole, faults by their place."""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import pytest

from quartier.core import data
from quartier.core.corrections import NOTHING, VARIABLE, ContentError, file_of, folder, strays
from quartier.core.data import Content, content_of, read_data
from quartier.core.schema import Entry

TITLES = ("cardcity", "lacitta", "sevenwonders", "smallcity")
# Loaded before any test corrects them.
BOXES = {title_id: import_module(f"quartier.titles.{title_id}.box") for title_id in TITLES}

Correct = Callable[[str, object], Any]


@pytest.fixture
def correct(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Correct:
    """Reads the data files of a title with corrections; what the process plays with stays."""
    monkeypatch.setenv(VARIABLE, str(tmp_path))

    def read(title_id: str, corrections: object) -> Any:
        package = f"quartier.titles.{title_id}"
        # Puts the content that is in use back afterwards.
        monkeypatch.setitem(data._CONTENT, package, content_of(package))
        text = corrections if isinstance(corrections, str) else json.dumps(corrections)
        (tmp_path / f"{title_id}.json").write_text(text, encoding="utf-8")
        return read_data(package, type(BOXES[title_id].FILES), BOXES[title_id].faults)

    return read


def entry_of(entries: list[Any], name: str) -> Any:
    return next(entry for entry in entries if entry.id == name)


def faults_of(correct: Correct, title_id: str, corrections: object) -> list[tuple[str, str]]:
    with pytest.raises(ContentError) as unusable:
        correct(title_id, corrections)
    assert Path(unusable.value.file).name == f"{title_id}.json"
    return [(fault.place, fault.key) for fault in unusable.value.faults]


def test_only_what_differs_is_changed_and_it_counts_as_looked_up(correct: Correct) -> None:
    ours = BOXES["lacitta"].FILES
    theirs = correct("lacitta", {"policies": [{"id": "palace", "base": 5}]})
    palace = entry_of(theirs.policies, "palace")
    assert (palace.base, palace.expansion) == (5, 4)
    assert (palace.corrected, palace.reconstructed) == (["base"], ["expansion"])
    assert theirs.policies[1:] == ours.policies[1:]
    assert theirs.board == ours.board
    content = content_of("quartier.titles.lacitta")
    [correction] = content.corrections
    assert (correction.place, correction.ours, correction.theirs) == ("policies.palace.base", 4, 5)
    assert json.loads(content.raw["policies"])[0]["base"] == 5


def test_equal_values_are_no_corrections(correct: Correct) -> None:
    files = correct("lacitta", {"policies": [{"id": "palace", "base": 4}]})
    assert entry_of(files.policies, "palace").reconstructed == ["base", "expansion"]
    content = content_of("quartier.titles.lacitta")
    assert (content.fingerprint, content.corrections) == ("", [])


def test_a_fingerprint_tells_what_is_played_with_and_nothing_else(correct: Correct) -> None:
    def fingerprint(corrections: object) -> str:
        correct("lacitta", corrections)
        return content_of("quartier.titles.lacitta").fingerprint

    five = fingerprint({"policies": [{"id": "palace", "base": 5}]})
    spelled_otherwise = fingerprint({"policies": [{"base": 5, "id": "palace", "expansion": 4}]})
    six = fingerprint({"policies": [{"id": "palace", "base": 6}]})
    assert five == spelled_otherwise != six


def test_what_was_corrected_is_the_same_when_it_comes_so_with_quartier(correct: Correct) -> None:
    files = correct("lacitta", {"policies": [{"id": "palace", "base": 5}]})
    corrected = content_of("quartier.titles.lacitta")
    ours = Content(files, {}, "", [])
    assert ours.fingerprint == ""
    assert ours.is_that_of(corrected.fingerprint)
    assert ours.is_that_of("")
    assert not corrected.is_that_of("")


def test_parts_of_entries_are_found_by_name_too(correct: Correct) -> None:
    counts = [{"id": "i3", "count": 6}, {"id": "l3", "count": 10}]
    files = correct("smallcity", {"tiles": [{"id": "residential_3", "shapes": counts}]})
    shapes = entry_of(files.tiles, "residential_3").shapes
    assert [shape.count for shape in shapes] == [6, 10]
    assert [shape.corrected for shape in shapes] == [["count"], ["count"]]
    assert [shape.reconstructed for shape in shapes] == [["cells"], ["cells"]]


def test_entries_come_and_go_where_nothing_relies_on_their_names(correct: Correct) -> None:
    shapes = [
        {"id": "y5", "removed": True},
        {"id": "i5", "cells": [[0, 0], [1, 0], [2, 0], [3, 0], [4, 0]], "count": 2},
    ]
    files = correct("smallcity", {"tiles": [{"id": "residential_5", "shapes": shapes}]})
    assert [shape.id for shape in entry_of(files.tiles, "residential_5").shapes] == [
        "p5",
        "l5",
        "v5",
        "i5",
    ]


PALACE = {"id": "palace", "base": 3}
NO_CASTLES = [["g7", "e11"], ["j11"]]
CLOSE = [["g7", "e7"], ["j11", "q10"]]
LAKES = ["lake"] * 22


@pytest.mark.parametrize(
    ("title_id", "corrections", "place", "key"),
    [
        ("lacitta", "{", "", "fault-json"),
        ("lacitta", [], "", "fault-record"),
        ("lacitta", {"policy": []}, "policy", "fault-unknown-field"),
        ("lacitta", {"policies": {}}, "policies", "fault-list"),
        ("lacitta", {"policies": [{"base": 3}]}, "policies", "fault-no-name"),
        ("lacitta", {"policies": [PALACE, PALACE]}, "policies.palace", "fault-twice"),
        ("lacitta", {"policies": [{"id": "castle"}]}, "policies.castle", "fault-fixed"),
        (
            "lacitta",
            {"policies": [{"id": "palace", "removed": True}]},
            "policies.palace",
            "fault-fixed",
        ),
        (
            "lacitta",
            {"board": {"hexes": [{"id": "a1", "removed": True}]}},
            "board.hexes.a1",
            "fault-removed",
        ),
        (
            "lacitta",
            {"policies": [{"id": "palace", "reconstructed": []}]},
            "policies.palace.reconstructed",
            "fault-unknown-field",
        ),
        (
            "lacitta",
            {"policies": [{"id": "palace", "base": "three"}]},
            "policies.palace.base",
            "fault-form",
        ),
        (
            "lacitta",
            {"setups": {"expansion": [{"spot": "X2", "terrain": "sea"}]}},
            "setups.expansion.X2.terrain",
            "fault-word",
        ),
        ("lacitta", {"policies": [PALACE]}, "policies: base", "fault-deck"),
        (
            "lacitta",
            {"setups": {"terrain": [{"terrain": "farm1", "tiles": 7}]}},
            "setups.terrain: tiles",
            "fault-exactly",
        ),
        (
            "lacitta",
            {"setups": {"setups": [{"players": 2, "castles": CLOSE}]}},
            "setups.setups.2.castles",
            "fault-castles-close",
        ),
        (
            "lacitta",
            {"setups": {"setups": [{"players": 2, "castles": NO_CASTLES}]}},
            "setups.setups.2.castles",
            "fault-castles",
        ),
        (
            "lacitta",
            {"setups": {"setups": [{"players": 2, "castles": [["a2", "e11"], ["j11", "q10"]]}]}},
            "setups.setups.2.castles",
            "fault-unknown-name",
        ),
        (
            "lacitta",
            {"setups": {"setups": [{"players": 2, "terrain": LAKES}]}},
            "setups.setups.2.terrain: farm1",
            "fault-exactly",
        ),
        (
            "lacitta",
            {"board": {"hexes": [{"id": "a2", "q": 1}]}},
            "board.hexes.a3",
            "fault-same-place",
        ),
        (
            "lacitta",
            {"policies": [{"id": "ask_the_people", "options": [{"cost": 0, "effect": "look"}]}]},
            "policies.ask_the_people.options",
            "fault-options",
        ),
        (
            "smallcity",
            {"tiles": [{"id": "park_1", "shapes": [{"id": "o1", "count": 21}]}]},
            "tiles: park",
            "fault-exactly",
        ),
        (
            "smallcity",
            {"tiles": [{"id": "museum", "shapes": [{"id": "i3", "cells": [[0, 0], [2, 0]]}]}]},
            "tiles.museum.shapes.i3.cells",
            "fault-pieces",
        ),
        (
            "smallcity",
            {"tiles": [{"id": "warehouse", "slots": []}]},
            "tiles.warehouse.slots: storage",
            "fault-least",
        ),
        (
            "smallcity",
            {"promises": [{"number": n, "pile": "easy"} for n in (12, 13, 14)]},
            "promises: hard",
            "fault-deck",
        ),
        (
            "smallcity",
            {"promises": [{"number": 1, "conditions": [{"metric": "built"}]}]},
            "promises.1.conditions",
            "fault-bound",
        ),
        (
            "smallcity",
            {"boards": {"boroughs": [{"id": "expert", "sides": [6, 7, 9, 8]}]}},
            "boards.boroughs.expert.sides",
            "fault-rising",
        ),
        (
            "cardcity",
            {"cards": [{"id": "industry_a", "count": 5}]},
            "cards: illustration",
            "fault-exactly",
        ),
        (
            "cardcity",
            {"cards": [{"id": "residence_leisure_straight", "count": 1}]},
            "decks.advanced/2.bicolour",
            "fault-range",
        ),
        (
            "cardcity",
            {"decks": [{"level": "normal", "seats": 3, "residence": 26}]},
            "decks.normal/3",
            "fault-deck",
        ),
        (
            "cardcity",
            {"layouts": [{"id": "two_5", "halls": [["f5"], ["e5"]]}]},
            "layouts.two_5.halls",
            "fault-unknown-name",
        ),
        (
            "sevenwonders",
            {"cards": [{"id": "lumber_yard", "copies": [3]}]},
            "cards: age 1, 4",
            "fault-exactly",
        ),
        (
            "sevenwonders",
            {"cards": [{"id": "lumber_yard", "resources": "X"}]},
            "cards.lumber_yard.resources",
            "fault-unknown-name",
        ),
    ],
)
def test_what_cannot_be_in_the_box_is_refused_at_its_place(
    correct: Correct, title_id: str, corrections: object, place: str, key: str
) -> None:
    assert (place, key) in faults_of(correct, title_id, corrections)


def test_all_faults_are_told_at_once(correct: Correct) -> None:
    found = faults_of(correct, "lacitta", {"policies": [{"id": "x"}, {"base": 1}], "cards": []})
    assert [place for place, _ in found] == ["policies.x", "policies", "cards"]


def test_a_value_says_which_words_are_allowed(correct: Correct) -> None:
    with pytest.raises(ContentError) as unusable:
        correct("smallcity", {"promises": [{"number": 1, "pile": "odd"}]})
    [fault] = unusable.value.faults
    assert fault.facts == {"known": ["=easy", "=medium", "=hard", "=special"]}


def test_corrected_content_must_have_its_texts(correct: Correct) -> None:
    pair = {"types": ["residence", "parking"], "cut": "straight", "count": 1}
    correct("cardcity", {"cards": [{"id": "residence_parking_straight", **pair}]})
    content = content_of("quartier.titles.cardcity")
    with pytest.raises(ContentError) as unusable:
        content.need_texts("quartier.titles.cardcity", ["card-residence_parking_straight"])
    [fault] = unusable.value.faults
    assert fault.key == "fault-no-text"
    content.need_texts("quartier.titles.cardcity", ["card-residence_industry_straight"])


@pytest.mark.parametrize("title_id", TITLES)
def test_our_own_boxes_have_no_faults(title_id: str) -> None:
    assert BOXES[title_id].faults(BOXES[title_id].FILES) == []


def test_a_basis_belongs_to_a_value() -> None:
    class Thing(Entry, frozen=True):
        id: str
        size: int

    assert msgspec.json.decode('{"id": "a", "size": 1, "derived": ["size"]}', type=Thing).derived
    with pytest.raises(msgspec.ValidationError, match="'sizes'"):
        msgspec.json.decode('{"id": "a", "size": 1, "reconstructed": ["sizes"]}', type=Thing)


def test_corrections_lie_in_the_data_folder_unless_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.delenv(VARIABLE)
    assert file_of("lacitta") == tmp_path / "quartier" / "content" / "lacitta.json"
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    assert folder() == tmp_path
    (tmp_path / "citta.json").write_text("{}")
    (tmp_path / "lacitta.json").write_text("{}")
    assert strays(["lacitta"]) == [tmp_path / "citta.json"]
    monkeypatch.setenv(VARIABLE, NOTHING)
    assert (folder(), file_of("lacitta"), strays([])) == (None, None, [])
