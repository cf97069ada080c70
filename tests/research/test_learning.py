"""Many tables at once, and the learner that plays them."""

from __future__ import annotations

from multiprocessing import active_children
from pathlib import Path

import numpy as np
import pytest
from numpy.random import default_rng
from numpy.typing import NDArray

from quartier.bots.position import Position
from quartier.core.rng import seeded
from quartier.research.curve import Line, Point, draw
from quartier.research.policies import PPO, VARIABLE, file_of
from quartier.research.ppo import Network, Steps, advantages_of
from quartier.research.setup import Setup
from quartier.research.train import main as learn
from quartier.research.train import train
from quartier.research.vector import Batch, Ended, Tables, Workers


def first_legal(batch: Batch) -> NDArray[np.int64]:
    actions: NDArray[np.int64] = np.argmax(batch.masks, axis=1)
    return actions


def test_tables_go_on_with_new_games_and_tell_which_ended() -> None:
    tables = Tables(Setup("sevenwonders", 3), number=4, seed=1)
    ended: list[Ended] = []
    while len(ended) < 6:
        ended += tables.step(first_legal(tables.observe()))
    assert {end.table for end in ended} == {0, 1, 2, 3}
    assert all(sum(end.rewards) == pytest.approx(0) for end in ended)


def test_workers_play_the_tables_of_several_processes_as_one() -> None:
    alone = [Tables(Setup("cardcity", 2), number=3, seed=seed) for seed in (5, 6)]
    with Workers("cardcity", {}, seats=2, number=3, seed=5, processes=2) as workers:
        for _ in range(150):
            batch = workers.observe()
            expected = [tables.observe() for tables in alone]
            assert (batch.observations == np.concatenate([e.observations for e in expected])).all()
            actions = first_legal(batch)
            ended = workers.step(actions)
            shares = [tables.step(actions[3 * i : 3 * i + 3]) for i, tables in enumerate(alone)]
            assert [end.table for end in ended] == [
                3 * i + end.table for i, share in enumerate(shares) for end in share
            ]


def test_an_action_that_is_not_legal_changes_no_table() -> None:
    tables = Tables(Setup("cardcity", 2), number=3, seed=1)
    seats, observations, masks = tables.observe()
    before = Batch(seats.copy(), observations.copy(), masks.copy())
    actions = first_legal(before)
    actions[2] = np.argmin(before.masks[2])
    with pytest.raises(ValueError, match=f"action {actions[2]} is not legal at table 2"):
        tables.step(actions)
    with pytest.raises(ValueError, match="3 tables need an action each, not 2"):
        tables.step(actions[:2])
    assert (tables.observe().observations == before.observations).all()


def test_a_batch_holds_until_the_next_one_and_is_what_the_tables_show() -> None:
    """The arrays are kept; what they say is what single observations and masks say."""
    setup = Setup("sevenwonders", 3)
    tables = Tables(setup, number=2, seed=1)
    states = tables._many.states
    for _ in range(60):
        batch = tables.observe()
        for row, state in enumerate(states):
            seat = state.deciders[0]
            assert batch.seats[row] == seat
            assert (batch.observations[row] == setup.observation(state, seat)).all()
            assert (batch.masks[row] == setup.mask(state, seat)).all()
        tables.step(first_legal(batch))
        assert tables.observe().observations is batch.observations


def test_masks_as_bits_say_the_same() -> None:
    plain = Tables(Setup("cardcity", 2), number=3, seed=4)
    packed = Tables(Setup("cardcity", 2), number=3, seed=4, bits=True)
    for _ in range(40):
        batch = plain.observe()
        bits = np.unpackbits(packed.observe().masks, axis=1, bitorder="little")
        assert (bits[:, : plain.setup.actions] == batch.masks).all()
        assert not bits[:, plain.setup.actions :].any()
        actions = first_legal(batch)
        plain.step(actions)
        packed.step(actions)


def test_a_step_needs_no_look() -> None:
    tables, others = (Tables(Setup("cardcity", 2), number=2, seed=1) for _ in range(2))
    actions = first_legal(others.observe())
    others.step(actions)
    tables.step(actions)
    assert (tables.observe().observations == others.observe().observations).all()


def test_what_goes_wrong_in_a_worker_is_told() -> None:
    others = active_children()
    with Workers("cardcity", {}, seats=2, number=2, seed=1, processes=2) as workers:
        actions = first_legal(workers.observe())
        actions[3] = workers.setup.actions
        with pytest.raises(ValueError, match=r"worker 1: action \d+ is not legal at table 1"):
            workers.step(actions)
        with pytest.raises(ValueError, match="4 tables need an action each, not 3"):
            workers.step(actions[:3])
        for process in [child for child in active_children() if child not in others]:
            process.kill()
            process.join()
        with pytest.raises(RuntimeError, match="a worker has ended"):
            workers.observe()


