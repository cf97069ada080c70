"""What the council gives: raw materials, a free tile, money or votes, citizens (SC-102 to SC-106,
SC-116)."""

from __future__ import annotations

from typing import Final

from quartier.core.agenda import NOT_OFFERED, Ask, Step
from quartier.core.moves import Move
from quartier.core.speech import Facts, Question, Refusal
from quartier.titles.smallcity.building import Room, forbids_anywhere, forbids_tile
from quartier.titles.smallcity.content import (
    COLUMNS,
    CONSTRUCTION,
    CULTURAL,
    ECONOMY,
    FREE_SIZES,
    GOOD_KEYS,
    GOODS_OFFERED,
    INDUSTRY,
    NEW_CITIZENS,
    TILES,
)
from quartier.titles.smallcity.deciding import begin
from quartier.titles.smallcity.gains import GAIN_ECONOMY
from quartier.titles.smallcity.jobs import BUILD_JOB, WAIVING_COLUMN, Job
from quartier.titles.smallcity.moves import BUILD, DECLINE, TAKE_GOODS
from quartier.titles.smallcity.reasons import tile_refusal
from quartier.titles.smallcity.state import SmallCity
from quartier.titles.smallcity.stores import STORE
from quartier.titles.smallcity.verbs import ChooseTile, TakeGoods

PHASE: Final = "phase-council"


class Benefit(Step[SmallCity]):
    """SC-102: only the benefit of the space just reached."""

    def run(self, state: SmallCity) -> None:
        seat = state.active
        row, column = divmod(state.space, COLUMNS)
        if row == INDUSTRY:
            offers = GOODS_OFFERED[column]
            if len(offers) > 1:
                state.ask(seat, CHOOSE_GOODS)
            else:
                receive_goods(state, seat, offers[0][0], offers[0][1])
        elif row == CONSTRUCTION:
            moves = CHOOSE_GIFT.moves(state, seat)
            if len(moves) > 1:
                state.offer(seat, CHOOSE_GIFT, moves)
            elif state.listening:
                state.tell("event-no-gift", {"seat": seat})
        elif row == ECONOMY:
            state.ask(seat, GAIN_ECONOMY)
        else:
            _receive_citizens(state, seat, NEW_CITIZENS[column])


def receive_goods(state: SmallCity, seat: int, good: int, pieces: int) -> None:
    """SC-103: what does not fit or is missing is lost."""
    borough = state.borough(seat)
    room = borough.hall_room + borough.store_room
    pieces = min(pieces, state.world.goods[good], room)
    state.world.put_goods(good, -pieces)
    state.due = [pieces if kind == good else 0 for kind in range(len(GOOD_KEYS))]
    if state.listening:
        facts: Facts = {"seat": seat, "good": GOOD_KEYS[good], "number": pieces}
        state.tell("event-goods", facts)
    state.then(STORE)


def _receive_citizens(state: SmallCity, seat: int, number: int) -> None:
    """SC-106, SC-116: from the common reserve, in the Citizen victory from the Career Space."""
    borough = state.changing(seat)
    if state.options.victory == "citizen":
        number = min(number, borough.career, borough.hall_room)
        borough.career -= number
        borough.in_hall += number
    else:
        number = min(number, borough.reserve)
        borough.reserve -= number
        for _ in range(number):
            borough.come_home()
    if state.listening:
        state.tell("event-citizens", {"seat": seat, "number": number})


class ChooseGoods(Ask[SmallCity]):
    """SC-103: which raw materials of the column."""

    def question(self, state: SmallCity, seat: int) -> Question:
        return Question(PHASE, "prompt-goods", "SC-103", {})

    def moves(self, state: SmallCity, seat: int) -> list[Move]:
        return [TAKE_GOODS[offer] for offer in GOODS_OFFERED[state.space % COLUMNS]]

    def refusal(self, state: SmallCity, seat: int, move: Move) -> Refusal | None:
        if move in self.moves(state, seat):
            return None
        if isinstance(move, TakeGoods):
            return Refusal("SC-103", "refusal-other-goods", {**move.facts})
        return Refusal("SC-103", NOT_OFFERED, {})

    def answer(self, state: SmallCity, seat: int, move: Move) -> None:
        assert isinstance(move, TakeGoods)
        receive_goods(state, seat, move.good, move.pieces)


class ChooseGift(Ask[SmallCity]):
    """SC-104: a free tile of the right size, none of the Cultural Buildings; or none."""

    def question(self, state: SmallCity, seat: int) -> Question:
        column = state.space % COLUMNS
        if column == WAIVING_COLUMN:
            return Question(PHASE, "prompt-gift-any", "SC-104", {"size": FREE_SIZES[column][-1]})
        return Question(PHASE, "prompt-gift", "SC-104", {"size": FREE_SIZES[column][0]})

    def moves(self, state: SmallCity, seat: int) -> list[Move]:
        column = state.space % COLUMNS
        sizes = FREE_SIZES[column]
        borough = state.borough(seat)
        room = Room(borough)
        moves: list[Move] = []
        for number, move in BUILD.items():
            tile = TILES[number]
            if (
                tile.paid in sizes
                and tile.family != CULTURAL
                and forbids_tile(state.world, borough, tile, True) == ""
                and forbids_anywhere(state.world, room, tile, column == WAIVING_COLUMN) == ""
            ):
                moves.append(move)
        moves.append(DECLINE)
        return moves

    def refusal(self, state: SmallCity, seat: int, move: Move) -> Refusal | None:
        if move is DECLINE:
            return None
        if not isinstance(move, ChooseTile):
            return Refusal("SC-104", NOT_OFFERED, {})
        column = state.space % COLUMNS
        tile = move.tile
        if tile.family == CULTURAL:
            return Refusal("SC-104", "refusal-gift-cultural", {"tile": tile.key})
        if tile.paid not in FREE_SIZES[column]:
            sizes = list(FREE_SIZES[column])
            return Refusal("SC-104", "refusal-gift-size", {"tile": tile.key, "sizes": sizes})
        borough = state.borough(seat)
        rule = forbids_tile(state.world, borough, tile, True) or forbids_anywhere(
            state.world, Room(borough), tile, column == WAIVING_COLUMN
        )
        return tile_refusal(rule, borough, tile) if rule else None

    def answer(self, state: SmallCity, seat: int, move: Move) -> None:
        if isinstance(move, ChooseTile):
            begin(state, seat, Job(BUILD_JOB, move.tile, None, state.space % COLUMNS))


BENEFIT: Final = Benefit("benefit")
CHOOSE_GOODS: Final = ChooseGoods("choose_goods")
CHOOSE_GIFT: Final = ChooseGift("choose_gift")
