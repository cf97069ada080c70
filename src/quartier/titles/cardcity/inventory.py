"""What is in the box, for the rules page."""

from __future__ import annotations

from quartier.core.inventory import Cell, Phrase, Shelf, named, number, plain, worded
from quartier.titles.cardcity.box import FILES
from quartier.titles.cardcity.schema import CardData, DeckData, LayoutData, RankData, TypeData

_DECK = ("residence", "industry", "parking", "commerce", "leisure", "bicolour", "parks", "clouds")
_VICTORIES = ("residential", "economic", "industrial", "commercial", "happiness")


def shelves() -> list[Shelf]:
    """The tables of the box."""
    return [
        Shelf(
            "box-cards",
            ["box-card", "box-count", "box-pollution"],
            [_card(data) for data in FILES.cards],
        ),
        Shelf(
            "box-types",
            ["box-type", "box-colours", "box-pollution", "box-half-pollution"],
            [_type(data) for data in FILES.types],
        ),
        Shelf(
            "box-decks",
            [
                "box-level",
                "box-players",
                "box-rounds",
                "box-draw",
                *[f"box-{name}" for name in _DECK],
            ],
            [_deck(data) for data in FILES.decks],
        ),
        Shelf(
            "box-layouts",
            ["box-layout", "box-rows", "box-halls"],
            [_layout(data) for data in FILES.layouts],
        ),
        Shelf(
            "box-ranks",
            ["box-rank", *[f"value-victory-{name}" for name in _VICTORIES]],
            [_rank(data) for data in FILES.ranks],
        ),
    ]


def _card(data: CardData) -> list[Cell]:
    return [named(f"card-{data.id}"), number(data, "count"), _percent(data, "percent")]


def _type(data: TypeData) -> list[Cell]:
    colours: list[Phrase] = [(f"box-colour-{colour}", {}) for colour in data.colours]
    return [
        named(f"type-{data.id}"),
        worded(colours, data, "colours"),
        _percent(data, "percent"),
        _percent(data, "half_percent"),
    ]


def _percent(data: CardData | TypeData, field: str) -> Cell:
    percent = getattr(data, field)
    return worded([] if percent is None else [("box-percent", {"n": percent})], data, field)


def _deck(data: DeckData) -> list[Cell]:
    return [
        named(f"value-level-{data.level}"),
        plain(str(data.seats), data),
        number(data, "rounds"),
        plain(f"{data.draw} ({data.keep})", data, "draw", "keep"),
        *[number(data, name) for name in _DECK],
    ]


def _layout(data: LayoutData) -> list[Cell]:
    halls = " / ".join([" ".join(places) for places in data.halls])
    return [
        named(f"box-layout-{data.id}"),
        plain(" ".join(data.rows), data, "rows"),
        plain(halls, data, "halls"),
    ]


def _rank(data: RankData) -> list[Cell]:
    scores = [getattr(data, name) for name in _VICTORIES]
    return [
        named(f"rank-{data.id}"),
        *[
            plain("–" if score is None else str(score), data, name)
            for name, score in zip(_VICTORIES, scores, strict=True)
        ],
    ]
