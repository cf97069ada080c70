"""Phase 3: districts grow (CC-23 to CC-26, CC-69, CC-70, CC-79)."""

from __future__ import annotations

from typing import Final

from quartier.core.agenda import NOT_OFFERED, Ask, Step
from quartier.core.masks import chosen, size, without
from quartier.core.moves import Move
from quartier.core.speech import Facts, Question, Refusal, literal
from quartier.titles.cardcity.content import COMMERCE, INDUSTRY, KINDS, RESIDENCE, WHOLE
from quartier.titles.cardcity.geometry import CELL_NAMES
from quartier.titles.cardcity.ground import District, Ground
from quartier.titles.cardcity.laying import place_refusal, tell_laid
from quartier.titles.cardcity.moves import GROW, GrowAt
from quartier.titles.cardcity.placing import forbids_cell
from quartier.titles.cardcity.state import DEVELOPMENT, CardCity


def cultures_touching(ground: Ground, home: District) -> int:
    """CC-25: the culture cards a residential district touches."""
    count = 0
    for outline in ground.cultures:
        if outline & home.outline:
            count += 1
    return count


def homes_touching(ground: Ground, shop: District) -> int:
    """CC-26: the residential districts a commercial district touches."""
    count = 0
    for home in ground.homes:
        if home.outline & shop.outline:
            count += 1
    return count


def support(ground: Ground, type_: int, district: District) -> int:
    """What lets a district grow, which has to be more than its size (CC-25, CC-26)."""
    if type_ == RESIDENCE:
        return cultures_touching(ground, district)
    return homes_touching(ground, district)


def growth_places(state: CardCity, seat: int, type_: int) -> int:
    """The cells where some district of a type must or may grow in a seat's region (CC-24)."""
    site = state.cities[seat].site
    if not state.reserve[type_] or not site.supports(KINDS[type_]):
        return 0
    ground = state.ground(seat)
    is_home = type_ == RESIDENCE
    around = ground.cultural_cells if is_home else ground.cells_with(RESIDENCE)
    cells = 0
    for district in ground.homes if is_home else ground.shops:
        # There is no more support than cells of it; CC-A40, CC-A46: only with a card of one's own.
        if (
            size(around & (district.cells | district.rim)) > district.size
            and district.cells & site.region
            and support(ground, type_, district) > district.size
        ):
            cells |= district.rim
    if not cells:
        return 0
    cells &= site.spare
    return without(cells, site.rims[INDUSTRY]) if is_home else cells


def growth_moves(state: CardCity, seat: int) -> list[Move]:
    """Every development possible now."""
    moves: list[Move] = []
    for type_ in (RESIDENCE, COMMERCE):
        cells = growth_places(state, seat, type_)
        if cells:
            moves += chosen(GROW[type_], cells)
    return moves


class Development(Step[CardCity]):
    """CC-69: in turn order, once round the table (CC-69a)."""

    def run(self, state: CardCity) -> None:
        state.phase = DEVELOPMENT
        state.turn = 0
        state.then(DEVELOP)


class Develop(Step[CardCity]):
    """CC-23: every possible development is carried out, one after the other."""

    def run(self, state: CardCity) -> None:
        while state.turn < state.seats:
            state.mark()
            seat = state.seat_in_turn()
            moves = growth_moves(state, seat)
            if len(moves) > 1:
                state.offer(seat, GROW_DISTRICT, moves)
                state.then(DEVELOP)
                return
            if moves:
                GROW_DISTRICT.answer(state, seat, moves[0])
            else:
                state.turn += 1


class GrowDistrict(Ask[CardCity]):
    """CC-23, CC-24: which district grows, and where."""

    def question(self, state: CardCity, seat: int) -> Question:
        return Question("phase-development", "prompt-grow", "CC-24", {})

    def moves(self, state: CardCity, seat: int) -> list[Move]:
        return growth_moves(state, seat)

    def refusal(self, state: CardCity, seat: int, move: Move) -> Refusal | None:
        if not isinstance(move, GrowAt):
            return Refusal("CC-23", NOT_OFFERED, {})
        if growth_places(state, seat, move.kind) >> move.cell & 1:
            return None
        return growth_refusal(state, seat, move)

    def answer(self, state: CardCity, seat: int, move: Move) -> None:
        assert isinstance(move, GrowAt)
        state.take(move.kind)
        state.lay(seat, KINDS[move.kind], WHOLE, move.cell)
        if state.listening:
            tell_laid(state, "event-grown", seat, KINDS[move.kind], WHOLE, move.cell)


def growth_refusal(state: CardCity, seat: int, move: GrowAt) -> Refusal:
    """Why no district grows there."""
    kind = KINDS[move.kind]
    site = state.cities[seat].site
    facts: Facts = {"card": kind.key, "cell": literal(CELL_NAMES[move.cell])}
    if not state.reserve[move.kind]:
        return Refusal("CC-24", "refusal-reserve-empty", {"card": kind.key})
    if not site.supports(kind):
        limits: Facts = {"card": kind.key, "counted": site.counted, "limit": site.limit}
        return Refusal("CC-15", "refusal-limit", limits)
    place = place_refusal(forbids_cell(site, move.cell), kind, move.cell)
    if place is not None:
        return place
    if move.kind == RESIDENCE and site.rims[INDUSTRY] >> move.cell & 1:
        return Refusal("CC-19", "refusal-residence-industry", facts)
    rule = "CC-25" if move.kind == RESIDENCE else "CC-26"
    return Refusal(rule, "refusal-no-growth", facts)


DEVELOPMENT_PHASE: Final = Development("development")
DEVELOP: Final = Develop("develop")
GROW_DISTRICT: Final = GrowDistrict("grow_district")
