"""What a seat or a spectator may know, built by adding (LC-88)."""

from __future__ import annotations

from copy import copy
from typing import Final

from quartier.core.views import Zone, told_lines
from quartier.titles.lacitta import views
from quartier.titles.lacitta.board import BIT, BORDER_DATA, HEXES, SPOT_DATA, SPOTS, hexes
from quartier.titles.lacitta.city import NO_LIMIT, City, food_of, income_of
from quartier.titles.lacitta.content import (
    BUILDINGS,
    CASTLE,
    EMPTY,
    NO_BUILDING,
    POLICIES,
    POOL_IDS,
    SERVICES,
    WHOLE,
    PolicyOption,
)
from quartier.titles.lacitta.forecast import flows
from quartier.titles.lacitta.prices import cost
from quartier.titles.lacitta.schema import EffectName, Service
from quartier.titles.lacitta.scoring import score_lines
from quartier.titles.lacitta.sites import kinds_in_play
from quartier.titles.lacitta.state import (
    HARVEST_MARK,
    LAST_YEAR,
    NO_CARD,
    NO_HEX,
    TURNS,
    VOICE_BACK,
    Citta,
)

EFFECTS: Final[tuple[EffectName, ...]] = (
    "build",
    "build_size",
    "markers",
    "citizens",
    "harvest",
    "look",
)


def views_of(state: Citta, seats: list[int | None]) -> list[views.View]:
    """The table as each of these pairs of eyes sees it; what lies open is made once for all."""
    table = _table(state)
    return [table if seat is None else _seen(state, seat, table) for seat in seats]


def _table(state: Citta) -> views.View:
    """The table as spectators see it."""
    eyes = state.eyes(None)
    return views.View(
        seat=None,
        edition=state.options.edition,
        expansion=state.options.expansion,
        setup=state.options.setup,
        year=state.year,
        years=LAST_YEAR,
        phase=state.phase_key,
        turn=state.round,
        turns=TURNS,
        first=state.first,
        mover=state.mover,
        deciders=state.deciders,
        over=state.outcome is not None,
        plan=_plan(state),
        players=[_player(state, other, eyes) for other in range(state.seats)],
        cities=[_city(state, city) for city in state.cities],
        neighbours=_neighbours(state),
        forecast=_forecast(state),
        voice=_voice(state, eyes),
        policies=_policies(state, eyes),
        buildings=[_building(kind) for kind in [CASTLE, *kinds_in_play(state)]],
        pools=_pools(state),
        supply=state.supply,
        hexes=[_hex(state, number) for number in range(len(HEXES))],
        spots=[
            views.Spot(spot.id, state.land.terrain[number], spot.orientation, spot.cells)
            for number, spot in enumerate(SPOT_DATA)
        ],
        border=[views.Border(border.id, border.terrain) for border in BORDER_DATA],
    )


def _seen(state: Citta, seat: int, table: views.View) -> views.View:
    """The table with the cards this seat knows."""
    eyes = state.eyes(seat)
    view = copy(table)
    view.seat = seat
    view.players = [_player_seen(state, other, table, eyes) for other in range(state.seats)]
    view.voice = _voice(state, eyes)
    view.policies = _policies(state, eyes)
    return view


def _player_seen(state: Citta, seat: int, table: views.View, eyes: int) -> views.Player:
    player = copy(table.players[seat])
    player.played = [_policy_seen(state, card, eyes) for card in state.played[seat]]
    return player


def _plan(state: Citta) -> views.Plan:
    """The action under way: the policy card carried out, what is placed, where, how many."""
    # LC-25: the gap a card leaves in the row is filled when it has been carried out.
    by_policy = NO_CARD in state.row
    return views.Plan(
        policy=_card(state, state.played[state.mover][-1]) if by_policy else None,
        building=None if state.kind == NO_BUILDING else BUILDINGS[state.kind].id,
        hex=None if state.hex == NO_HEX else HEXES[state.hex].id,
        number=state.number,
        waiting=[HEXES[castle].id for castle in state.pending],
    )


def _player(state: Citta, seat: int, eyes: int) -> views.Player:
    lines = score_lines(state, seat)
    citizens, food = state.citizens(seat), state.food(seat)
    return views.Player(
        gold=state.gold[seat],
        income=sum([city.income for city in state.cities_of(seat)]),
        ready=state.cards_left(seat),
        played=[_policy_seen(state, card, eyes) for card in state.played[seat]],
        castles=state.castles[seat],
        markers=state.markers[seat],
        founded=state.founded[seat],
        hungry=state.hungry[seat],
        lost=state.fallen[seat] > 0,
        citizens=citizens,
        food=food,
        short=max(citizens - food, 0),
        score=sum([line.points for line in lines]),
        score_lines=told_lines(lines),
    )


def _city(state: Citta, city: City) -> views.City:
    return views.City(
        castle=HEXES[city.castle].id,
        owner=city.owner,
        tiles=[HEXES[place].id for place in hexes(city.tiles)],
        citizens=city.citizens,
        in_castle=max(city.in_castle, 0),
        missing=max(city.missing, 0),
        limit=None if city.limit == NO_LIMIT else city.limit,
        market=city.market,
        wave=city.waves > 0,
        arches={name: _points(city.services[i]) for i, name in enumerate(SERVICES)},
        services={name: _points(city.points[i]) for i, name in enumerate(SERVICES)},
        complete=city.is_complete,
        food=city.food + city.harvest,
        income=city.income,
    )


