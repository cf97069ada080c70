"""Parts of the win out of points, and points out of parts of the win."""

from __future__ import annotations

import pytest

from quartier.bots.standing import CLEAREST, points_of_a_win, win_shares


@pytest.mark.parametrize("worths", [[50.0, 50.0, 50.0], [40.0, 43.0, 41.5], [9.0, 12.0]])
def test_a_part_of_the_win_grows_with_points_as_they_say(worths: list[float]) -> None:
    before = win_shares(worths)[0]
    after = win_shares([worths[0] + 0.001, *worths[1:]])[0]
    assert points_of_a_win(before, max(worths)) * (after - before) == pytest.approx(0.001, rel=0.05)


def test_in_a_clear_game_a_part_of_the_win_is_not_worth_the_world() -> None:
    clearest = points_of_a_win(CLEAREST, 50.0)
    assert points_of_a_win(0.5, 50.0) < points_of_a_win(0.2, 50.0) < clearest
    assert points_of_a_win(0.0, 50.0) == points_of_a_win(1.0, 50.0) == clearest
