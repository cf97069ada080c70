"""Night Market: secret errands to stalls that open for a few nights (NM-1 to NM-21)."""

from __future__ import annotations

from typing import Final

from quartier.core.cards import Cards
from quartier.core.rng import Seed, seeded
from quartier.core.speech import Refusal
from quartier.core.state import State
from quartier.core.titles import Option, Settings, Title
from quartier_nightmarket.content import FACES, HAND, KEYS, NIGHTS
from quartier_nightmarket.moves import SPACE
from quartier_nightmarket.night import OPEN_MARKET
from quartier_nightmarket.scoring import points_of
from quartier_nightmarket.state import NightMarket


class NightMarketTitle(Title):
    """NM-2, NM-3: two to four traders, five nights or three."""

    def forbids(self, settings: Settings, seats: int) -> Refusal | None:
        return None

    def start(self, settings: Settings, seats: int, seed: Seed) -> State:
        rng = seeded(seed)
        faces = FACES[:]
        rng.shuffle(faces)
        cards = Cards(faces, [0] * len(faces), [0] * len(faces))
        state = NightMarket(seats, NIGHTS[str(settings["length"])], rng, cards)
        state.deck = list(range(len(faces)))
        for seat in range(seats):
            for _ in range(HAND):
                card = state.deck.pop()
                state.show(card, state.eyes(seat))
                state.hands[seat].append(card)
        state.then(OPEN_MARKET)
        state.proceed()
        return state

    def evaluate(self, state: State, seat: int) -> float:
        """The lead in points, were this the end; what coins may still buy counts a little more."""
        assert isinstance(state, NightMarket)
        worth = [
            points_of(state.wares(other), state.coins[other]) + state.coins[other] / 4
            for other in range(state.seats)
        ]
        return worth[seat] - max(worth[:seat] + worth[seat + 1 :])


TITLE: Final = NightMarketTitle(
    title_id="nightmarket",
    package=__name__,
    version=1,
    seats=(2, 3, 4),
    usual_seats=3,
    minutes=10,
    options=(Option("length", ("full", "short")),),
    space=SPACE,
    vocabulary=KEYS,
)
