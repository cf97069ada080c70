"""What a seat or a spectator may know, built by adding (CC-10, CC-A5)."""

from __future__ import annotations

from copy import copy

from quartier.core.views import Zone, told_lines
from quartier.titles.cardcity import views
from quartier.titles.cardcity.acquisition import OPEN_IN_FIRST
from quartier.titles.cardcity.content import (
    CLOUD,
    COMMERCE,
    INDUSTRY,
    KINDS,
    PARK,
    RESIDENCE,
    VICTORIES,
)
from quartier.titles.cardcity.ecology import cleaning_price, has_lost, pollution
from quartier.titles.cardcity.ground_view import ground_view, names_of
from quartier.titles.cardcity.income import income, income_lines
from quartier.titles.cardcity.moves import FIRST, LOTS
from quartier.titles.cardcity.placing import leisure_price
from quartier.titles.cardcity.purchases import price
from quartier.titles.cardcity.scoring import score_lines
from quartier.titles.cardcity.solo import ALONE, rank_of
from quartier.titles.cardcity.squares import empty_places
from quartier.titles.cardcity.state import NOBODY, NOTHING, PHASES, CardCity


def views_of(state: CardCity, seats: list[int | None]) -> list[views.View]:
    """The table as each of these pairs of eyes sees it; what lies open is made once for all."""
    table = _table(state)
    return [table if seat is None else _seen(state, seat, table) for seat in seats]


def _table(state: CardCity) -> views.View:
    """The table as spectators see it."""
    eyes = state.eyes(None)
    options = state.options
    return views.View(
        seat=None,
        level=options.level,
        victory=VICTORIES[options.victory],
        architect=options.architect,
        ecology=options.ecology,
        leisure_crisis=options.crisis,
        unique_city=options.unique,
        suburb=options.suburb,
        size=options.size,
        round=state.round,
        rounds=options.deck.rounds,
        phase=PHASES[state.phase],
        first=state.first,
        deciders=state.deciders,
        over=state.outcome is not None,
        pile=Zone(len(state.pile), _in_order(state, state.pile, eyes)),
        reserve=_reserve(state, eyes),
        discard=_faces(state, state.discard, eyes),
        drawn=_drawn(state, eyes),
        offer=_offer(state, eyes),
        grounds=[ground_view(state, number) for number in range(len(state.grounds))],
        cities=[_city(state, owner, eyes) for owner in range(state.seats)],
    )


def _seen(state: CardCity, seat: int, table: views.View) -> views.View:
    """The table with the cards this seat knows."""
    eyes = state.eyes(seat)
    view = copy(table)
    view.seat = seat
    view.pile = Zone(len(state.pile), _in_order(state, state.pile, eyes))
    view.reserve = _reserve(state, eyes)
    view.discard = _faces(state, state.discard, eyes)
    view.drawn = _drawn(state, eyes)
    view.offer = _offer(state, eyes)
    view.cities = [_city_seen(state, owner, table, eyes) for owner in range(state.seats)]
    # What a seat has in hand to place is its own business until it lies.
    if state.deciders == [seat] and state.picked != NOTHING:
        view.picked = KINDS[state.picked].id
    return view


def _city_seen(state: CardCity, owner: int, table: views.View, eyes: int) -> views.City:
    city = copy(table.cities[owner])
    city.hand = _hand(state, owner, eyes)
    return city


# Cards


def _faces(state: CardCity, cards: list[int], eyes: int) -> list[str]:
    """Those of some cards these eyes know, sorted."""
    known = [state.cards.face[card] for card in cards if state.cards.known[card] & eyes]
    return [KINDS[number].id for number in sorted(known)]


def _in_order(state: CardCity, cards: list[int], eyes: int) -> list[str]:
    """Those these eyes know, the lowest first: alone one puts cards under the pile (CC-75)."""
    return [KINDS[state.cards.face[card]].id for card in cards if state.cards.known[card] & eyes]


def _zone(state: CardCity, cards: list[int], eyes: int) -> Zone:
    return Zone(len(cards), _faces(state, cards, eyes))


