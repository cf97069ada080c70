"""7 Wonders with Leaders and Cities."""

from __future__ import annotations

from typing import Final

from quartier.core.rng import Seed
from quartier.core.speech import Refusal
from quartier.core.state import State
from quartier.core.titles import Option, Settings, Title
from quartier.titles.sevenwonders.content import VOCABULARY
from quartier.titles.sevenwonders.heuristics import evaluate, insights
from quartier.titles.sevenwonders.moves import SPACE
from quartier.titles.sevenwonders.setup import set_up
from quartier.titles.sevenwonders.state import Options, Wonders


class SevenWonders(Title):
    """SW-13, SW-14, SW-162, SW-163: sets and teams combine freely, but eight need Cities."""

    def forbids(self, settings: Settings, seats: int) -> Refusal | None:
        if seats == 8 and not settings["cities"]:
            return Refusal("SW-162", "refusal-eight-need-cities", {})
        if settings["teams"] and seats not in (4, 6, 8):
            return Refusal("SW-163", "refusal-teams", {"given": seats})
        return None

    def start(self, settings: Settings, seats: int, seed: Seed) -> State:
        options = Options(
            leaders=bool(settings["leaders"]),
            cities=bool(settings["cities"]),
            teams=bool(settings["teams"]),
            wonders=str(settings["wonders"]),
            sides=str(settings["sides"]),
        )
        return set_up(options, seats, seed)

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, Wonders)
        return evaluate(state, seat)

    def settings_of(self, state: State) -> Settings:
        assert isinstance(state, Wonders)
        options = state.options
        return {
            "leaders": options.leaders,
            "cities": options.cities,
            "teams": options.teams,
            "wonders": options.wonders,
            "sides": options.sides,
        }

    def insights(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, Wonders)
        return insights(state, seat)


TITLE: Final = SevenWonders(
    title_id="sevenwonders",
    package=__name__,
    version=2,
    seats=(2, 3, 4, 5, 6, 7, 8),
    usual_seats=4,
    minutes=40,
    options=(
        Option("leaders", (False, True)),
        Option("cities", (False, True)),
        Option("teams", (False, True)),
        Option("wonders", ("drawn", "chosen", "drafted")),
        Option("sides", ("random", "a", "b", "choose")),
    ),
    space=SPACE,
    vocabulary=VOCABULARY,
)
