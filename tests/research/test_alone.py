"""What a bot reaches alone."""

from __future__ import annotations

import msgspec
import pytest

from quartier.research.alone import CASES, Deal, Played, main, play, reached


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


def test_games_of_several_processes_are_told_together(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--bot", "random", "--cases", "simplified", "--deals", "3", "--workers", "2"])
    *games, told = capsys.readouterr().out.splitlines()
    deals = {msgspec.json.decode(game, type=Played).deal for game in games}
    assert deals == {7_000_000, 7_000_001, 7_000_002}
    assert msgspec.json.decode(told)["games"] == 3


@pytest.mark.parametrize(
    ("given", "said"),
    [(["--cases", "simple"], "simple: cases are"), (["--bot", "clever"], "no bot clever")],
)
def test_what_there_is_not_is_said(
    given: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(given)
    assert said in capsys.readouterr().err
