"""What is in the box, for the rules page."""

from __future__ import annotations

from quartier.core.inventory import Cell, Phrase, Shelf, named, plain, worded
from quartier.core.speech import literal
from quartier.titles.sevenwonders.box import FILES
from quartier.titles.sevenwonders.content import BOARDS, KIND_OF, SIDES, Board
from quartier.titles.sevenwonders.describe import (
    describe_board,
    describe_card,
    describe_stage,
    price_of,
)
from quartier.titles.sevenwonders.schema import CardData, WonderData

_CARDS = ["box-card", "box-colour", "box-age", "box-copies", "box-price", "box-effect"]


def shelves() -> list[Shelf]:
    """The tables of the box."""
    return [
        Shelf("box-cards", _CARDS, [_card(data) for data in FILES.cards]),
        Shelf(
            "box-leaders",
            ["box-card", "box-price", "box-effect"],
            [_leader(data) for data in FILES.leaders if data.colour == "white"],
        ),
        Shelf(
            "box-guilds",
            _CARDS,
            [_card(data) for data in FILES.leaders if data.colour != "white"],
        ),
        Shelf("box-cities", _CARDS, [_card(data) for data in FILES.cities]),
        Shelf(
            "box-wonders",
            ["box-wonder", "box-stage", "box-price", "box-effect"],
            [
                row
                for board in BOARDS
                for row in _board(FILES.wonders[board.number // len(SIDES)], board)
            ],
        ),
    ]


def _card(data: CardData) -> list[Cell]:
    copies = ", ".join([f"{players}+" for players in data.copies])
    return [
        named(f"card-{data.id}"),
        worded([(f"colour-{data.colour}", {})], data, "colour"),
        plain(str(data.age), data, "age"),
        plain(copies or "1", data, "copies"),
        *_leader(data)[1:],
    ]


def _leader(data: CardData) -> list[Cell]:
    kind = KIND_OF[data.id]
    effect = describe_card(kind)
    return [
        named(kind.key),
        worded(price_of(kind.price), data, "coins", "resources"),
        worded(effect, data, "effects", "chains_from"),
    ]


def _board(data: WonderData, board: Board) -> list[list[Cell]]:
    """A row for what a board gives from the start, and one for each stage."""
    name: list[Phrase] = [(board.key, {}), (literal(board.side.upper()), {})]
    start = worded(describe_board(board), data, "resource", board.side)
    rows = [[Cell(name), plain("–", data), plain("–", data), start]]
    for order, stage in enumerate(board.stages, 1):
        price = worded(price_of(stage.price), data, board.side)
        effect = worded(describe_stage(stage), data, board.side)
        rows.append([Cell(name), plain(str(order), data), price, effect])
    return rows
