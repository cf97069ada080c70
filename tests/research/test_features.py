"""Observations: a name for every byte, and nothing in them that the view does not show."""

from __future__ import annotations

import pickle
from collections import Counter
from collections.abc import Iterator

import numpy as np
import pytest
from tests.research.setups import SET_UPS, SetUp, name

from quartier.core.rng import seeded
from quartier.core.state import State
from quartier.core.views import Zone
from quartier.research.names import table_of_names
from quartier.research.pettingzoo import env
from quartier.research.setup import Setup
from quartier.titles.lacitta.views import View
from quartier.titles.sevenwonders.views import View as WondersView

every_set_up = pytest.mark.parametrize("set_up", SET_UPS, ids=name)
EVERY = 9


def setup_of(set_up: SetUp) -> Setup:
    title, seats, options = set_up
    return Setup(title, seats, **options)


def positions(setup: Setup) -> Iterator[State]:
    """Some positions of a whole game, the last among them."""
    state = setup.new(seed=7)
    rng = seeded(8)
    decisions = 0
    while deciders := state.deciders:
        if decisions % EVERY == 0:
            yield state
        seat = deciders[rng.below(len(deciders))]
        state.advance(seat, state.draw(seat, rng))
        decisions += 1
    yield state


@every_set_up
def test_every_byte_of_an_observation_has_a_name_of_its_own(set_up: SetUp) -> None:
    setup = setup_of(set_up)
    assert len(set(setup.names)) == len(setup.names)
    for state in positions(setup):
        for seat in range(setup.seats):
            assert len(setup.observation(state, seat)) == len(setup.names)


@every_set_up
def test_what_a_seat_cannot_know_does_not_change_its_observation(set_up: SetUp) -> None:
    setup = setup_of(set_up)
    rng = seeded(9)
    for state in positions(setup):
        for seat in range(setup.seats):
            other_world = state.sample(seat, rng)
            seen, seen_there = setup.observation(state, seat), setup.observation(other_world, seat)
            different = [setup.names[index] for index in np.flatnonzero(seen != seen_there)]
            assert different == []


@every_set_up
def test_an_observation_changes_in_the_course_of_a_game(set_up: SetUp) -> None:
    setup = setup_of(set_up)
    seen = np.stack([setup.observation(state, 0) for state in positions(setup)])
    assert (seen != seen[0]).any(axis=0).sum() > 20


@every_set_up
def test_a_mask_shows_the_legal_moves(set_up: SetUp) -> None:
    setup = setup_of(set_up)
    for state in positions(setup):
        for seat in range(setup.seats):
            legal = sorted(move.number for move in state.moves(seat))
            assert np.flatnonzero(setup.mask(state, seat)).tolist() == legal


def test_the_own_city_comes_first_and_the_others_follow_clockwise() -> None:
    setup = Setup("sevenwonders", 3)
    state = setup.new(seed=1)
    boards = [index for index, entry in enumerate(setup.names) if ".board:" in entry]
    per_city = len(boards) // 3
    seen = [setup.observation(state, seat)[boards].reshape(3, per_city) for seat in range(3)]
    assert (seen[1] == np.roll(seen[0], -1, axis=0)).all()
    assert (seen[2] == np.roll(seen[0], -2, axis=0)).all()


@every_set_up
def test_the_index_table_says_where_every_name_lies(set_up: SetUp) -> None:
    setup = setup_of(set_up)
    found: dict[int, str] = {}
    for line in table_of_names(setup).splitlines()[1:]:
        where, what = line[:24], line[24:].partition(":")[0]
        indices, _, stride = where.partition(" + ")
        first, _, last = indices.partition("…")
        parts = setup.features.parts(setup.seats) if stride else 1
        for part in range(parts):
            step = part * int(stride.split()[0]) if stride else 0
            for index in range(int(first), int(last or first) + 1):
                assert index + step not in found
                found[index + step] = what.replace("+k.", f"+{part}.").strip()
    assert [found[index] for index in sorted(found)] == [
        entry.partition(":")[0] for entry in setup.names
    ]


def test_an_environment_carries_the_index_table_in_its_docstring() -> None:
    table = env("lacitta", seats=3).unwrapped
    assert table_of_names(Setup("lacitta", 3)) in table.__doc__


@pytest.mark.parametrize(
    ("arguments", "options", "words"),
    [
        (("chess",), {}, "There is no game “chess”. Choose one of: cardcity, lacitta"),
        (("lacitta",), {"dragons": True}, "There is no option “dragons”"),
        (("lacitta", 9), {}, "for 2 to 5 players, not"),
    ],
)
def test_a_set_up_that_does_not_exist_is_explained(
    arguments: tuple[str, ...], options: dict[str, bool], words: str
) -> None:
    with pytest.raises(ValueError, match=words):
        Setup(*arguments, **options)  # type: ignore[arg-type]


@every_set_up
def test_a_game_can_be_sent_to_another_process(set_up: SetUp) -> None:
    setup = setup_of(set_up)
    twin = pickle.loads(pickle.dumps(setup))
    assert (twin.name, twin.seats, twin.settings) == (setup.name, setup.seats, setup.settings)
    seen = setup.observation(setup.new(seed=1), 0)
    assert (twin.observation(twin.new(seed=1), 0) == seen).all()


def test_rewards_are_the_share_of_the_others_left_behind() -> None:
    setup = Setup("sevenwonders", 4)
    *_, last = positions(setup)
    result = last.result
    assert result is not None
    rewards = setup.rewards(last)
    assert sum(rewards) == pytest.approx(0)
    assert rewards[result.ranks.index(1)] == max(rewards)
    assert setup.rewards(setup.new(seed=1)) == [0.0] * 4


def test_a_lone_player_is_rewarded_with_points() -> None:
    setup = Setup("cardcity", 1)
    *_, last = positions(setup)
    assert last.result is not None
    assert setup.rewards(last) == [last.result.totals[0] / 100]


def test_the_tiles_of_a_player_are_those_of_all_his_cities() -> None:
    setup = Setup("lacitta", 2)
    for state in positions(setup):
        view = state.view(0)
        assert isinstance(view, View)
        for part in range(2):
            seen = setup.observation(state, 0)
            own = [entry for entry in setup.names if entry.startswith(f"+{part}.tile:")]
            shown = [entry for entry in own if seen[setup.names.index(entry)]]
            there = [f"+{part}.tile:{place.id}" for place in view.hexes if place.owner == part]
            assert shown == there


def test_of_equal_cards_an_observation_says_how_many_there_are() -> None:
    setup = Setup("sevenwonders", 7)
    most = 0
    for state in positions(setup):
        for seat in range(setup.seats):
            seen = setup.observation(state, seat)
            view = state.view(seat)
            assert isinstance(view, WondersView)
            hand = view.cities[seat].hand
            assert isinstance(hand, Zone)
            told = {
                entry.removeprefix("+0.hand:"): int(number)
                for entry, number in zip(setup.names, seen, strict=True)
                if entry.startswith("+0.hand:") and number
            }
            assert told == Counter(hand.known)
            most = max([most, *told.values()])
    assert most > 1