def _hand(state: CardCity, seat: int, eyes: int) -> views.Hand:
    hand = state.hands[seat]
    everybody = [card for card in hand if state.cards.known[card] == state.all_eyes]
    return views.Hand(len(hand), _faces(state, hand, eyes), _faces(state, everybody, eyes))


def _reserve(state: CardCity, eyes: int) -> views.Reserve:
    top = state.cards.seen(state.industries[-1], eyes) if state.industries else NOTHING
    return views.Reserve(
        residence=state.reserve[RESIDENCE],
        commerce=state.reserve[COMMERCE],
        industry=len(state.industries),
        park=state.reserve[PARK],
        cloud=state.reserve[CLOUD],
        top_industry=None if top == NOTHING else KINDS[top].id,
    )


def _is_offered(state: CardCity) -> bool:
    """Whether the lots lie on the table; before that they are the divider's secret."""
    return state.chooser != NOBODY and state.deciders == [state.chooser]


def _drawn(state: CardCity, eyes: int) -> views.Drawn:
    """The cards somebody is dividing or, alone, choosing from."""
    holder = state.divider
    if state.seats == 1 and state.drawn:
        holder = ALONE
    if holder == NOBODY:
        return views.Drawn(0, [], None)
    cards = state.drawn
    if not _is_offered(state) and not state.eyes(holder) & eyes:
        for part in state.lots:
            cards = cards + part
    return views.Drawn(len(cards), _faces(state, cards, eyes), holder)


def _offer(state: CardCity, eyes: int) -> views.Offer | None:
    """The two lots: once they are offered for all, before that for the divider."""
    if state.divider == NOBODY:
        return None
    offered = _is_offered(state)
    if not offered and not state.eyes(state.divider) & eyes:
        return None
    return views.Offer(
        seat=state.divider,
        to_seat=state.chooser,
        complete=offered,
        lots=[
            views.Lot(
                lot=name,
                room=_room(state, lot),
                open=_faces(state, state.lots[2 * lot], eyes),
                hidden=_zone(state, state.lots[2 * lot + 1], eyes),
                money=state.bribe if state.bribe and state.bribe_lot == lot else 0,
            )
            for lot, name in enumerate(LOTS)
        ],
    )


def _room(state: CardCity, lot: int) -> views.Room:
    """How many cards a lot has face up and face down when it is complete."""
    keep = state.options.deck.keep
    if lot == FIRST:
        return views.Room(OPEN_IN_FIRST, keep - OPEN_IN_FIRST)
    total = len(state.drawn) - keep
    for part in state.lots:
        total += len(part)
    return views.Room(total // keep, total - total // keep)


# The cities


def _city(state: CardCity, seat: int, eyes: int) -> views.City:
    city = state.cities[seat]
    site = city.settled
    options = state.options
    lines = score_lines(state, seat)
    score = sum([line.points for line in lines])
    view = views.City(
        ground=city.ground,
        money=city.money,
        hand=_hand(state, seat, eyes),
        counted=site.counted,
        limit=site.limit,
        cards=(site.taken & site.region).bit_count(),
        empty=empty_places(site),
        industries=site.industries,
        leisures=site.leisures,
        leisure_price=leisure_price(site.leisures, options.crisis),
        industry_price=price(state, seat, INDUSTRY),
        park_price=price(state, seat, PARK),
        free=names_of(city.site.spare),
        cloudy=names_of(city.site.open & city.site.line) if state.reserve[CLOUD] else [],
        income=income(state, seat),
        income_lines=[
            views.Income(source, names_of(cells), money)
            for source, cells, money in income_lines(state, seat)
        ],
        score=score,
        score_lines=told_lines(lines),
    )
    if options.ecology:
        view.pollution = pollution(state, seat)
        view.cleaning_price = cleaning_price(state, seat)
        view.lost = has_lost(state, seat)
    if state.seats == 1:
        lost = options.ecology and has_lost(state, seat)
        view.rank = None if lost else rank_of(options.victory, score).id
    return view