def _neighbours(state: Citta) -> list[views.Neighbours]:
    """LC-6: every two cities with a gap of 1 or 2; those of one player do not compete."""
    board = state.land.board
    return [
        views.Neighbours(
            one=HEXES[one.castle].id,
            other=HEXES[other.castle].id,
            gap=board.gap(one.tiles, other.tiles),
            rivals=one.owner != other.owner,
        )
        for index, one in enumerate(state.cities)
        for other in state.cities[:index]
        if one.near & other.tiles
    ]


def _forecast(state: Citta) -> views.Forecast:
    """What would happen if the year ended now: migration by ruling service, and hunger.

    After the migration of the year nothing more is to be expected of it.
    """
    return views.Forecast(
        migration={
            name: [
                views.Flow(HEXES[flow.to].id, HEXES[flow.source].id, flow.stays)
                for flow in flows(state, service)
            ]
            for service, name in enumerate(SERVICES)
        },
        hunger=[max(state.citizens(s) - state.food(s), 0) for s in range(state.seats)],
    )


def _voice(state: Citta, eyes: int) -> views.Voice:
    """LC-17, LC-43: the cards of this year as far as these eyes know them; those spent before."""
    spent = dict.fromkeys(SERVICES, 0)
    in_play = {*state.voice_deck, *state.voice}
    for card, back in enumerate(state.cards.back):
        if back == VOICE_BACK and card not in in_play:
            name = _voice_seen(state, card, eyes)
            if name is not None:
                spent[name] += 1
    return views.Voice(
        cards=[_voice_seen(state, card, eyes) for card in state.voice],
        rulings=[SERVICES[service] for service in state.rulings],
        left=len(state.voice_deck),
        spent=spent,
    )


def _voice_seen(state: Citta, card: int, eyes: int) -> Service | None:
    face = state.cards.seen(card, eyes)
    return None if face < 0 else SERVICES[face]


def _policies(state: Citta, eyes: int) -> views.Policies:
    known = [_policy_seen(state, card, eyes) for card in state.discard]
    return views.Policies(
        row=[None if card == NO_CARD else _card(state, card) for card in state.row],
        deck=len(state.policy_deck),
        discard=Zone(len(state.discard), sorted([name for name in known if name is not None])),
    )


def _policy_seen(state: Citta, card: int, eyes: int) -> str | None:
    face = state.cards.seen(card, eyes)
    return None if face < 0 else POLICIES[face].id


def _card(state: Citta, card: int) -> views.PolicyCard:
    policy = POLICIES[state.cards.face[card]]
    return views.PolicyCard(policy.id, [_option(state, option) for option in policy.options])


def _option(state: Citta, option: PolicyOption) -> views.PolicyOption:
    return views.PolicyOption(
        cost=cost(state, option),
        effect=EFFECTS[option.effect],
        n=option.n,
        buildings=[BUILDINGS[kind].id for kind in kinds_in_play(state) if option.kinds >> kind & 1],
    )


def _building(kind: int) -> views.Building:
    """LC-37, LC-75 to LC-79: what a building is and gives, before its place is known."""
    building = BUILDINGS[kind]
    return views.Building(
        id=building.id,
        code=building.code or None,
        size=building.size,
        services={name: _points(building.services[i]) for i, name in enumerate(SERVICES)},
        food=building.food,
        gold=building.gold,
        wheat=building.wheat,
        mountains=building.mountains,
        wave=building.wave,
    )


def _pools(state: Citta) -> list[views.Pool]:
    """LC-34: how many tiles are left, and what each of them can be."""
    kinds = kinds_in_play(state)
    pools = sorted({BUILDINGS[kind].pool for kind in kinds})
    return [
        views.Pool(
            id=POOL_IDS[pool],
            left=state.pools[pool],
            sides=[BUILDINGS[kind].id for kind in kinds if BUILDINGS[kind].pool == pool],
        )
        for pool in pools
    ]


def _hex(state: Citta, number: int) -> views.Hex:
    """A hex with its surroundings; citizens as after rehousing (LC-10)."""
    place = HEXES[number]
    land = state.land
    view = views.Hex(
        id=place.id,
        q=place.q,
        r=place.r,
        in_play=bool(land.board.in_play & BIT[number]),
        spots=[SPOTS[spot] for spot in place.spots],
        border=place.border or None,
        around=land.around(number),
        wheat=land.wheat[number],
        mountains=land.mountains[number],
        lake=bool(land.lakes & BIT[number]),
        tile=None,
    )
    kind = state.tile[number]
    if kind != EMPTY:
        city = state.cities[state.index_at(number)]
        view.tile = BUILDINGS[kind].id
        view.owner = city.owner
        view.city = HEXES[city.castle].id
        view.citizens = _citizens_at(city, number)
        view.food = food_of(kind, number, land)
        view.gold = income_of(kind, number, land)
        view.markers = [
            views.Marker("harvest" if what == HARVEST_MARK else SERVICES[what], n)
            for at, what, n in state.marks
            if at == number
        ]
    return view


def _citizens_at(city: City, number: int) -> int:
    if number == city.castle:
        return max(city.in_castle, 0)
    return 0 if city.roads & BIT[number] else 1


def _points(halves: int) -> int | float:
    return halves / WHOLE if halves % WHOLE else halves // WHOLE
