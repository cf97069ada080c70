"""What a seat or a spectator may know, built by adding (CC-10, CC-A5).

Cells are named as in moves (column letter, row number); `x` and `y` say where a card is drawn, in
cards to the right of and below the top left corner.
"""

from __future__ import annotations

from quartier.titles.cardcity.content import (
    CLOUD,
    COMMERCE,
    INDUSTRY,
    KINDS,
    OPPOSITE,
    PARK,
    PARKING,
    RESIDENCE,
    SIDES,
    TYPE_IDS,
    VICTORIES,
)
from quartier.titles.cardcity.development import growth_places, support
from quartier.titles.cardcity.geometry import CELL_NAMES, FRAME, Geometry, cells_of
from quartier.titles.cardcity.ground import EMPTY, District, Ground
from quartier.titles.cardcity.income import (
    PARKING_INCOME,
    colours_touching,
    income,
    income_lines,
    share,
    triangle,
)
from quartier.titles.cardcity.moves import LOTS
from quartier.titles.cardcity.placing import leisure_price
from quartier.titles.cardcity.purchases import price
from quartier.titles.cardcity.scoring import (
    cleaning_price,
    empty_places,
    half_cards,
    happiness,
    has_lost,
    pollution,
    score_lines,
)
from quartier.titles.cardcity.solo import ALONE, rank_of
from quartier.titles.cardcity.state import ACQUISITION, NOBODY, NOTHING, PHASES, CardCity


def view_of(state: CardCity, seat: int | None) -> dict[str, object]:
    """The table as these eyes see it."""
    eyes = state.eyes(seat)
    options = state.options
    deciders = state.deciders
    view: dict[str, object] = {
        "seat": seat,
        "level": options.level,
        "victory": VICTORIES[options.victory],
        "architect": options.architect,
        "ecology": options.ecology,
        "leisure_crisis": options.crisis,
        "unique_city": options.unique,
        "suburb": options.suburb,
        "size": options.size,
        "round": state.round,
        "rounds": options.deck.rounds,
        "phase": PHASES[state.phase],
        "first": state.first,
        "deciders": deciders,
        "over": state.outcome is not None,
        "pile": {"count": len(state.pile), "known": _in_order(state, state.pile, eyes)},
        "reserve": _reserve(state, eyes),
        "discard": _faces(state, state.discard, eyes),
        "drawn": _drawn(state, eyes),
        "offer": _offer(state, eyes),
        "grounds": [_ground(state, number) for number in range(len(state.grounds))],
        "cities": [_city(state, owner, eyes) for owner in range(state.seats)],
    }
    # What a seat has in hand to place is its own business until it lies.
    if seat is not None and deciders == [seat] and state.picked != NOTHING:
        view["picked"] = KINDS[state.picked].id
    return view


# Cards


def _faces(state: CardCity, cards: list[int], eyes: int) -> list[str]:
    """Those of some cards these eyes know, sorted."""
    known = [state.cards.face[card] for card in cards if state.cards.known[card] & eyes]
    return [KINDS[number].id for number in sorted(known)]


def _in_order(state: CardCity, cards: list[int], eyes: int) -> list[str]:
    """Those these eyes know, the lowest first: alone one puts cards under the pile (CC-75)."""
    return [KINDS[state.cards.face[card]].id for card in cards if state.cards.known[card] & eyes]


def _zone(state: CardCity, cards: list[int], eyes: int) -> dict[str, object]:
    return {"count": len(cards), "known": _faces(state, cards, eyes)}


def _reserve(state: CardCity, eyes: int) -> dict[str, object]:
    top = state.cards.seen(state.industries[-1], eyes) if state.industries else NOTHING
    return {
        "residence": state.reserve[RESIDENCE],
        "commerce": state.reserve[COMMERCE],
        "industry": len(state.industries),
        "park": state.reserve[PARK],
        "cloud": state.reserve[CLOUD],
        "top_industry": None if top == NOTHING else KINDS[top].id,
    }


