"""What a seat or a spectator may know, built by adding.

Everything is open but promises, and what is built behind a screen until the screens go away
(SC-22, SC-34, SC-112).
"""

from __future__ import annotations

from quartier.core.views import told_lines
from quartier.titles.smallcity import views
from quartier.titles.smallcity.actions import FREE_CARD, IMAGINARY_PLAYER, action_price
from quartier.titles.smallcity.borough import OFF_BOARD, Borough
from quartier.titles.smallcity.building import has_architect, price_of, works_left
from quartier.titles.smallcity.content import (
    ACTIONS,
    CLINIC,
    COLUMNS,
    FAMILIES,
    FIRE,
    FUNCTIONS,
    GOODS,
    NO_ACTION,
    PILES,
    POLICE,
    PROMISES,
    ROWS,
    SPECIAL_PILE,
    TILES,
    UNIVERSITY,
)
from quartier.titles.smallcity.grid import CELL_NAMES, names_of
from quartier.titles.smallcity.jobs import NO_GIFT
from quartier.titles.smallcity.placements import PIECES, PIECES_OF, Place
from quartier.titles.smallcity.pollution import pollution_points
from quartier.titles.smallcity.promises import is_kept
from quartier.titles.smallcity.schema import Good
from quartier.titles.smallcity.scoring import score_lines
from quartier.titles.smallcity.state import NO_SEAT, PHASES, ROUNDS, UNDECIDED, SmallCity
from quartier.titles.smallcity.vote import home_votes
from quartier.titles.smallcity.world import World

POWERS = {"police": POLICE, "fire": FIRE, "clinic": CLINIC, "university": UNIVERSITY}


def view_of(state: SmallCity, seat: int | None) -> views.View:
    """The table as these eyes see it; behind the own screen one sees the own work."""
    world = state.world if seat is None else state.world_of(seat)
    return views.View(
        seat=seat,
        round=state.round,
        rounds=ROUNDS,
        phase=PHASES[state.phase],
        over=state.outcome is not None,
        deciders=state.deciders,
        host=state.host,
        active=None if state.active == NO_SEAT else state.active,
        order=state.order(),
        screens=[other for other in range(state.seats) if state.is_hidden(other)],
        game="advanced" if state.options.special else "base",
        council="expert" if state.options.special else "easy",
        victory=state.options.victory,
        difficulty=state.options.difficulty if state.seats == 1 else None,
        mayor=names_of(state.mayor),
        ring=_ring(state),
        supply=_supply(world),
        goods=_goods(world.goods),
        investment=_investment(state),
        piles={pile: len(state.piles[index]) for index, pile in enumerate(PILES)},
        boroughs=[_borough(state, world, index, seat) for index in range(state.seats)],
    )


def _goods(numbers: list[int]) -> dict[Good, int]:
    return dict(zip(GOODS, numbers, strict=True))


def _ring(state: SmallCity) -> list[views.RingCard]:
    """SC-30: the action cards in their circle, who took them, what the next player would pay."""
    cards = []
    for position, action in enumerate(state.ring):
        taker = state.takers[position]
        price = action_price(state, action)
        cards.append(
            views.RingCard(
                action=ACTIONS[action],
                taken_by=taker if taker >= 0 else None,
                mayor=taker == IMAGINARY_PLAYER,
                price=price if taker == FREE_CARD else None,
            )
        )
    return cards


def _supply(world: World) -> dict[str, dict[str, int]]:
    """SC-23: tiles left, by kind and shape."""
    return {
        tile.id: {piece.shape.id: world.supply[piece.number] for piece in PIECES_OF[tile.number]}
        for tile in TILES
        if not tile.dealt
    }


