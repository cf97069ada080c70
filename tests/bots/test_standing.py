"""Parts of the win out of points, and points out of parts of the win."""

from __future__ import annotations

import pytest

from quartier.bots.evaluation import by_hand
from quartier.bots.standing import CLEAREST, points_of_a_win, standings, win_shares
from quartier.core.rng import seeded
from quartier.core.titles import find_title


@pytest.mark.parametrize("worths", [[50.0, 50.0, 50.0], [40.0, 43.0, 41.5], [9.0, 12.0]])
def test_a_part_of_the_win_grows_with_points_as_they_say(worths: list[float]) -> None:
    before = win_shares(worths)[0]
    after = win_shares([worths[0] + 0.001, *worths[1:]])[0]
    assert points_of_a_win(before, max(worths)) * (after - before) == pytest.approx(0.001, rel=0.05)


def test_in_a_clear_game_a_part_of_the_win_is_not_worth_the_world() -> None:
    clearest = points_of_a_win(CLEAREST, 50.0)
    assert points_of_a_win(0.5, 50.0) < points_of_a_win(0.2, 50.0) < clearest
    assert points_of_a_win(0.0, 50.0) == points_of_a_win(1.0, 50.0) == clearest


def test_who_has_won_is_told_so_and_a_search_still_goes_for_a_clear_win() -> None:
    title = find_title("cardcity")
    assert title is not None
    settings = title.settings({})
    assert isinstance(settings, dict)
    state = title.new(settings, 2, 3)
    rng = seeded(1)
    while state.deciders:
        state.advance(state.deciders[0], state.draw(state.deciders[0], rng))
    assert state.result is not None
    (winner,) = state.result.winners
    won, lost = (
        standings(by_hand(title, state), [state], seat)[0] for seat in (winner, 1 - winner)
    )
    assert (won.share, lost.share) == (1.0, 0.0)
    assert 0.0 < lost.value < won.value < 1.0