def _is_offered(state: CardCity) -> bool:
    """Whether the lots lie on the table; before that they are the divider's secret."""
    return state.chooser != NOBODY and state.deciders == [state.chooser]


def _drawn(state: CardCity, eyes: int) -> dict[str, object]:
    """The cards somebody is dividing or, alone, choosing from."""
    holder = ALONE if state.seats == 1 else state.divider
    cards = state.drawn
    if not _is_offered(state) and not state.eyes(holder) & eyes:
        for part in state.lots:
            cards = cards + part
    zone = _zone(state, cards, eyes)
    zone["seat"] = holder if state.phase == ACQUISITION and holder != NOBODY else None
    return zone


def _offer(state: CardCity, eyes: int) -> dict[str, object] | None:
    """The two lots: once they are offered for all, before that for the divider."""
    if state.divider == NOBODY:
        return None
    offered = _is_offered(state)
    if not offered and not state.eyes(state.divider) & eyes:
        return None
    return {
        "seat": state.divider,
        "to_seat": state.chooser,
        "complete": offered,
        "lots": [
            {
                "lot": name,
                "open": _faces(state, state.lots[2 * lot], eyes),
                "hidden": _zone(state, state.lots[2 * lot + 1], eyes),
                "money": state.bribe if state.bribe and state.bribe_lot == lot else 0,
            }
            for lot, name in enumerate(LOTS)
        ],
    }


# The ground


def _names(cells: int) -> list[str]:
    return [CELL_NAMES[cell] for cell in cells_of(cells)]


def _ground(state: CardCity, number: int) -> dict[str, object]:
    ground = state.grounds[number]
    geometry = ground.geometry
    owners = [seat for seat in range(state.seats) if state.cities[seat].ground == number]
    site = state.cities[owners[0]].site
    has_architect = state.architect != NOTHING and state.first in owners
    return {
        "seats": owners,
        "layout": geometry.id,
        "shape": "hex" if geometry.is_hex else "square",
        "rows": geometry.rows,
        "columns": geometry.columns,
        # Each place with the seat whose region it is, s for the suburb.
        "regions": _regions(state, geometry, owners),
        # The rows and columns the square can still reach, and those it holds already.
        "frame": {
            "rows": _frame(site.rows, geometry.size, geometry.rows, geometry.floats_rows),
            "columns": _frame(
                site.columns, geometry.size, geometry.columns, geometry.floats_columns
            ),
        },
        "extent": {
            "rows": [*site.rows] if geometry.floats_rows else None,
            "columns": [*site.columns] if geometry.floats_columns else None,
        },
        "cells": [_cell(ground, cell) for cell, card in enumerate(ground.cards) if card != EMPTY],
        "architect": CELL_NAMES[state.architect] if has_architect else None,
        "districts": _districts(state, ground, owners),
    }


def _regions(state: CardCity, geometry: Geometry, owners: list[int]) -> list[str]:
    rows = []
    for row in range(geometry.rows):
        letters = ""
        for column in range(geometry.columns):
            bit = 1 << row * FRAME + column
            letter = "s" if geometry.cells & bit else "."
            for seat in owners:
                if state.cities[seat].site.region & bit:
                    letter = str(seat)
            letters += letter
        rows.append(letters)
    return rows


def _frame(extent: tuple[int, int], size: int, length: int, floats: bool) -> list[int]:
    if not floats:
        return [0, length - 1]
    return [max(0, extent[1] - size + 1), min(length - 1, extent[0] + size - 1)]


