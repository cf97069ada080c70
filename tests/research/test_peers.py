"""The environments pass the tests of the libraries they are made for."""

from __future__ import annotations

import warnings

import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test
from tests.research.setups import SET_UPS, TOGETHER, SetUp, name

import quartier.research.gymnasium as learner
import quartier.research.openspiel
import quartier.research.pettingzoo as tables

assert quartier.research.openspiel

every_set_up = pytest.mark.parametrize("set_up", SET_UPS, ids=name)
several_seats = pytest.mark.parametrize("set_up", TOGETHER, ids=name)


@every_set_up
def test_pettingzoo_finds_nothing_wrong_with_turns(set_up: SetUp) -> None:
    title, seats, options = set_up
    with warnings.catch_warnings():
        # It advises against observations that are not floats, which bytes are on purpose.
        warnings.simplefilter("ignore", UserWarning)
        api_test(tables.env(title, seats=seats, **options), num_cycles=150)


@every_set_up
def test_pettingzoo_finds_nothing_wrong_with_all_at_once(set_up: SetUp) -> None:
    title, seats, options = set_up
    parallel_api_test(tables.parallel_env(title, seats=seats, **options), num_cycles=60)


@several_seats
def test_equal_seeds_give_equal_tables(set_up: SetUp) -> None:
    title, seats, options = set_up
    seed_test(lambda: tables.env(title, seats=seats, **options), num_cycles=40)
    parallel_seed_test(lambda: tables.parallel_env(title, seats=seats, **options), num_cycles=20)


@every_set_up
def test_gymnasium_finds_nothing_wrong(set_up: SetUp) -> None:
    title, seats, options = set_up
    check_env(learner.env(title, seats=seats, **options), skip_render_check=True)


@every_set_up
def test_openspiel_finds_nothing_wrong(set_up: SetUp) -> None:
    title, seats, options = set_up
    game = pyspiel.load_game(f"quartier_{title}", {"seats": seats, "deals": 10, **options})
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)
