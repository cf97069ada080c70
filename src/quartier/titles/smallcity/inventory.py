"""What is in the box, for the rules page."""

from __future__ import annotations

from quartier.core.inventory import Cell, Phrase, Shelf, named, number, plain, worded
from quartier.core.schema import Entry
from quartier.core.speech import literal
from quartier.titles.smallcity.box import FILES
from quartier.titles.smallcity.content import PROMISES, Promise
from quartier.titles.smallcity.describe import describe_promise
from quartier.titles.smallcity.schema import PromiseData, ShapeData, TileData

_PROMISES = ["box-promise", "box-asks", "box-kept", "box-broken"]


def shelves() -> list[Shelf]:
    """The tables of the box."""
    normal = len(FILES.promises)
    return [
        Shelf(
            "box-tiles",
            ["box-tile", "box-price", "box-slots", "box-shape", "box-count"],
            [_tile(data, shape) for data in FILES.tiles for shape in data.shapes],
        ),
        Shelf(
            "box-promises",
            ["box-pile", *_PROMISES],
            [
                [worded([(f"pile-{data.pile}", {})], data, "pile"), *_promise(data, face)]
                for data, face in zip(FILES.promises, PROMISES[:normal], strict=True)
            ],
        ),
        Shelf(
            "box-specials",
            _PROMISES,
            [
                _promise(data, face)
                for data, face in zip(FILES.specials, PROMISES[normal:], strict=True)
            ],
        ),
        Shelf("box-boards", ["box-what", "box-number"], _boards()),
    ]


def _tile(data: TileData, shape: ShapeData) -> list[Cell]:
    slots: list[Phrase] = [
        ("box-slot", {"n": data.slots.count(slot), "function": f"function-{slot}"})
        for slot in sorted(set(data.slots), key=data.slots.index)
    ]
    return [
        named(f"tile-{data.id}"),
        _price(data),
        worded(slots or [(literal("–"), {})], data, "slots"),
        plain(_drawn(shape), shape, "cells"),
        number(shape, "count"),
    ]


def _price(data: TileData) -> Cell:
    if not data.goods:
        return worded([("dollars", {"money": data.price})], data, "price")
    goods: list[Phrase] = [
        (key, {"n": data.goods.count(letter)})
        for letter, key in (("w", "amount-wood"), ("s", "amount-stone"), ("m", "amount-metal"))
        if letter in data.goods
    ]
    return worded(goods, data, "goods")


def _drawn(shape: ShapeData) -> str:
    """The cells of a form, row by row."""
    wide = 1 + max([x for x, _ in shape.cells])
    high = 1 + max([y for _, y in shape.cells])
    rows = [
        "".join(["■" if (x, y) in shape.cells else "□" for x in range(wide)]) for y in range(high)
    ]
    return " / ".join(rows)


def _promise(data: PromiseData, face: Promise) -> list[Cell]:
    return [
        named(face.key),
        worded(describe_promise(face), data, "conditions"),
        number(data, "kept"),
        number(data, "broken"),
    ]


def _boards() -> list[list[Cell]]:
    boards = FILES.boards
    rows = [
        [named(f"value-borough-{data.id}"), _numbers(data.sides, data, "sides")]
        for data in boards.boroughs
    ]
    rows.append(
        [
            named("box-promises-drawn"),
            _numbers(boards.promises_drawn.columns, boards.promises_drawn, "columns"),
        ]
    )
    rows.append([named("box-economy"), _numbers(boards.council.economy, boards, "council")])
    rows.append([named("box-tourism"), _numbers(boards.council.tourism, boards, "council")])
    rows.append([named("box-money"), _numbers(boards.money_by_turn, boards, "money_by_turn")])
    rows.append(
        [named("box-copies"), _numbers(boards.copies_by_players, boards, "copies_by_players")]
    )
    citizens = boards.citizens
    people = [citizens.hall, citizens.career, citizens.reserve]
    rows.append([named("box-citizens"), _numbers(people, boards, "citizens")])
    goods = [boards.goods.wood, boards.goods.stone, boards.goods.metal]
    rows.append([named("box-materials"), _numbers(goods, boards, "goods")])
    return rows


def _numbers(numbers: list[int], entry: Entry, field: str) -> Cell:
    return plain(", ".join([str(number) for number in numbers]), entry, field)