def _cell(ground: Ground, cell: int) -> dict[str, object]:
    kind, turn = ground.kind_at(cell), ground.turn_at(cell)
    row, column = cell // FRAME, cell % FRAME
    sides = [SIDES[turn], SIDES[OPPOSITE[turn]]]
    return {
        "cell": CELL_NAMES[cell],
        "x": column + row / 2 if ground.geometry.is_hex else column,
        "y": row,
        "card": kind.id,
        "cut": kind.cut,
        "turn": SIDES[turn],
        "parts": [
            {"type": TYPE_IDS[type_], "sides": sides[part]} for part, type_ in enumerate(kind.types)
        ],
        "percent": kind.percent,
    }


def _districts(state: CardCity, ground: Ground, owners: list[int]) -> list[dict[str, object]]:
    districts = []
    for type_, found in (
        (RESIDENCE, ground.homes),
        (COMMERCE, ground.shops),
        (PARKING, ground.parkings),
    ):
        places = [growth_places(state, seat, type_) if type_ != PARKING else 0 for seat in owners]
        districts += [
            _district(state, ground, owners, type_, district, places) for district in found
        ]
    return districts


def _district(
    state: CardCity,
    ground: Ground,
    owners: list[int],
    type_: int,
    district: District,
    places: list[int],
) -> dict[str, object]:
    view: dict[str, object] = {
        "type": TYPE_IDS[type_],
        "cells": _names(district.cells),
        "size": district.size,
    }
    total = 0
    if type_ == RESIDENCE:
        total = triangle(district.size)
        view["points"] = total
        view["happiness"] = happiness(state, owners[0], district)
    elif type_ == COMMERCE:
        total = triangle(district.size)
        view["income"] = total
    elif state.options.is_advanced:
        colours = colours_touching(state, owners[0], district)
        total = PARKING_INCOME[colours]
        view["colours"] = colours
        view["income"] = total
    # What each seat has of it: cards, and the share of its points or income.
    view["owners"] = [
        {
            "seat": seat,
            "cards": (district.cells & state.cities[seat].site.region).bit_count(),
            "share": share(state, seat, district, total),
        }
        for seat in owners
        if district.cells & state.cities[seat].site.region
    ]
    if type_ != PARKING:
        have = support(ground, type_, district)
        ripe = have > district.size
        view["support"] = have
        view["needed"] = district.size + 1
        # What would develop now, and where.
        view["growth"] = [
            {"seat": seat, "cells": _names(district.rim & places[index])}
            for index, seat in enumerate(owners)
            if ripe
            and district.rim & places[index]
            and district.cells & state.cities[seat].site.region
        ]
    return view


# The cities


def _city(state: CardCity, seat: int, eyes: int) -> dict[str, object]:
    city = state.cities[seat]
    site = city.site
    options = state.options
    lines = score_lines(state, seat)
    score = sum([line.points for line in lines])
    laid = city.bare.taken if city.bare is not None else site.taken
    view: dict[str, object] = {
        "ground": city.ground,
        "money": city.money,
        "hand": _zone(state, state.hands[seat], eyes),
        "counted": site.counted,
        "limit": site.limit,
        "cards": (laid & site.region).bit_count(),
        "empty": empty_places(site),
        "industries": site.industries,
        "leisures": site.leisures,
        "leisure_price": leisure_price(site.leisures, options.crisis),
        "industry_price": price(state, seat, INDUSTRY),
        "free": _names(site.spare),
        "income": income(state, seat),
        "income_lines": [
            {"source": source, "cells": _names(cells), "money": money}
            for source, cells, money in income_lines(state, seat)
        ],
        "score": score,
        "half_point": half_cards(state, seat) % 2 == 1,
        "score_lines": [
            {
                "category": line.category,
                "source": line.source,
                "rule": line.rule,
                "points": line.points,
            }
            for line in lines
        ],
    }
    if options.ecology:
        view["pollution"] = pollution(state, seat)
        view["cleaning_price"] = cleaning_price(state, seat)
        view["lost"] = has_lost(state, seat)
    if state.seats == 1:
        lost = options.ecology and has_lost(state, seat)
        view["rank"] = None if lost else rank_of(options.victory, score).id
    return view
