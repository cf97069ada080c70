"""What happens when a card is laid: where it goes, clouds, and words for what is not allowed."""

from __future__ import annotations

from typing import Final

from quartier.core.agenda import NOT_OFFERED, Ask
from quartier.core.moves import Move
from quartier.core.speech import Facts, Question, Refusal, literal
from quartier.titles.cardcity.content import CLOUD, KINDS, SIDES, WHOLE, Kind
from quartier.titles.cardcity.duty import keeps_with_cloud, most
from quartier.titles.cardcity.geometry import CELL_NAMES, cells_of
from quartier.titles.cardcity.moves import AT, PlaceAt
from quartier.titles.cardcity.placing import forbids_card, forbids_cell, price_of
from quartier.titles.cardcity.site import Site
from quartier.titles.cardcity.state import CardCity

_REASONS: Final = {
    "CC-14": "refusal-outside",
    "CC-18": "refusal-no-contact",
    "CC-19": "refusal-residence-industry",
    "CC-21": "refusal-same-colour",
    "CC-22": "refusal-taken",
    "CC-45": "refusal-turn",
    "CC-68a": "refusal-other-region",
}


def place_refusal(rule: str, kind: Kind, cell: int) -> Refusal | None:
    """Why a card may not lie somewhere, in words; None if no rule forbids it."""
    if not rule:
        return None
    facts: Facts = {"card": kind.key, "cell": literal(CELL_NAMES[cell])}
    return Refusal(rule, _REASONS[rule], facts)


def card_refusal(site: Site, kind: Kind, money: int, crisis: bool) -> Refusal | None:
    """Why a card may not be built anywhere, in words; None if no rule forbids it."""
    rule = forbids_card(site, kind, money, crisis)
    if not rule:
        return None
    if rule == "CC-15":
        facts: Facts = {"card": kind.key, "counted": site.counted, "limit": site.limit}
        return Refusal(rule, "refusal-limit", facts)
    price = price_of(site, kind, crisis)
    return Refusal(
        rule, "refusal-leisure-price", {"card": kind.key, "price": price, "money": money}
    )


def tell_laid(state: CardCity, key: str, seat: int, kind: Kind, turn: int, cell: int) -> None:
    """Report a card that was laid, and how a bicolour one lies."""
    facts: Facts = {"seat": seat, "card": kind.key, "cell": literal(CELL_NAMES[cell])}
    state.tell(key, facts)
    if turn != WHOLE:
        turned: Facts = {"card": kind.key, "side": f"side-{SIDES[turn]}"}
        state.tell("event-turned", turned)


def lay_with_cloud(state: CardCity, seat: int, kind: Kind, turn: int, cell: int) -> None:
    """Lay a card; an industry in line with another brings a cloud (CC-38, CC-A20 to CC-A22)."""
    cloudy = state.cities[seat].site.brings_cloud(kind, cell) and state.reserve[CLOUD] > 0
    state.lay(seat, kind, turn, cell)
    if not cloudy:
        return
    moves = cloud_moves(state, seat)
    if len(moves) == 1 and not state.has_secrets(seat):
        CLOUD_PLACE.answer(state, seat, moves[0])
    elif moves:
        state.offer(seat, CLOUD_PLACE, moves)


def cloud_moves(state: CardCity, seat: int) -> list[Move]:
    """CC-39: next to any card of the city, as far as the duty to build allows."""
    return [
        AT[WHOLE][cell]
        for cell in cells_of(state.cities[seat].site.open)
        if _keeps_duty(state, seat, cell)
    ]


def _keeps_duty(state: CardCity, seat: int, cell: int) -> bool:
    if state.goal == 0 or state.fits:
        return True
    return keeps_with_cloud(
        state.cities[seat].site,
        cell,
        state.faces(state.hands[seat]),
        state.goal,
        state.cities[seat].money,
        state.reserve[CLOUD],
        state.options.crisis,
    )


def settle_cloud_goal(state: CardCity, seat: int) -> None:
    """CC-17a, with the cloud still to be laid: the best its owner can do with the hand."""
    city = state.cities[seat]
    hand = state.faces(state.hands[seat])
    clouds, crisis = state.reserve[CLOUD] - 1, state.options.crisis
    state.goal = 0
    state.fits = False
    for cell in cells_of(city.site.open):
        after = city.site.after(KINDS[CLOUD], WHOLE, cell, True)
        state.goal = max(state.goal, most(after, hand, city.money, clouds, crisis))


class CloudPlace(Ask[CardCity]):
    """CC-38, CC-39: where the cloud goes."""

    def question(self, state: CardCity, seat: int) -> Question:
        return Question("phase-cloud", "prompt-cloud", "CC-39", {})

    def moves(self, state: CardCity, seat: int) -> list[Move]:
        return cloud_moves(state, seat)

    def refusal(self, state: CardCity, seat: int, move: Move) -> Refusal | None:
        if not isinstance(move, PlaceAt):
            return Refusal("CC-39", NOT_OFFERED, {})
        if move.turn != WHOLE:
            return place_refusal("CC-45", KINDS[CLOUD], move.cell)
        rule = forbids_cell(state.cities[seat].site, move.cell)
        if rule:
            return place_refusal(rule, KINDS[CLOUD], move.cell)
        if not _keeps_duty(state, seat, move.cell):
            return Refusal("CC-17", "refusal-duty", {"left": state.goal})
        return None

    def answer(self, state: CardCity, seat: int, move: Move) -> None:
        assert isinstance(move, PlaceAt)
        state.take(CLOUD)
        state.lay(seat, KINDS[CLOUD], WHOLE, move.cell)
        if state.listening:
            tell_laid(state, "event-cloud", seat, KINDS[CLOUD], WHOLE, move.cell)


CLOUD_PLACE: Final = CloudPlace("cloud_place")
