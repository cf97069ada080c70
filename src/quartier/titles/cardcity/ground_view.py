"""The ground as a view shows it: cards, regions, the floating square and districts."""

from __future__ import annotations

from quartier.titles.cardcity import views
from quartier.titles.cardcity.content import (
    CLOUD,
    COMMERCE,
    HAPPINESS,
    KINDS,
    LEISURE,
    OPPOSITE,
    PARK,
    PARKING,
    RESIDENCE,
    SIDES,
    TYPE_IDS,
)
from quartier.titles.cardcity.development import growth_places, support
from quartier.titles.cardcity.geometry import (
    CELL_NAMES,
    FRAME,
    HALF_SIDE_NAMES,
    OWNED,
    Geometry,
    cells_of,
)
from quartier.titles.cardcity.ground import EMPTY, District, Ground
from quartier.titles.cardcity.income import (
    PARKING_INCOME,
    colours_touching,
    is_live,
    share,
    triangle,
)
from quartier.titles.cardcity.schema import TypeName
from quartier.titles.cardcity.scoring import happiness
from quartier.titles.cardcity.state import NOTHING, CardCity


def names_of(cells: int) -> list[str]:
    return [CELL_NAMES[cell] for cell in cells_of(cells)]


def ground_view(state: CardCity, number: int) -> views.Ground:
    ground = state.grounds[number]
    geometry = ground.geometry
    owners = [seat for seat in range(state.seats) if state.cities[seat].ground == number]
    site = state.cities[owners[0]].site
    has_architect = state.architect != NOTHING and state.first in owners
    return views.Ground(
        seats=owners,
        layout=geometry.id,
        shape="hex" if geometry.is_hex else "square",
        rows=geometry.rows,
        columns=geometry.columns,
        regions=_regions(state, geometry, owners),
        frame=views.Frame(
            rows=_frame(site.rows, geometry.size, geometry.rows, geometry.floats_rows),
            columns=_frame(site.columns, geometry.size, geometry.columns, geometry.floats_columns),
        ),
        extent=views.Extent(
            rows=site.rows if geometry.floats_rows else None,
            columns=site.columns if geometry.floats_columns else None,
        ),
        cells=[_cell(ground, cell) for cell, card in enumerate(ground.cards) if card != EMPTY],
        architect=CELL_NAMES[state.architect] if has_architect else None,
        districts=_districts(state, ground, owners),
    )


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


def _frame(extent: tuple[int, int], size: int, length: int, floats: bool) -> tuple[int, int]:
    if not floats:
        return 0, length - 1
    return max(0, extent[1] - size + 1), min(length - 1, extent[0] + size - 1)


def _cell(ground: Ground, cell: int) -> views.CardAt:
    kind, turn = ground.kind_at(cell), ground.turn_at(cell)
    row, column = cell // FRAME, cell % FRAME
    sides = [SIDES[turn], SIDES[OPPOSITE[turn]]]
    return views.CardAt(
        cell=CELL_NAMES[cell],
        x=_across(ground, row, column),
        y=row,
        card=kind.id,
        cut=kind.cut,
        turn=SIDES[turn],
        parts=[views.Part(TYPE_IDS[type_], sides[part]) for part, type_ in enumerate(kind.types)],
        percent=kind.percent,
    )


def _across(ground: Ground, row: int, column: int) -> int | float:
    return column + row / 2 if ground.geometry.is_hex else column


def _districts(state: CardCity, ground: Ground, owners: list[int]) -> list[views.District]:
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
) -> views.District:
    view = views.District(
        type=TYPE_IDS[type_],
        cells=names_of(district.cells),
        size=district.size,
        joints=_joints(ground, type_, district),
        owners=[],
    )
    total = 0
    if type_ == RESIDENCE:
        total = triangle(district.size)
        view.points = total
        if state.options.victory == HAPPINESS:
            total = happiness(state, owners[0], district)
            view.happiness = total
            view.touches = _touches(state, owners[0], district)
    elif type_ == COMMERCE:
        total = triangle(district.size)
        view.income = total
    elif state.options.is_advanced:
        colours = colours_touching(ground, state.cities[owners[0]].site, district)
        total = PARKING_INCOME[colours]
        view.colours = colours
        view.income = total
    # What each seat has of it: cards, and the share of its points or income.
    view.owners = [
        views.Share(
            seat=seat,
            cards=(district.cells & state.cities[seat].site.region).bit_count(),
            share=share(state, seat, district, total),
        )
        for seat in owners
        if district.cells & state.cities[seat].site.region
    ]
    if type_ != PARKING:
        have = support(ground, type_, district)
        ripe = have > district.size
        view.support = have
        view.needed = district.size + 1
        # What would develop now, and where.
        view.growth = [
            views.Growth(seat, names_of(district.rim & places[index]))
            for index, seat in enumerate(owners)
            if ripe
            and district.rim & places[index]
            and district.cells & state.cities[seat].site.region
        ]
        if ripe and not view.growth:
            view.stopped = _stopped(state, owners, type_, district)
    return view


def _joints(ground: Ground, type_: int, district: District) -> list[views.Joint]:
    """Where cards of a district touch: half-sides of the upper or left one of two cells."""
    geometry = ground.geometry
    owned = {cell: OWNED[_lies(ground, type_, cell)] for cell in cells_of(district.cells)}
    return [
        views.Joint(CELL_NAMES[cell], HALF_SIDE_NAMES[half_side])
        for cell, half_sides in owned.items()
        for half_side in half_sides
        if geometry.neighbour(cell, half_side) > cell
        and geometry.facing(half_side) in owned.get(geometry.neighbour(cell, half_side), ())
    ]


def _lies(ground: Ground, type_: int, cell: int) -> int:
    """The way the part of a card that has a type lies."""
    turn = ground.turn_at(cell)
    return turn if ground.kind_at(cell).first == type_ else OPPOSITE[turn]


def _touches(state: CardCity, seat: int, home: District) -> list[TypeName]:
    """CC-56: what matters to the happiness of a residential district, as far as it touches it."""
    ground = state.ground(seat)
    outlines = state.cities[seat].site.outlines
    found = [type_ for type_ in (LEISURE, PARK, CLOUD) if outlines[type_] & home.outline]
    if any(parking.outline & home.outline for parking in ground.parkings):
        found.append(PARKING)
    if any(shop.outline & home.outline and is_live(ground, shop) for shop in ground.shops):
        found.append(COMMERCE)
    return [TYPE_IDS[type_] for type_ in sorted(found)]


def _stopped(state: CardCity, owners: list[int], type_: int, district: District) -> views.Obstacle:
    """Why a district that could develop does not: the reserve, the size limit, or no place."""
    sites = [state.cities[seat].site for seat in owners]
    own = [site for site in sites if district.cells & site.region]
    if not own:
        return "suburb"
    if not state.reserve[type_]:
        return "reserve"
    return "place" if any(site.supports(KINDS[type_]) for site in own) else "limit"
