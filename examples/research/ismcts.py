"""OpenSpiel's own search (ISMCTS) plays a title against random players.

pip install 'quartier[openspiel]'
python ismcts.py cardcity --games 2 --simulations 50
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ChildSelectionPolicy, ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

import quartier.research.openspiel

assert quartier.research.openspiel  # It makes the titles known to OpenSpiel.


def play(game: Any, bot: Any, chance: np.random.RandomState) -> list[float]:
    """One game, the bot on the first seat; what it is worth to each seat."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node() or state.current_player() != 0:
            actions = state.legal_actions()
            state.apply_action(actions[chance.randint(len(actions))])
        else:
            state.apply_action(bot.step(state))
    returns: list[float] = state.returns()
    return returns


def main() -> float:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("title")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--simulations", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    game = pyspiel.load_game(f"quartier_{wanted.title}", {"seats": wanted.seats})
    chance = np.random.RandomState(wanted.seed)
    bot = ISMCTSBot(
        game,
        RandomRolloutEvaluator(n_rollouts=1, random_state=chance),
        uct_c=1.4,
        max_simulations=wanted.simulations,
        random_state=chance,
        use_observation_string=True,
        # Seats that answer at once cannot tell worlds apart in which others may do other things.
        allow_inconsistent_action_sets=True,
        child_selection_policy=ChildSelectionPolicy.PUCT,
    )
    returns = [play(game, bot, chance)[0] for _ in range(wanted.games)]
    mean = sum(returns) / len(returns)
    print(f"ISMCTS with {wanted.simulations} simulations: {mean:+.2f} on average, random play is 0")
    return mean


if __name__ == "__main__":
    main()
