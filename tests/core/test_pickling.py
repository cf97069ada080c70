"""Things of the rules travel between processes, compiled or not."""

from __future__ import annotations

import copy
import os
import pickle
import subprocess
import sys
from multiprocessing import get_context

import pytest

from quartier.core.playout import play_out
from quartier.core.rng import Rng, seeded
from quartier.core.state import State
from quartier.core.titles import Title, all_titles, find_title

KEY = bytes(range(32))
# What another process does with a table: it plays on, and says how that went.
PLAY_ON = """
import pickle, sys
from quartier.core.playout import play_out

state, rng = pickle.load(sys.stdin.buffer)
before = state.fingerprint()
play_out(state, rng)
sys.stdout.buffer.write(pickle.dumps((before, state, rng)))
"""


def under_way(title: Title, decisions: int) -> State:
    state = title.new(title.settings({}), title.usual_seats, 3)  # type: ignore[arg-type]
    chance = seeded(4)
    for _ in range(decisions):
        seat = state.deciders[0]
        state.advance(seat, state.draw(seat, chance))
    return state


@pytest.mark.parametrize("pure", ["", "1"])
@pytest.mark.parametrize("title", all_titles(), ids=lambda title: title.id)
def test_a_state_goes_to_another_process_and_comes_back(title: Title, pure: str) -> None:
    """From this form of the rules to either form, whichever that process has."""
    state, chance = under_way(title, 25), seeded(5)
    answer = subprocess.run(
        [sys.executable, "-c", PLAY_ON],
        input=pickle.dumps((state, chance)),
        env={**os.environ, "QUARTIER_PURE": pure},
        stdout=subprocess.PIPE,
        check=True,
    )
    before, end, spent = pickle.loads(answer.stdout)
    assert before == state.fingerprint()
    play_out(state, chance)
    assert end.fingerprint() == state.fingerprint()
    assert end.result.ranks == state.result.ranks  # type: ignore[union-attr]
    assert spent.data() == chance.data()


def test_a_pool_of_processes_plays_tables() -> None:
    states = [under_way(title, 10) for title in all_titles()]
    with get_context("spawn").Pool(1) as pool:
        lengths = pool.starmap(play_out, [(state, seeded(7)) for state in states])
    assert lengths == [play_out(state, seeded(7)) for state in states]


@pytest.mark.parametrize("seed", [8, KEY])
def test_a_generator_goes_on_where_it_was(seed: int | bytes) -> None:
    rng = seeded(seed)
    rng.word()
    twins: list[Rng] = [pickle.loads(pickle.dumps(rng)), copy.deepcopy(rng), copy.copy(rng)]
    words = [rng.word() for _ in range(40)]
    for twin in twins:
        assert [twin.word() for _ in range(40)] == words


def test_a_deep_copy_goes_its_own_way() -> None:
    for title in all_titles():
        state = under_way(title, 12)
        fingerprint = state.fingerprint()
        twin = copy.deepcopy({"table": state})["table"]
        assert twin.fingerprint() == fingerprint
        play_out(twin, seeded(1))
        assert state.fingerprint() == fingerprint


def test_moves_and_titles_stay_the_same_objects() -> None:
    for title in all_titles():
        assert pickle.loads(pickle.dumps(title)) is title
        assert copy.deepcopy(title) is title
        for move in title.space.moves[:: max(1, len(title.space) // 50)]:
            assert pickle.loads(pickle.dumps(move)) is move
            assert copy.deepcopy([move])[0] is move


def test_a_result_can_be_sent() -> None:
    title = find_title("cardcity")
    assert title is not None
    state = under_way(title, 0)
    play_out(state, seeded(2))
    assert state.result is not None
    sent = pickle.loads(pickle.dumps(state.result))
    assert sent.totals == state.result.totals
    assert [line.points for line in sent.lines[0]] == [
        line.points for line in state.result.lines[0]
    ]
