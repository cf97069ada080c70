"""Numbers of rules that are values of the content."""

from __future__ import annotations

import msgspec
import pytest

from quartier.core.corrections import Correction
from quartier.core.data import Content
from quartier.core.schema import Entry
from quartier.numbers import as_written, places, shown, unknown_places, with_numbers_of


class Deck(Entry, frozen=True):
    named_by = ("level", "seats")

    level: str
    seats: int
    cards: int


class Box(msgspec.Struct, frozen=True):
    decks: list[Deck]
    sides: list[int]
    lost: int


OURS = Box(
    [Deck(level="easy", seats=2, cards=20), Deck(level="easy", seats=3, cards=30)], [7, 8], -5
)
THEIRS = Box(
    [Deck(level="easy", seats=2, cards=24), Deck(level="easy", seats=3, cards=30)], [6, 8, 9], -4
)


def content(files: Box) -> Content:
    return Content(files, {}, "", [] if files is OURS else [Correction("decks", 20, 24)])


@pytest.mark.parametrize(
    ("text", "theirs"),
    [
        ("20<!--decks.easy/2.cards--> cards", "24‡ cards"),
        ("30<!--decks.easy/3.cards--> cards", "30 cards"),
        ("50<!--decks.easy/2.cards + decks.easy/3.cards--> cards", "54‡ cards"),
        ("50<!--decks: cards--> cards", "54‡ cards"),
        ("$7<!--sides.0-->, $8<!--sides.1-->", "$6‡, $8"),
        ("2<!--sides--> sides", "3‡ sides"),
        ("−5<!--lost--> points", "−4‡ points"),
    ],
)
def test_who_plays_with_corrections_reads_their_numbers_marked(text: str, theirs: str) -> None:
    assert shown(text, content(OURS)) == as_written(text)
    assert "<!--" not in as_written(text)
    assert shown(text, content(THEIRS)) == theirs
    assert with_numbers_of(content(OURS), text) == text
    assert as_written(with_numbers_of(content(THEIRS), text)) == theirs.replace("‡", "")


def test_a_value_that_was_taken_out_is_shown_as_nothing() -> None:
    fewer = Box(OURS.decks[:1], OURS.sides, OURS.lost)
    assert shown("30<!--decks.easy/3.cards--> cards", content(fewer)) == "–‡ cards"


@pytest.mark.parametrize(
    "place",
    ["deck", "decks: card", "decks.easy/4.cards", "decks.easy/2", "sides.2", "decks.easy/2.level"],
)
def test_a_place_without_a_number_is_unknown(place: str) -> None:
    text = f"8<!--sides.1--> and 1<!--{place} + lost-->"
    assert places(text) == ["sides.1", place, "lost"]
    assert list(unknown_places(text, content(OURS))) == [place]
