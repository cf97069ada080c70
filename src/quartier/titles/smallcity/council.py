"""Phase 7: investments in the City Council (SC-97 to SC-102, SC-112)."""

from __future__ import annotations

from typing import Final

from quartier.core.agenda import NOT_OFFERED, Ask, Step
from quartier.core.lists import with_item
from quartier.core.moves import Move
from quartier.core.speech import Facts, Question, Refusal
from quartier.titles.smallcity.benefits import BENEFIT
from quartier.titles.smallcity.borough import OFF_BOARD, Borough
from quartier.titles.smallcity.content import (
    COLUMNS,
    PROMISES,
    PROMISES_DRAWN,
    ROW_KEYS,
    SPECIAL_PILE,
)
from quartier.titles.smallcity.moves import (
    ADVANCE,
    DECLINE,
    PAY_MONEY,
    PAY_PROMISE,
    PAY_VOTES,
    START,
    START_NEW,
)
from quartier.titles.smallcity.opening import KeepOne
from quartier.titles.smallcity.state import NO_CARD, NO_SEAT, UNDECIDED, SmallCity
from quartier.titles.smallcity.verbs import NEW_DISC, AdvanceDisc, PayWith, StartRow

PHASE: Final = "phase-council"


class BeginCouncil(Step[SmallCity]):
    """SC-97: in turn order."""

    def run(self, state: SmallCity) -> None:
        state.phase = 7
        state.queue = state.order()
        state.then(NEXT_INVESTOR)


class NextInvestor(Step[SmallCity]):
    """SC-97: each player may make one investment."""

    def run(self, state: SmallCity) -> None:
        state.active = NO_SEAT
        state.space = UNDECIDED
        if state.queue:
            state.active = state.next_in_queue()
            moves = INVEST.moves(state, state.active)
            if len(moves) > 1:
                state.offer(state.active, INVEST, moves)
            state.then(NEXT_INVESTOR)


def disc_in(borough: Borough, row: int) -> int:
    """The disc standing in a row (NEW_DISC: one outside), or UNDECIDED."""
    for disc, space in enumerate(borough.discs):
        if (
            space == OFF_BOARD
            if row == NEW_DISC
            else space != OFF_BOARD and space // COLUMNS == row
        ):
            return disc
    return UNDECIDED


def forbids_investment(state: SmallCity, seat: int, move: Move) -> str:
    """Which rule forbids to move a disc like this; "" for none."""
    borough = state.borough(seat)
    if isinstance(move, AdvanceDisc):
        disc = disc_in(borough, move.row)
        if disc == UNDECIDED:
            return "SC-99"
        column = borough.discs[disc] % COLUMNS + 1
        if column == COLUMNS:
            return "SC-101"
        return "" if can_pay(state, borough, column) else "SC-98"
    assert isinstance(move, StartRow)
    disc = disc_in(borough, move.source)
    if disc == UNDECIDED:
        return "SC-99"
    if borough.discs[disc] != OFF_BOARD and borough.discs[disc] % COLUMNS == COLUMNS - 1:
        return "SC-101"
    if move.row != move.source and disc_in(borough, move.row) != UNDECIDED:
        return "SC-100"
    return "" if can_pay(state, borough, 0) else "SC-98"


def can_pay(state: SmallCity, borough: Borough, column: int) -> bool:
    """SC-98, SC-112: whether there is a way to pay for a column."""
    return borough.money > column or borough.votes > column or has_special(state)


def has_special(state: SmallCity) -> bool:
    """SC-112: whether a special promise can be drawn."""
    return state.options.special and bool(state.piles[SPECIAL_PILE])


def payments(state: SmallCity, seat: int, column: int) -> list[Move]:
    """SC-98, SC-112: the ways to pay for a column (0 is the first)."""
    borough = state.borough(seat)
    ways: list[Move] = []
    if borough.money > column:
        ways.append(PAY_MONEY)
    if borough.votes > column:
        ways.append(PAY_VOTES)
    if has_special(state):
        ways.append(PAY_PROMISE)
    return ways


_REASONS: Final = {
    "SC-98": "refusal-council-price",
    "SC-99": "refusal-no-disc",
    "SC-100": "refusal-two-discs",
    "SC-101": "refusal-last-column",
}


class Invest(Ask[SmallCity]):
    """SC-97, SC-99, SC-100: which disc goes where, or none."""

    def question(self, state: SmallCity, seat: int) -> Question:
        borough = state.borough(seat)
        facts: Facts = {"money": borough.money, "votes": borough.votes}
        return Question(PHASE, "prompt-invest", "SC-97", facts)

    def moves(self, state: SmallCity, seat: int) -> list[Move]:
        borough = state.borough(seat)
        if not can_pay(state, borough, 0):
            return [DECLINE]
        rows = range(len(ROW_KEYS))
        sources = [row for row in rows if disc_in(borough, row) != UNDECIDED]
        wanted: list[Move] = [ADVANCE[row] for row in sources]
        if disc_in(borough, NEW_DISC) != UNDECIDED:
            wanted += START_NEW
        wanted += [START[row][source] for row in rows for source in sources]
        moves = [move for move in wanted if forbids_investment(state, seat, move) == ""]
        moves.append(DECLINE)
        return moves

    def refusal(self, state: SmallCity, seat: int, move: Move) -> Refusal | None:
        if move is DECLINE:
            return None
        if not isinstance(move, (AdvanceDisc, StartRow)):
            return Refusal("SC-97", NOT_OFFERED, {})
        rule = forbids_investment(state, seat, move)
        return Refusal(rule, _REASONS[rule], {"row": ROW_KEYS[move.row]}) if rule else None

    def answer(self, state: SmallCity, seat: int, move: Move) -> None:
        if move is DECLINE:
            return
        borough = state.borough(seat)
        if isinstance(move, AdvanceDisc):
            state.disc = disc_in(borough, move.row)
            state.space = borough.discs[state.disc] + 1
        else:
            assert isinstance(move, StartRow)
            state.disc = disc_in(borough, move.source)
            state.space = move.row * COLUMNS
        ways = payments(state, seat, state.space % COLUMNS)
        if len(ways) > 1:
            state.ask(seat, PAY)
        else:
            _invest(state, seat, ways[0])


