"""Card City XL, in all its 240 ways (CC-1)."""

from __future__ import annotations

from typing import Final

from quartier.core.rng import Seed
from quartier.core.speech import Refusal
from quartier.core.state import State
from quartier.core.titles import Option, Settings, Title
from quartier.titles.cardcity.content import LEVELS, VICTORIES, VOCABULARY
from quartier.titles.cardcity.heuristics import evaluate, insights
from quartier.titles.cardcity.moves import SPACE
from quartier.titles.cardcity.setup import set_up
from quartier.titles.cardcity.state import CardCity, Options


class CardCityXL(Title):
    """CC-1, CC-58, CC-81: everything combines; the unique city is for several, the suburb alone."""

    def forbids(self, settings: Settings, seats: int) -> Refusal | None:
        if settings["unique_city"] and seats == 1:
            return Refusal("CC-64", "refusal-unique-city", {})
        if settings["suburb"] and seats > 1:
            return Refusal("CC-78", "refusal-suburb", {"given": seats})
        return None

    def start(self, settings: Settings, seats: int, seed: Seed) -> State:
        options = Options(
            seats=seats,
            level=str(settings["level"]),
            victory=VICTORIES.index(settings["victory"]),
            architect=bool(settings["architect"]),
            ecology=bool(settings["ecology"]),
            crisis=bool(settings["leisure_crisis"]),
            unique=bool(settings["unique_city"]),
            suburb=bool(settings["suburb"]),
            halves_touch=bool(settings["halves_touch"]),
        )
        return set_up(options, seats, seed)

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, CardCity)
        return evaluate(state, seat)

    def settings_of(self, state: State) -> Settings:
        assert isinstance(state, CardCity)
        options = state.options
        return {
            "level": options.level,
            "victory": VICTORIES[options.victory],
            "architect": options.architect,
            "ecology": options.ecology,
            "leisure_crisis": options.crisis,
            "unique_city": options.unique,
            "suburb": options.suburb,
            "halves_touch": options.halves_touch,
        }

    def insights(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, CardCity)
        return insights(state, seat)


TITLE: Final = CardCityXL(
    title_id="cardcity",
    package=__name__,
    version=2,
    seats=(1, 2, 3, 4),
    usual_seats=2,
    minutes=45,
    options=(
        Option("level", LEVELS),
        Option("victory", VICTORIES),
        Option("architect", (False, True)),
        Option("ecology", (False, True)),
        Option("leisure_crisis", (False, True)),
        Option("unique_city", (False, True)),
        Option("suburb", (False, True)),
        Option("halves_touch", (True, False)),
    ),
    space=SPACE,
    vocabulary=VOCABULARY,
)
