"""A text names a bot."""

import pytest

from quartier.bots.bot import Bot
from quartier.bots.evaluation import by_hand
from quartier.bots.greedy import GreedyBot
from quartier.bots.hasty import HastyBot
from quartier.bots.learned import learned
from quartier.bots.random_bot import RandomBot
from quartier.bots.registry import KINDS, LEVELS, make_bot
from quartier.bots.search import SearchBot
from quartier.core.speech import Refusal
from quartier.locale import LANGUAGES, Texts


@pytest.mark.parametrize(
    ("spec", "kind"),
    [
        ("random", RandomBot),
        ("hasty", HastyBot),
        ("greedy", GreedyBot),
        (" Greedy:4 ", GreedyBot),
        ("search", SearchBot),
        ("search:250ms", SearchBot),
        ("search:2000", SearchBot),
        ("easy", HastyBot),
        ("net", GreedyBot),
        ("net:4", GreedyBot),
        ("normal", GreedyBot),
        ("Hard", SearchBot),
        ("expert", SearchBot),
    ],
)
def test_a_name_makes_a_bot(spec: str, kind: type[Bot]) -> None:
    assert isinstance(make_bot(spec), kind)


def test_search_takes_a_budget() -> None:
    bot = make_bot("search:250ms")
    assert isinstance(bot, SearchBot)
    assert bot.budget.seconds == 0.25


def test_levels_that_think_count_their_playouts() -> None:
    playouts = []
    for level in ("hard", "expert"):
        bot = make_bot(level)
        assert isinstance(bot, SearchBot)
        assert not bot.budget.seconds
        playouts.append(bot.budget.playouts)
    assert 0 < playouts[0] < playouts[1]


def test_normal_judges_by_a_network_and_greedy_by_hand() -> None:
    normal, greedy = make_bot("normal"), make_bot("greedy")
    assert isinstance(normal, GreedyBot)
    assert isinstance(greedy, GreedyBot)
    assert (normal.judge, greedy.judge) == (learned, by_hand)


def test_greedy_takes_a_number_of_samples() -> None:
    bot = make_bot("greedy:12")
    assert isinstance(bot, GreedyBot)
    assert bot.samples == 12


@pytest.mark.parametrize(
    "spec",
    [
        "clever",
        "",
        "random:3",
        "hasty:0",
        "greedy:0",
        "greedy:65",
        "greedy:x",
        "net:0",
        "search:0",
        "search:1m",
        "hard:2s",
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_another_name_is_refused_with_what_is_allowed(spec: str, language: str) -> None:
    refusal = make_bot(spec)
    assert isinstance(refusal, Refusal)
    sentence = Texts(language).text(refusal.key, refusal.facts)
    assert any(kind.name in sentence for kind in KINDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_is_described(language: str) -> None:
    texts = Texts(language)
    assert all(texts.text(kind.description) and texts.text(kind.form) for kind in KINDS)
    assert all(texts.text(level.description) for level in LEVELS)