def _borough(state: SmallCity, world: World, index: int, seat: int | None) -> views.Borough:
    borough = world.boroughs[index]
    eyes = state.eyes(seat)
    lines = score_lines(state, world, index, eyes)
    view = views.Borough(
        seat=index,
        out=borough.out,
        grid=borough.sides[-1],
        side=borough.side,
        sides=list(borough.sides),
        money=borough.money,
        votes=borough.votes,
        pollution=borough.pollution,
        generated=borough.generated,
        property_value=borough.property,
        census=borough.census,
        action=None if borough.action == NO_ACTION else ACTIONS[borough.action],
        blocked=names_of(borough.blocked),
        tiles=[_tile(borough, place) for place in borough.tiles],
        hall=views.Hall(borough.in_hall, _goods(borough.hall_goods)),
        career=borough.career,
        reserve=borough.reserve,
        gone=borough.gone,
        cemeteries=[views.Cemetery(CELL_NAMES[cell], owner) for cell, owner in borough.graves],
        tourists=borough.tourists.bit_count(),
        powers={name: borough.mans(function) for name, function in POWERS.items()},
        watched=names_of(borough.watched),
        unbuilt=[tile.id for tile in TILES if tile.dealt and not tile.unique & borough.had],
        never_again=[tile.id for tile in TILES if tile.unique & borough.had & ~borough.standing],
        discs=[_disc(space) for space in borough.discs],
        works_left=works_left(borough),
        prices={tile.id: price_of(borough, tile) for tile in TILES if tile.price},
        saves_good=has_architect(borough),
        forecast=_forecast(state, borough),
        promises=[_promise(state, world, index, card, eyes) for card in borough.promises],
        score=sum([line.points for line in lines]),
        score_lines=told_lines(lines),
    )
    if index == seat:
        _add_secrets(state, index, view)
    return view


def _forecast(state: SmallCity, borough: Borough) -> views.Forecast:
    """What the round still brings if everybody stays (SC-86, SC-89); nothing once counted."""
    if state.phase >= PHASES.index("phase-pollution"):
        return views.Forecast(0, 0)
    return views.Forecast(home_votes(borough), pollution_points(borough))


def _add_secrets(state: SmallCity, seat: int, view: views.Borough) -> None:
    """What only the player himself knows: choices that are not shown yet."""
    hall = state.halls[seat]
    if hall is not None:
        view.planned_hall = [CELL_NAMES[cell] for cell in hall.cells]
    if state.drawn[seat]:
        view.drawn = [PROMISES[state.cards.face[card]].key for card in state.drawn[seat]]
    job = state.plans[seat]
    if job is not None:
        view.plan = views.Plan(
            tile=None if job.tile is None else job.tile.id,
            enlarging=None if job.old is None else CELL_NAMES[job.old.first],
            cells=[] if job.place is None else [CELL_NAMES[cell] for cell in job.place.cells],
            free=job.gift != NO_GIFT,
        )
    if state.active == seat and state.picked_cell >= 0:
        view.picked = views.Picked(state.picked_borough, CELL_NAMES[state.picked_cell])


def _tile(borough: Borough, place: Place) -> views.Tile:
    """A tile with its cells, slots and people; cell i carries slot i, `first` names it in moves."""
    tile = place.tile
    view = views.Tile(
        tile=tile.id,
        family=FAMILIES[tile.family],
        level=tile.level,
        shape=PIECES[place.piece].shape.id,
        first=CELL_NAMES[place.first],
        cells=[CELL_NAMES[cell] for cell in place.cells],
        zone=names_of(place.zone),
        fresh=bool(place.mask & borough.fresh),
    )
    if place in borough.warehouses:
        goods = borough.contents[borough.warehouses.index(place)]
        view.goods = [GOODS[good] for good in goods]
    elif tile.dealt and tile.functions and FUNCTIONS[tile.functions[0]] == "hall":
        view.slots = [views.Slot(CELL_NAMES[cell], "hall") for cell in place.cells]
    else:
        slots = []
        for index, function in enumerate(tile.functions):
            cell = place.cells[index]
            occupant = borough.occupant(cell)
            slots.append(
                views.Slot(
                    CELL_NAMES[cell], FUNCTIONS[function], None if occupant < 0 else occupant
                )
            )
        view.slots = slots
    return view


def _investment(state: SmallCity) -> views.Disc | None:
    """SC-97: where a disc has just gone, while its benefit is settled."""
    return None if state.disc != UNDECIDED or state.space == UNDECIDED else _disc(state.space)


def _disc(space: int) -> views.Disc | None:
    if space == OFF_BOARD:
        return None
    return views.Disc(ROWS[space // COLUMNS], space % COLUMNS + 1)


def _promise(state: SmallCity, world: World, seat: int, card: int, eyes: int) -> views.PromiseCard:
    """A promise card: everybody sees its pile, only those who know it what it says."""
    pile = PILES[state.cards.back[card]]
    if not state.cards.known[card] & eyes:
        return views.PromiseCard(pile, pile == PILES[SPECIAL_PILE], None)
    promise = PROMISES[state.cards.face[card]]
    return views.PromiseCard(
        pile=pile,
        special=promise.special,
        card=promise.key,
        kept=promise.kept,
        broken=promise.broken,
        holds=is_kept(world, seat, promise),
    )
