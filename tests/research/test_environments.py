"""What the environments promise beyond the tests of their libraries."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import numpy as np
import pyspiel
import pytest

import quartier.research.gymnasium as learner
import quartier.research.openspiel
import quartier.research.pettingzoo as tables
from quartier.core.features import features_of
from quartier.core.rng import seeded
from quartier.core.titles import all_titles
from quartier.research.arrays import observed
from quartier.research.extras import Extras
from quartier.research.gymnasium_vector import vector_env
from quartier.research.scores import scores
from quartier.research.setup import Setup

assert quartier.research.openspiel

every_title = pytest.mark.parametrize(
    "title", [title.id for title in all_titles() if features_of(title)]
)


def legal(mask: np.ndarray[tuple[int], np.dtype[np.int8]]) -> int:
    return int(mask.argmax())


def test_seats_that_answer_at_once_do_not_see_each_others_answers() -> None:
    table = tables.env("sevenwonders", seats=3)
    table.reset(seed=1)
    before = table.observe("seat_2")["observation"]
    for agent in ("seat_0", "seat_1"):
        assert table.agent_selection == agent
        while table.agent_selection == agent:
            table.step(legal(table.observe(agent)["action_mask"]))
    assert table.agent_selection == "seat_2"
    assert (table.observe("seat_2")["observation"] == before).all()


def test_the_mask_is_in_the_observation_and_in_the_info() -> None:
    table = tables.env("lacitta", seats=2)
    table.reset(seed=1)
    seen, _, _, _, info = table.last()
    assert (seen["action_mask"] == info["action_mask"]).all()
    assert seen["action_mask"].sum() > 0


def test_an_illegal_answer_ends_the_game_for_its_giver() -> None:
    table = tables.env("cardcity", seats=2)
    table.reset(seed=1)
    agent = table.agent_selection
    table.step(int(table.observe(agent)["action_mask"].argmin()))
    assert table.rewards[agent] == -1
    assert all(table.terminations.values())


def test_in_parallel_those_not_asked_wait() -> None:
    table = tables.parallel_env("lacitta", seats=3)
    observations, _ = table.reset(seed=1)
    waiting = [agent for agent, seen in observations.items() if seen["action_mask"][table.wait]]
    assert len(waiting) == 2
    actions = {agent: legal(seen["action_mask"]) for agent, seen in observations.items()}
    assert all(actions[agent] == table.wait for agent in waiting)
    _, rewards, ended, _, _ = table.step(actions)
    assert set(rewards.values()) == {0.0}
    assert not any(ended.values())


def test_in_parallel_an_illegal_answer_ends_the_game() -> None:
    table = tables.parallel_env("sevenwonders", seats=3)
    observations, _ = table.reset(seed=1)
    actions = {agent: legal(seen["action_mask"]) for agent, seen in observations.items()}
    actions["seat_1"] = table.wait
    _, rewards, ended, _, _ = table.step(actions)
    assert rewards == {"seat_0": 0.0, "seat_1": -1.0, "seat_2": 0.0}
    assert all(ended.values())
    assert table.agents == []


def test_a_whole_game_in_parallel_ends_with_rewards_that_cancel_out() -> None:
    table = tables.parallel_env("sevenwonders", seats=3, leaders=True)
    observations, _ = table.reset(seed=3)
    rewards: dict[str, float] = {}
    while table.agents:
        actions = {agent: legal(seen["action_mask"]) for agent, seen in observations.items()}
        observations, rewards, _, _, _ = table.step(actions)
    assert sum(rewards.values()) == pytest.approx(0)
    assert max(rewards.values()) > 0


@every_title
def test_a_table_is_shown_as_text(title: str) -> None:
    table = tables.env(title, render_mode="ansi")
    table.reset(seed=1)
    assert "seat_0" in str(table.render())


def test_a_reset_without_a_seed_goes_on_in_the_stream_of_the_last_seed() -> None:
    def second_table() -> bytes:
        table = learner.env("sevenwonders", seats=3)
        first = table.reset(seed=5)[0]["observation"].tobytes()
        second = table.reset()[0]["observation"].tobytes()
        assert first != second
        return second

    assert second_table() == second_table()


def test_bots_answer_for_the_other_seats_until_the_learner_is_asked() -> None:
    table = learner.env("lacitta", seats=3, seat=1, opponents=["greedy", "random"])
    seen, info = table.reset(seed=2)
    assert sorted(table.bots) == [0, 2]
    assert type(table.bots[2]).__name__ == "GreedyBot"
    ended = False
    reward = 0.0
    while not ended:
        assert info["action_mask"].sum() > 0
        seen, reward, ended, _, info = table.step(legal(seen["action_mask"]))
    assert -1 <= reward <= 1


def test_a_learner_needs_as_many_opponents_as_there_are_other_seats() -> None:
    with pytest.raises(ValueError, match="3 seats need 2 opponents, not 1"):
        learner.env("lacitta", seats=3, opponents=["greedy"])
    with pytest.raises(ValueError, match="there is no bot 'clever'"):
        learner.env("lacitta", seats=2, opponents="clever")


def test_openspiel_returns_what_the_result_is_worth() -> None:
    game = pyspiel.load_game("quartier_sevenwonders", {"seats": 3, "deals": 5})
    state = game.new_initial_state()
    state.apply_action(4)
    rng = seeded(1)
    while not state.is_terminal():
        actions = state.legal_actions()
        state.apply_action(actions[rng.below(len(actions))])
    assert sum(state.returns()) == pytest.approx(0)
    assert max(state.returns()) > 0


def test_a_copy_of_an_openspiel_position_goes_its_own_way() -> None:
    state = pyspiel.load_game("quartier_cardcity", {"deals": 5}).new_initial_state()
    state.apply_action(2)
    twin = state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert state.history() == [2]
    assert len(twin.history()) == 2
    assert state.legal_actions() != []


def test_openspiel_tells_moves_in_their_notation() -> None:
    state = pyspiel.load_game("quartier_sevenwonders", {"seats": 3}).new_initial_state()
    assert state.action_to_string(-1, 7) == "deal 7"
    state.apply_action(7)
    action = state.legal_actions()[0]
    assert state.action_to_string(0, action).split()[0] in ("build", "sell", "stage")


ENVIRONMENTS = {
    "turns": tables.env,
    "at_once": tables.parallel_env,
    "learner": learner.env,
}


@every_title
@pytest.mark.parametrize("make", ENVIRONMENTS.values(), ids=ENVIRONMENTS.keys())
def test_an_environment_is_copied_with_the_table_it_plays(make: Any, title: str) -> None:
    """Also one that has been sent: all go on alike, each at a table of its own."""
    table = make(title)
    table.reset(seed=4)
    take_first_actions(table, 5)
    sent, copied = pickle.loads(pickle.dumps(table)), copy.deepcopy(table)
    course = take_first_actions(table, 15)
    assert take_first_actions(sent, 15) == course
    assert take_first_actions(copied, 15) == course


def take_first_actions(table: Any, number: int) -> list[bytes]:
    """What is seen while always the first legal actions are taken."""
    course = []
    for _ in range(number):
        if hasattr(table, "agent_selection"):
            seen = table.observe(table.agent_selection)
            table.step(legal(seen["action_mask"]))
        elif hasattr(table, "seat"):
            seen = observed(table.setup, table._table, table.seat)
            table.step(legal(seen["action_mask"]))
        else:
            all_seen = {
                agent: table._observed(seat) for seat, agent in enumerate(table.possible_agents)
            }
            seen = all_seen["seat_0"]
            table.step({agent: legal(own["action_mask"]) for agent, own in all_seen.items()})
        course.append(seen["observation"].tobytes() + seen["action_mask"].tobytes())
    return course


@every_title
def test_the_end_tells_points_ranks_and_lines(title: str) -> None:
    table = learner.env(title)
    seen, info = table.reset(seed=1)
    ended = False
    while not ended:
        assert "points" not in info
        seen, _, ended, _, info = table.step(legal(seen["action_mask"]))
    result = table._table.result
    assert result is not None
    assert (info["points"], info["ranks"]) == (result.totals, result.ranks)
    assert [sum(lines.values()) for lines in info["lines"]] == result.totals


@every_title
def test_who_wants_scores_gets_what_everybody_sees_at_every_step(title: str) -> None:
    table = tables.env(title, extras=Extras(scores=True))
    table.reset(seed=1)
    rng = seeded(3)
    for _ in range(60):
        info = table.last()[4]
        state = table.unwrapped._table
        assert info["points"] == scores(state).points
        assert [sum(lines.values()) for lines in info["lines"]] == info["points"]
        assert info["ranks"][info["points"].index(max(info["points"]))] == 1
        # What a seat cannot know is no part of it.
        assert scores(state.sample(0, rng)).points == info["points"]
        actions = np.flatnonzero(info["action_mask"])
        table.step(int(actions[rng.below(len(actions))]))


@pytest.mark.parametrize("shaping", ["points", "lead"])
def test_shaped_rewards_add_up_to_the_game_and_where_it_began(shaping: str) -> None:
    """Potentials cancel out: what stays is the end, less the first potential."""
    table = learner.env("cardcity", seats=2, extras=Extras(shaping=shaping))
    seen, _ = table.reset(seed=6)
    first = scores(table._table).points
    potential = first[0] if shaping == "points" else first[0] - first[1]
    total, ended, steps = 0.0, False, 0
    while not ended:
        seen, reward, ended, _, _ = table.step(legal(seen["action_mask"]))
        total += reward
        steps += reward != 0
    assert steps > 5
    assert total == pytest.approx(table.setup.rewards(table._table)[0] - potential / 100)


def test_an_unknown_shaping_is_refused() -> None:
    with pytest.raises(ValueError, match="there is no shaping 'magic'; there are: points, lead"):
        learner.env("cardcity", extras=Extras(shaping="magic"))


def test_arrays_can_be_written_if_that_is_wanted() -> None:
    for wanted in (False, True):
        seen, _ = learner.env("cardcity", extras=Extras(writable=wanted)).reset(seed=1)
        assert seen["observation"].flags.writeable is wanted
        assert seen["action_mask"].flags.writeable is wanted


def test_sb3_finds_the_masks() -> None:
    table = learner.env("cardcity")
    seen, _ = table.reset(seed=1)
    masks = table.action_masks()
    assert masks.dtype == bool
    assert (masks == seen["action_mask"]).all()


def test_the_options_stand_behind_the_observation() -> None:
    plain, other = Setup("cardcity", 2), Setup("cardcity", 2, victory="economic", ecology=True)
    start = len(plain.features.names(2))
    seen, seen_there = (
        set_up.observation(set_up.new(3), 0)[start:].tolist() for set_up in (plain, other)
    )
    told = dict(zip(other.names[start:], seen_there, strict=True))
    assert told["option:victory=economic"] == told["option:ecology"] == 1
    assert told["option:victory=residential"] == told["option:leisure_crisis"] == 0
    assert seen != seen_there
    assert plain.version == plain.features.version + 2


def test_openspiel_draws_positions_a_player_cannot_tell_apart() -> None:
    game = pyspiel.load_game("quartier_sevenwonders", {"seats": 3, "deals": 5})
    state = game.new_initial_state()
    state.apply_action(2)
    for _ in range(4):
        state.apply_action(state.legal_actions()[0])
    player = state.current_player()
    drawn = [state.resample_from_infostate(player, chance) for chance in (lambda: 0.3, lambda: 0.6)]
    for twin in drawn:
        assert twin.current_player() == player
        assert twin.observation_string(player) == state.observation_string(player)
        assert twin.legal_actions() == state.legal_actions()
    others = [other for other in range(3) if other != player]
    hands = {str([twin.observation_string(other) for other in others]) for twin in [*drawn, state]}
    assert len(hands) == 3


@pytest.mark.parametrize("title", ["cardcity", "lacitta", "sevenwonders", "smallcity"])
def test_openspiel_asks_chance_before_a_card_nobody_knew_is_drawn(title: str) -> None:
    state = pyspiel.load_game(f"quartier_{title}", {"deals": 6}).new_initial_state()
    state.apply_action(3)
    rng = seeded(5)
    nodes = different = 0
    while not state.is_terminal():
        if not state.is_chance_node():
            actions = state.legal_actions()
            state.apply_action(actions[rng.below(len(actions))])
            continue
        children = [state.child(outcome) for outcome in range(6)]
        assert not any(child.is_chance_node() for child in children)
        seen = {
            str([child.observation_string(player) for player in range(state.num_players())])
            for child in children
        }
        nodes += 1
        different += len(seen) > 1
        state.apply_action(rng.below(6))
    # 7 Wonders has the fewest: a new hand at the beginning of the second and of the third age.
    assert nodes >= 2
    assert different >= nodes / 2
    assert sum(state.returns()) == pytest.approx(0)


def test_equal_histories_lead_openspiel_to_equal_positions() -> None:
    game = pyspiel.load_game("quartier_lacitta", {"deals": 50})
    state = game.new_initial_state()
    rng = seeded(2)
    while not state.is_terminal():
        actions = state.legal_actions()
        state.apply_action(actions[rng.below(len(actions))])
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert again.returns() == state.returns()
    assert again.observation_string(0) == state.observation_string(0)


@pytest.mark.parametrize("processes", [0, 1])
def test_many_tables_are_a_vector_environment(processes: int) -> None:
    many = vector_env("cardcity", 3, seats=2, processes=processes)
    seen, infos = many.reset(seed=5)
    assert many.observation_space.contains(seen)
    ended = 0
    for _ in range(200):
        actions = seen["action_mask"].argmax(axis=1)
        moved = infos["seat"]
        seen, rewards, over, cut, infos = many.step(actions)
        ended += over.sum()
        assert not cut.any()
        assert (rewards == np.where(over, infos["rewards"][range(3), moved], 0)).all()
        assert (seen["action_mask"] == infos["action_mask"]).all()
    assert ended >= 3
    again, _ = many.reset(seed=5)
    assert not (again["observation"] == seen["observation"]).all()
    assert (many.reset(seed=5)[0]["observation"] == again["observation"]).all()
    many.close()
