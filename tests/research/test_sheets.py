"""A sheet saves time and nothing else: what is read off is what would be written from scratch."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.research.setups import SET_UPS, SetUp, name

from quartier.core.history import History
from quartier.core.rng import Rng, seeded
from quartier.core.sheet import Sheet
from quartier.core.state import State
from quartier.research.game import Game

every_set_up = pytest.mark.parametrize("set_up", SET_UPS, ids=name)


def game_of(set_up: SetUp) -> Game:
    title, seats, options = set_up
    return Game(title, seats, **options)


def check(game: Game, state: State, sheet: Sheet) -> None:
    """Every seat sees with this sheet what it would see with an empty one."""
    for seat in range(game.seats):
        seen = game.observation(state, seat, sheet)
        written = game.observation(state, seat, game.sheet())
        assert [game.names[index] for index in np.flatnonzero(seen != written)] == []


def step(state: State, rng: Rng) -> None:
    deciders = state.deciders
    seat = deciders[rng.below(len(deciders))]
    state.advance(seat, state.draw(seat, rng))


@every_set_up
@settings(max_examples=3, deadline=None)
@given(seed=st.integers(0, 10**6))
def test_at_every_decision_a_sheet_shows_what_an_empty_one_would(set_up: SetUp, seed: int) -> None:
    game = game_of(set_up)
    sheet = game.sheet()
    state = game.new(seed)
    rng = seeded(seed)
    check(game, state, sheet)
    while state.deciders:
        step(state, rng)
        check(game, state, sheet)


@every_set_up
@settings(max_examples=3, deadline=None)
@given(seed=st.integers(0, 10**6))
def test_a_sheet_may_serve_clones_samples_and_other_tables(set_up: SetUp, seed: int) -> None:
    game = game_of(set_up)
    sheet = game.sheet()
    rng = seeded(seed)
    tables = [game.new(seed), game.new(seed + 1)]
    while tables:
        for state in tables:
            for _ in range(1 + rng.below(12)):
                if state.deciders:
                    step(state, rng)
            twin = state.clone()
            for _ in range(rng.below(4)):
                if twin.deciders:
                    step(twin, rng)
                    check(game, twin, sheet)
            check(game, state, sheet)
            check(game, state.sample(rng.below(game.seats), rng), sheet)
        tables = [state for state in tables if state.deciders]


@every_set_up
@settings(max_examples=3, deadline=None)
@given(seed=st.integers(0, 10**6))
def test_a_position_taken_back_is_seen_as_it_was(set_up: SetUp, seed: int) -> None:
    game = game_of(set_up)
    sheet = game.sheet()
    rng = seeded(seed)
    history = History(game.title, game.settings, game.seats, seed)
    while deciders := history.state.deciders:
        seat = deciders[rng.below(len(deciders))]
        before = game.observation(history.state, seat, sheet)
        history.play(seat, history.state.draw(seat, rng))
        check(game, history.state, sheet)
        if rng.below(3) == 0 and history.undo_index(seat) == len(history.entries) - 1:
            history.undo(seat)
            assert (game.observation(history.state, seat, sheet) == before).all()
            check(game, history.state, sheet)
        if rng.below(40) == 0:
            history.rewind(len(history.entries) // 2)
            check(game, history.state, sheet)
            for _ in range(10):
                if deciders := history.state.deciders:
                    history.play(deciders[0], history.state.draw(deciders[0], rng))
        if len(history.entries) > 120:
            return
