"""Complete games between bots."""

import pytest
from tests.bots.toy import ROUNDS, STONES, TAKE, View

from quartier.bots.bot import Bot
from quartier.bots.match import bot_rng, play_match
from quartier.bots.position import Position
from quartier.bots.random_bot import RandomBot
from quartier.core.moves import Move
from quartier.core.rng import Rng, seeded
from quartier.core.speech import Points
from quartier.core.titles import Title, find_title


@pytest.fixture
def title() -> Title:
    found = find_title("sevenwonders")
    assert found is not None
    return found


def totals(title: Title, seed: int) -> list[Points]:
    settings = title.settings({})
    assert isinstance(settings, dict)
    return play_match(title, settings, [RandomBot()] * 3, seed).result.totals


def test_equal_seeds_give_equal_games(title: Title) -> None:
    assert totals(title, 5) == totals(title, 5)
    assert totals(title, 5) != totals(title, 6)


def test_seats_and_decisions_have_streams_of_their_own() -> None:
    streams = [bot_rng(1, 0), bot_rng(1, 1), bot_rng(2, 0), bot_rng(1, 0, 1), seeded(1)]
    assert len({stream.word() for stream in streams}) == len(streams)


def test_decisions_are_counted_and_timed_if_wanted() -> None:
    bots = [RandomBot(), RandomBot()]
    outcome = play_match(STONES, {"together": False}, bots, 1, timed=True)
    assert outcome.decisions == 2 * 2 * ROUNDS
    assert [len(times) for times in outcome.seconds] == [2 * ROUNDS] * 2
    assert play_match(STONES, {"together": False}, bots, 1).seconds == [[], []]


def test_a_bot_sees_what_its_seat_may_know() -> None:
    class Looking(Bot):
        def choose(self, position: Position, rng: Rng) -> Move:
            view = position.view()
            assert isinstance(view, View)
            assert view.secret == position.seat
            assert position.question.prompt == "prompt-take" or position.moves[0] not in TAKE
            return position.moves[0]

    outcome = play_match(STONES, {"together": True}, [Looking(), Looking()], 1)
    assert outcome.result.totals == [0, 0]