@pytest.mark.parametrize(("number", "processes"), [(0, 1), (1, 0)])
def test_there_is_a_table_and_a_process_at_least(number: int, processes: int) -> None:
    with pytest.raises(ValueError, match="at least one"):
        Workers("cardcity", {}, seats=2, number=number, seed=1, processes=processes)


def test_advantages_add_up_to_what_the_reward_adds_to_the_first_estimate() -> None:
    values = np.array([0.5, 0.5], np.float32)
    assert advantages_of(values, 1.0) == pytest.approx([0.95 * 0.5, 0.5])


def test_a_network_gives_legal_actions_only() -> None:
    rng = default_rng(1)
    network = Network(inputs=10, actions=50, rng=rng)
    masks = np.zeros((200, 50), np.int8)
    masks[:, [3, 7]] = 1
    actions, log_probabilities, _ = network.act(np.zeros((200, 10), np.uint8), masks, rng)
    assert set(actions.tolist()) == {3, 7}
    assert log_probabilities == pytest.approx(np.log(0.5), abs=0.05)


def test_gradients_are_those_of_the_objective() -> None:
    """Compared with differences of the objective itself, in a network small enough for that."""
    rng = default_rng(2)
    network = Network(inputs=4, actions=5, rng=rng)
    observations = rng.integers(0, 9, (8, 4)).astype(np.uint8)
    masks = np.ones((8, 5), np.int8)
    masks[:, 0] = 0
    actions, log_probabilities, values = network.act(observations, masks, rng)
    advantages = rng.standard_normal(8).astype(np.float32)
    steps = Steps(observations, masks, actions, log_probabilities, values, advantages)
    returns = rng.standard_normal(8).astype(np.float32)
    gradients = network.gradients(steps, returns)
    for name in ("hidden", "policy", "value"):
        weight = network.weights[name]
        before = weight[0, 0]
        worths = []
        for change in (1e-2, -1e-2):
            weight[0, 0] = before + np.float32(change)
            worths.append(network.loss(steps, returns))
        weight[0, 0] = before
        assert gradients[name][0, 0] == pytest.approx((worths[0] - worths[1]) / 2e-2, abs=2e-3)


def test_a_bandit_is_learned() -> None:
    rng = default_rng(3)
    network = Network(inputs=3, actions=4, rng=rng)
    observations = np.ones((256, 3), np.uint8)
    masks = np.ones((256, 4), np.int8)
    for _ in range(30):
        actions, log_probabilities, values = network.act(observations, masks, rng)
        rewards = (actions == 2).astype(np.float32)
        steps = Steps(observations, masks, actions, log_probabilities, values, rewards - values)
        network.learn(steps, rng)
    actions, _, _ = network.act(observations, masks, rng)
    assert (actions == 2).mean() > 0.9


def test_training_begins_with_a_measurement_and_ends_with_one() -> None:
    network, points = train(
        Setup("cardcity", 2), minutes=0.001, seed=1, steps_per_update=64, games_per_point=4
    )
    assert [point.minutes > 0 for point in points] == [False, True]
    assert set(network.weights) >= {"hidden", "policy", "value"}


def test_a_curve_is_drawn_as_a_picture() -> None:
    picture = draw([Line([Point(0, 0.0, 0.1), Point(2, 0.5, 0.1)])], "Seven & more")
    assert picture.startswith("<svg")
    assert "Seven &amp; more" in picture


def test_the_learner_takes_options_and_says_where_it_left_what_it_learned(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Under the name by which the bot that plays it looks for it."""
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    monkeypatch.setattr("quartier.research.train.evaluate", lambda *_, **__: (0.0, 0.0))
    wanted = Setup("cardcity", 2, victory="economic")
    file = file_of(wanted.title, wanted.settings, 2)
    chosen = ["--seats", "2", "--set", "victory=economic", "--minutes", "0"]
    learn(["cardcity", *chosen, "--output", str(file.with_suffix(""))])
    told = capsys.readouterr().out
    assert f"the network is in {file}, its curve in {file.with_suffix('.svg')}" in told
    state = wanted.new(1)
    position = Position(wanted.title, state, state.deciders[0])
    assert PPO().choose(position, seeded(1)) in position.moves


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["nonsense"], "There is no game “nonsense”"),
        (["cardcity", "--seats", "9"], "not 9"),
        (["cardcity", "--set", "victory=luck"], "luck"),
        (["cardcity", "--output", "/nowhere/at/all"], "There is no folder “/nowhere/at”"),
    ],
)
def test_what_cannot_be_learned_is_told_before_anything_is(
    arguments: list[str],
    told: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr("quartier.research.train.train", None)
    with pytest.raises(SystemExit):
        learn(arguments)
    assert told in " ".join(capsys.readouterr().err.split())


def test_without_a_network_the_bot_says_how_one_learns(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    setup = Setup("cardcity", 3)
    with pytest.raises(FileNotFoundError, match=r"quartier\.research\.train cardcity --seats 3"):
        PPO().choose(Position(setup.title, setup.new(1), 0), seeded(1))
