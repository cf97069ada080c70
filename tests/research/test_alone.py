"""What a bot reaches alone."""

from __future__ import annotations

from quartier.research.alone import CASES, Deal, Played, play, reached


def test_every_case_is_played_to_its_end_and_again_the_same() -> None:
    for case in CASES:
        deal = Deal(case, 7, "random")
        game = play(deal)
        assert (game.case, game.deal) == (case, 7)
        assert game.decisions > 10
        assert (game.points, game.decisions) == (play(deal).points, play(deal).decisions)


def test_a_case_is_told_by_the_mean_its_error_and_the_median() -> None:
    games = [Played("normal", deal, points, 9, 0.1, 0.2) for deal, points in enumerate((1, 2, 6))]
    told = reached("normal", games)
    assert (told.games, told.mean, told.error, told.median) == (3, 3.0, 1.53, 2)
