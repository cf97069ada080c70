"""Small City, Deluxe edition."""

from __future__ import annotations

from typing import Final

from quartier.core.rng import Seed
from quartier.core.speech import Refusal
from quartier.core.state import State
from quartier.core.titles import TO_THE_END, Option, Settings, Title
from quartier.titles.smallcity.content import VOCABULARY
from quartier.titles.smallcity.heuristics import evaluate, insights
from quartier.titles.smallcity.moves import SPACE
from quartier.titles.smallcity.setup import set_up
from quartier.titles.smallcity.state import CHOOSE, Options, SmallCity


class SmallCityDeluxe(Title):
    """SC-111, SC-118: victories belong to the advanced game, difficulties to solo play."""

    def forbids(self, settings: Settings, seats: int) -> Refusal | None:
        if settings["game"] == "base" and settings["victory"] != "electoral":
            return Refusal("SC-111", "refusal-victory-advanced", {})
        if settings["difficulty"] != "citizen" and seats > 1:
            return Refusal("SC-118", "refusal-difficulty-solo", {})
        return None

    def start(self, settings: Settings, seats: int, seed: Seed) -> State:
        options = Options(
            borough=str(settings["borough"]),
            special=settings["game"] == "advanced",
            victory=str(settings["victory"]),
            difficulty=str(settings["difficulty"]),
        )
        return set_up(options, seats, seed)

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, SmallCity)
        return evaluate(state, seat)

    def settings_of(self, state: State) -> Settings:
        assert isinstance(state, SmallCity)
        options = state.options
        return {
            "borough": options.borough,
            "game": "advanced" if options.special else "base",
            "victory": options.victory,
            "difficulty": options.difficulty,
        }

    def insights(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, SmallCity)
        return insights(state, seat)

    def round_of(self, state: State) -> int:
        assert isinstance(state, SmallCity)
        return state.round


TITLE: Final = SmallCityDeluxe(
    title_id="smallcity",
    package=__name__,
    version=1,
    seats=(1, 2, 3, 4),
    usual_seats=3,
    minutes=120,
    options=(
        Option("borough", ("easy", "expert", CHOOSE)),
        Option("game", ("base", "advanced")),
        Option("victory", ("electoral", "economic", "citizen", "cultural")),
        Option("difficulty", ("citizen", "mayor", "deputy", "senator", "president")),
    ),
    space=SPACE,
    vocabulary=VOCABULARY,
    # Plans take several rounds to show their worth: bots play on to the end.
    horizon=TO_THE_END,
    # SC-11: which side of the council is used follows from the game.
    retired=("council",),
)
