"""What a seat or a spectator may know, built by adding (SW-6, SW-20, SW-93)."""

from __future__ import annotations

from copy import copy
from typing import Final, Literal

from msgspec import UNSET
from mypy_extensions import i64

from quartier.core.views import Zone, told_lines
from quartier.titles.sevenwonders import views
from quartier.titles.sevenwonders.city import City, price_of
from quartier.titles.sevenwonders.conflict import VICTORY_WORTH, fights
from quartier.titles.sevenwonders.content import (
    COLOURS,
    DEFEAT,
    KINDS,
    SYMBOLS,
    VICTORY,
)
from quartier.titles.sevenwonders.picking import least_coins, least_stage_coins
from quartier.titles.sevenwonders.resources import RESOURCE_IDS, UNIT, count
from quartier.titles.sevenwonders.scoring import score_lines
from quartier.titles.sevenwonders.sides import sides_are_open
from quartier.titles.sevenwonders.state import Wonders

USES: Final[tuple[Literal["build", "stage", "sell"], ...]] = ("build", "stage", "sell")
NO_CARDS: Final = Zone(0, [])


def views_of(state: Wonders, seats: list[int | None]) -> list[views.View]:
    """The table as each of these pairs of eyes sees it; what lies open is made once for all."""
    cities = [_city(state, index) for index in range(len(state.cities))]
    fights = _fights(state)
    return [_view(state, seat, cities, fights) for seat in seats]


def _view(
    state: Wonders, seat: int | None, cities: list[views.City], fights: list[views.Fight]
) -> views.View:
    eyes = state.eyes(seat)
    of_two = state.seats == 2
    return views.View(
        seat=seat,
        age=state.age,
        turn=state.turn,
        turns=state.turns,
        direction="right" if state.age == 2 else "left",
        deciders=state.deciders,
        over=state.outcome is not None,
        discard=_zone(state, state.discard, eyes),
        leader_discard=len(state.leader_discard),
        leader_deck=len(state.leader_deck),
        cities=[_seen(state, index, city, eyes) for index, city in enumerate(cities)],
        fights=fights,
        holder=state.holder if of_two else UNSET,
        pile=_zone(state, state.pile, eyes) if of_two else UNSET,
    )


def _fights(state: Wonders) -> list[views.Fight]:
    """SW-57, SW-58: none before the first age and after the last."""
    if not state.age or state.outcome is not None:
        return []
    worth = VICTORY_WORTH[state.age - 1]
    return [views.Fight(fight.one, fight.other, fight.tokens, worth) for fight in fights(state)]


def _zone(state: Wonders, cards: list[int], eyes: int) -> Zone:
    """How many cards lie there, and which of them these eyes know."""
    if not cards:
        return NO_CARDS
    known = [KINDS[state.cards.face[card]].id for card in cards if state.cards.known[card] & eyes]
    return Zone(len(cards), sorted(known))


def _city(state: Wonders, index: int) -> views.City:
    """What everybody sees of a city."""
    city = state.cities[index]
    lines = score_lines(state, index)
    view = views.City(
        name=state.who(index),
        board=city.board.id,
        side=None if index < state.seats and sides_are_open(state) else city.board.side,
        stages=city.stages,
        coins=city.coins,
        debts=city.debts,
        diplomacy=city.diplomacy,
        shields=city.strength,
        military=city.military,
        victories=city.tally[VICTORY],
        defeats=city.tally[DEFEAT],
        built=[KINDS[number].id for number in city.built],
        leaders=[KINDS[number].id for number in city.leaders],
        copied=KINDS[city.copied].id if city.copied >= 0 else None,
        under=NO_CARDS,
        colours={name: city.tally[colour] for colour, name in enumerate(COLOURS)},
        science={name: city.science[symbol] for symbol, name in enumerate(SYMBOLS)},
        production=_production(city),
        rights=city.rights_left,
        owed=state.owed[index],
        score=sum([line.points for line in lines]),
        score_lines=told_lines(lines),
    )
    if state.options.teams:
        view.partner = state.partner(index)
    return view


def _seen(state: Wonders, index: int, city: views.City, eyes: int) -> views.City:
    """A city with its cards and plans as far as these eyes know them."""
    view = copy(city)
    view.under = _zone(state, state.cities[index].under, eyes)
    if index < state.seats:
        view.hand = _zone(state, state.hands[index], eyes)
        view.leader_hand = _zone(state, state.leader_hands[index], eyes)
        view.draft = _zone(state, state.drafts[index], eyes)
    if state.insiders(state.player(index)) & eyes:
        view.plan = _plan(state, index)
        view.prices = _prices(state, index)
        view.stage_price = least_stage_coins(state, index)
    return view


def _prices(state: Wonders, index: int) -> dict[str, int | None]:
    """What the cards at hand would cost this city: the least coins in all, or None."""
    seat = state.player(index)
    kinds = state.cards.kinds([*state.hands[seat], *state.leader_hands[seat]])
    return {KINDS[kind].id: least_coins(state, index, KINDS[kind]) for kind in kinds}


def _production(city: City) -> views.Production:
    """What a city makes for itself and what it sells (SW-30, SW-34)."""
    return views.Production(
        own=_units(city.fixed, city.choices),
        sale=_units(city.fixed_sale, city.flexible_sale),
        left_price=_trade_prices(city.left_discounts),
        right_price=_trade_prices(city.right_discounts),
        left_rebate=city.left_rebate,
        right_rebate=city.right_rebate,
    )


def _trade_prices(discounts: i64) -> dict[str, int]:
    return {name: int(price_of(UNIT[kind], discounts)) for kind, name in enumerate(RESOURCE_IDS)}


def _units(fixed: i64, flexible: list[int]) -> list[list[str]]:
    """Each unit as the list of resources it can be."""
    units = [[name] for kind, name in enumerate(RESOURCE_IDS) for _ in range(count(fixed, kind))]
    choices = [
        [name for kind, name in enumerate(RESOURCE_IDS) if options >> kind & 1]
        for options in flexible
    ]
    return units + choices


def _plan(state: Wonders, index: int) -> views.Plan | None:
    """The own secret choice so far."""
    plan = state.plans[index]
    if plan is not None:
        return views.Plan(
            card=KINDS[state.cards.face[plan.card]].id,
            use=USES[plan.use],
            payment=None if plan.way is None else plan.way.text,
            right=plan.right,
        )
    if index < state.seats and state.picks[index] >= 0 and state.drafts[index]:
        return views.Plan(KINDS[state.cards.face[state.picks[index]]].id, "keep")
    return None
