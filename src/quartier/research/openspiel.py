"""Every title as a game of OpenSpiel: import this module, then load `quartier_<title>`.

    import pyspiel
    import quartier.research.openspiel

    game = pyspiel.load_game("quartier_sevenwonders", {"seats": 3, "leaders": True})

The root is a chance node that deals; another one follows each move with which chance, or a card no
seat has seen, comes into play, and draws all of that anew. Each has `deals` outcomes. So no path
down the tree knows more of what is to come than the players; `resample_from_infostate` also draws
what others hold, as searchers such as ISMCTS need it. Seats that answer at once do so one after the
other without seeing the answers given before. Returns are those of `Setup.rewards`. Titles without
observations are left out.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from quartier.core.features import features_of
from quartier.core.moves import Move
from quartier.core.rng import seeded
from quartier.core.state import State
from quartier.core.titles import Title, all_titles
from quartier.research.setup import Setup

DEALS = 1000
MOST_DECISIONS = 5000
# A number from 0 to 1 has no more digits than this.
DRAWS = 1 << 53
# Hundreds of points of a lone player.
MOST_SOLO = 10.0


def register(title: Title) -> None:
    """Make a title known to OpenSpiel."""
    parameters: dict[str, Any] = {"seats": title.usual_seats, "deals": DEALS}
    parameters |= {option.key: option.default for option in title.options}
    kind = pyspiel.GameType
    alone = title.seats[0] == 1
    game_type = kind(
        short_name=f"quartier_{title.id}",
        long_name=f"Quartier: {title.id}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.GENERAL_SUM if alone else kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=title.seats[-1],
        min_num_players=title.seats[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )

    class TitleGame(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game_type, title, parameters | (params or {}))

    pyspiel.register_game(game_type, TitleGame)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A title with its seats and options."""

    def __init__(self, game_type: Any, title: Title, parameters: dict[str, Any]) -> None:
        options = {option.key: parameters[option.key] for option in title.options}
        self.rules = Setup(title.id, parameters["seats"], **options)
        self.deals: int = parameters["deals"]
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.actions,
            max_chance_outcomes=self.deals,
            num_players=self.rules.seats,
            min_utility=-1.0,
            max_utility=MOST_SOLO if self.rules.seats == 1 else 1.0,
            utility_sum=0.0 if game_type.utility == pyspiel.GameType.Utility.ZERO_SUM else None,
            max_game_length=MOST_DECISIONS,
        )
        super().__init__(game_type, info, parameters)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.rules)


class SpielTable:
    """A table, or none before the deal; `move` has been made and waits for chance.

    OpenSpiel copies positions deeply; rules copy better, and a state is replaced, never changed.
    """

    def __init__(self, rules: Setup, state: State | None, move: Move | None = None) -> None:
        self.rules = rules
        self.state = state
        self.move = move

    def __deepcopy__(self, memo: object) -> SpielTable:
        return SpielTable(self.rules, self.state, self.move)

    @property
    def waits_for_chance(self) -> bool:
        return self.state is None or self.move is not None

    def play(self, move: Move) -> None:
        """Carry a move out, unless it takes chance to know where it leads."""
        before = self.state
        assert before is not None
        after = before.clone()
        after.advance(before.deciders[0], move)
        if after.follows(before):
            self.state = after
        else:
            self.move = move

    def draw(self, outcome: int) -> None:
        """Deal the table, or what the move has waited for."""
        before, move = self.state, self.move
        if before is None or move is None:
            self.state = self.rules.new(outcome)
            return
        self.state = before.redealt(seeded(outcome))
        self.state.advance(before.deciders[0], move)
        self.move = None


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position. The methods are those OpenSpiel asks for."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.table = SpielTable(game.rules, None)
        self.deals = game.deals

    def current_player(self) -> int:
        state = self.table.state
        if state is None or self.table.waits_for_chance:
            return int(pyspiel.PlayerId.CHANCE)
        deciders = state.deciders
        return deciders[0] if deciders else int(pyspiel.PlayerId.TERMINAL)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1 / self.deals) for deal in range(self.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        state = self.table.state
        assert state is not None
        return sorted([move.number for move in state.moves(player)])

    def _apply_action(self, action: int) -> None:
        if self.table.waits_for_chance:
            self.table.draw(action)
        else:
            self.table.play(self._move(action))

    def resample_from_infostate(
        self, player_id: int, probability_sampler: Callable[[], float]
    ) -> SpielState:
        """A position the player, who is asked, cannot tell from this one: hidden things and all
        chance to come are drawn anew.
        """
        state = self.table.state
        assert state is not None
        assert not self.table.waits_for_chance
        twin: SpielState = self.clone()
        chance = seeded(int(probability_sampler() * DRAWS))
        twin.table.state = state.sample(player_id, chance)
        return twin

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player < 0 else self._move(action).text

    def is_terminal(self) -> bool:
        state = self.table.state
        return state is not None and not state.deciders

    def returns(self) -> list[float]:
        rules, state = self.table.rules, self.table.state
        return [0.0] * rules.seats if state is None else rules.rewards(state)

    def __str__(self) -> str:
        return " ".join(str(action) for action in self.history())

    def _move(self, action: int) -> Move:
        return self.table.rules.title.space.moves[action]


class Observer:
    """What a player sees, as OpenSpiel wants it."""

    def __init__(self, rules: Setup) -> None:
        self.rules = rules
        self.tensor: NDArray[np.float32] = np.zeros(len(rules.names), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        table = state.table.state
        self.tensor[:] = 0 if table is None else self.rules.observation(table, player)

    def string_from(self, state: SpielState, player: int) -> str:
        self.set_from(state, player)
        seen = [
            f"{name}={value:.0f}"
            for name, value in zip(self.rules.names, self.tensor, strict=True)
            if value
        ]
        return " ".join(seen)


for _title in all_titles():
    if features_of(_title) is not None:
        register(_title)
