"""A cache saves time and nothing else: what is read off is what would be written from scratch."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.research.setups import SET_UPS, SetUp, name

from quartier.core.cache import Cache
from quartier.core.history import History
from quartier.core.rng import Rng, seeded
from quartier.core.state import State
from quartier.research.setup import Setup
from quartier.testing.fields import deep_variants

every_set_up = pytest.mark.parametrize("set_up", SET_UPS, ids=name)


def setup_of(set_up: SetUp) -> Setup:
    title, seats, options = set_up
    return Setup(title, seats, **options)


def check(setup: Setup, state: State, cache: Cache) -> None:
    """Every seat sees with this cache what it would see with an empty one."""
    for seat in range(setup.seats):
        seen = setup.observation(state, seat, cache)
        written = setup.observation(state, seat, setup.cache())
        assert [setup.names[index] for index in np.flatnonzero(seen != written)] == []


def step(state: State, rng: Rng) -> None:
    deciders = state.deciders
    seat = deciders[rng.below(len(deciders))]
    state.advance(seat, state.draw(seat, rng))


@every_set_up
@settings(max_examples=3, deadline=None)
@given(seed=st.integers(0, 10**6))
def test_at_every_decision_a_cache_shows_what_an_empty_one_would(set_up: SetUp, seed: int) -> None:
    setup = setup_of(set_up)
    cache = setup.cache()
    state = setup.new(seed)
    rng = seeded(seed)
    check(setup, state, cache)
    while state.deciders:
        step(state, rng)
        check(setup, state, cache)


@every_set_up
@settings(max_examples=3, deadline=None)
@given(seed=st.integers(0, 10**6))
def test_a_cache_may_serve_clones_samples_and_other_tables(set_up: SetUp, seed: int) -> None:
    setup = setup_of(set_up)
    cache = setup.cache()
    rng = seeded(seed)
    tables = [setup.new(seed), setup.new(seed + 1)]
    while tables:
        for state in tables:
            for _ in range(1 + rng.below(12)):
                if state.deciders:
                    step(state, rng)
            twin = state.clone()
            for _ in range(rng.below(4)):
                if twin.deciders:
                    step(twin, rng)
                    check(setup, twin, cache)
            check(setup, state, cache)
            check(setup, state.sample(rng.below(setup.seats), rng), cache)
        tables = [state for state in tables if state.deciders]


@every_set_up
@settings(max_examples=3, deadline=None)
@given(seed=st.integers(0, 10**6))
def test_a_position_taken_back_is_seen_as_it_was(set_up: SetUp, seed: int) -> None:
    setup = setup_of(set_up)
    cache = setup.cache()
    rng = seeded(seed)
    history = History(setup.title, setup.settings, setup.seats, seed)
    while deciders := history.state.deciders:
        seat = deciders[rng.below(len(deciders))]
        before = setup.observation(history.state, seat, cache)
        history.play(seat, history.state.draw(seat, rng))
        check(setup, history.state, cache)
        if rng.below(3) == 0 and history.undo_index(seat) == len(history.decisions) - 1:
            history.undo(seat)
            assert (setup.observation(history.state, seat, cache) == before).all()
            check(setup, history.state, cache)
        if rng.below(40) == 0:
            history.rewind(len(history.decisions) // 2)
            check(setup, history.state, cache)
            for _ in range(10):
                if deciders := history.state.deciders:
                    history.play(deciders[0], history.state.draw(deciders[0], rng))
        if len(history.decisions) > 120:
            return


@every_set_up
def test_no_number_a_seat_sees_is_forgotten(set_up: SetUp) -> None:
    """Whatever number of a city or borough is another one, a cache that knows the old one shows it.

    A position no game has may have no observation; then there is nothing to compare.
    """
    setup = setup_of(set_up)
    rng = seeded(3)
    state = setup.new(3)
    compared = set()
    while state.deciders:
        step(state, rng)
        if rng.below(60) and state.deciders:
            continue
        cache = setup.cache()
        for field, variant in deep_variants(state):
            check(setup, state, cache)
            try:
                for seat in range(setup.seats):
                    setup.observation(variant, seat, setup.cache())
            except (IndexError, ValueError, OverflowError):
                continue
            check(setup, variant, cache)
            compared.add(field)
    assert compared
