"""La Città, in the new edition with its expansion and in the edition of 2000."""

from __future__ import annotations

from typing import Final

from quartier.core.rng import Seed
from quartier.core.speech import Refusal
from quartier.core.state import State
from quartier.core.titles import Option, Settings, Title
from quartier.titles.lacitta.content import VOCABULARY
from quartier.titles.lacitta.heuristics import evaluate, insights
from quartier.titles.lacitta.moves import SPACE
from quartier.titles.lacitta.setup import set_up
from quartier.titles.lacitta.state import Citta, Options


class LaCitta(Title):
    """LC-90: the edition of 2000 has no expansion."""

    def forbids(self, settings: Settings, seats: int) -> Refusal | None:
        if settings["expansion"] and settings["edition"] == "2000":
            return Refusal("LC-90", "refusal-expansion-2000", {})
        return None

    def start(self, settings: Settings, seats: int, seed: Seed) -> State:
        options = Options(
            edition=str(settings["edition"]),
            expansion=bool(settings["expansion"]),
            setup=str(settings["setup"]),
        )
        return set_up(options, seats, seed)

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, Citta)
        return evaluate(state, seat)

    def settings_of(self, state: State) -> Settings:
        assert isinstance(state, Citta)
        options = state.options
        return {
            "edition": options.edition,
            "expansion": options.expansion,
            "setup": options.setup,
        }

    def insights(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, Citta)
        return insights(state, seat)


TITLE: Final = LaCitta(
    title_id="lacitta",
    package=__name__,
    version=2,
    seats=(2, 3, 4, 5),
    usual_seats=4,
    minutes=120,
    options=(
        Option("edition", ("new", "2000")),
        Option("expansion", (False, True)),
        Option("setup", ("recommended", "advanced")),
    ),
    space=SPACE,
    vocabulary=VOCABULARY,
)