class Pay(Ask[SmallCity]):
    """SC-98: money or votes, never mixed; in the advanced game a special promise (SC-112)."""

    def question(self, state: SmallCity, seat: int) -> Question:
        row, column = divmod(state.space, COLUMNS)
        facts: Facts = {
            "row": ROW_KEYS[row],
            "price": column + 1,
            "cards": PROMISES_DRAWN[column],
        }
        key = "prompt-pay-or-promise" if state.options.special else "prompt-pay"
        return Question(PHASE, key, "SC-98", facts)

    def moves(self, state: SmallCity, seat: int) -> list[Move]:
        return payments(state, seat, state.space % COLUMNS)

    def refusal(self, state: SmallCity, seat: int, move: Move) -> Refusal | None:
        if move in self.moves(state, seat):
            return None
        if isinstance(move, PayWith):
            return Refusal("SC-98", "refusal-pay", {})
        return Refusal("SC-98", NOT_OFFERED, {})

    def answer(self, state: SmallCity, seat: int, move: Move) -> None:
        _invest(state, seat, move)


def _invest(state: SmallCity, seat: int, way: Move) -> None:
    """Pay, and move the disc."""
    assert isinstance(way, PayWith)
    borough = state.changing(seat)
    row, column = divmod(state.space, COLUMNS)
    if way is PAY_MONEY:
        borough.money -= column + 1
    elif way is PAY_VOTES:
        borough.votes -= column + 1
    discs = borough.discs[:]
    before = discs[state.disc]
    discs[state.disc] = state.space
    borough.discs = discs
    state.disc = UNDECIDED
    if state.listening:
        facts: Facts = {"seat": seat, "row": ROW_KEYS[row], "means": way.means}
        if before == OFF_BOARD:
            state.tell("event-disc-enters", facts)
        elif before + 1 == state.space and column:
            state.tell("event-disc-advances", {**facts, "column": column + 1})
        else:
            source = ROW_KEYS[before // COLUMNS]
            state.tell("event-disc-restarts", {**facts, "source": source})
    state.then(BENEFIT)
    if way is PAY_PROMISE:
        state.then(DRAW_SPECIAL, KEEP_DRAWN)


class DrawSpecial(Step[SmallCity]):
    """SC-112: draw special promises, 4/3/2/1 by column, and keep one."""

    def run(self, state: SmallCity) -> None:
        seat = state.active
        deck = state.piles[SPECIAL_PILE]
        number = PROMISES_DRAWN[state.space % COLUMNS]
        cards = deck[:number]
        state.piles = with_item(state.piles, SPECIAL_PILE, deck[number:])
        state.drawn = with_item(state.drawn, seat, cards)
        eyes = state.eyes(seat)
        # Others could not follow single cards from here on.
        state.cards.blur(cards, eyes)
        for card in cards:
            state.show(card, eyes)
        if state.listening:
            keys = [PROMISES[state.cards.face[card]].key for card in cards]
            state.tell("event-draws", {"seat": seat, "number": len(cards)})
            state.tell("event-dealt", {"promises": keys}, eyes)
        if len(cards) > 1:
            state.ask(seat, KEEP_SPECIAL)
        else:
            state.picks = with_item(state.picks, seat, cards[0])


class KeepDrawn(Step[SmallCity]):
    """SC-112: the others go face down under the deck."""

    def run(self, state: SmallCity) -> None:
        seat = state.active
        kept = state.picks[seat]
        rest = [card for card in state.drawn[seat] if card != kept]
        borough = state.changing(seat)
        borough.promises = [*borough.promises, kept]
        state.piles = with_item(state.piles, SPECIAL_PILE, state.piles[SPECIAL_PILE] + rest)
        state.drawn = with_item(state.drawn, seat, [])
        state.picks = with_item(state.picks, seat, NO_CARD)


BEGIN_COUNCIL: Final = BeginCouncil("begin_council")
NEXT_INVESTOR: Final = NextInvestor("next_investor")
INVEST: Final = Invest("invest")
PAY: Final = Pay("pay")
DRAW_SPECIAL: Final = DrawSpecial("draw_special")
KEEP_DRAWN: Final = KeepDrawn("keep_drawn")
KEEP_SPECIAL: Final = KeepOne("keep_special", PHASE, "SC-112")
