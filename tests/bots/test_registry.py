"""A text names a bot."""

import pytest

from quartier.bots.bot import Bot
from quartier.bots.evaluation import by_hand
from quartier.bots.greedy import GreedyBot
from quartier.bots.hasty import HastyBot
from quartier.bots.learned import learned
from quartier.bots.levels import LEVELS, level_of
from quartier.bots.position import Position
from quartier.bots.random_bot import RandomBot
from quartier.bots.registry import KINDS, LevelBot, make_bot, takes_long, uses_network
from quartier.bots.search import SearchBot
from quartier.core.rng import seeded
from quartier.core.speech import Refusal
from quartier.core.titles import find_title
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
        ("net", GreedyBot),
        ("net:4", GreedyBot),
        ("normal", LevelBot),
        ("Hard", LevelBot),
        ("expert", SearchBot),
    ],
)
def test_a_name_makes_a_bot(spec: str, kind: type[Bot]) -> None:
    assert isinstance(make_bot(spec), kind)


def test_search_takes_a_budget() -> None:
    bot = make_bot("search:250ms")
    assert isinstance(bot, SearchBot)
    assert bot.budget.seconds == 0.25


def test_no_level_goes_by_the_clock() -> None:
    specs = {spec for level in LEVELS for spec in (level.usual, *level.elsewhere.values())}
    for spec in specs:
        bot = make_bot(spec)
        assert isinstance(bot, Bot)
        if isinstance(bot, SearchBot):
            assert bot.budget.playouts
            assert not bot.budget.seconds


def test_a_level_is_played_by_the_bot_that_is_the_step_in_the_title() -> None:
    """The same move as that bot, where others would play otherwise."""
    hard = level_of(" Hard ")
    assert hard is not None
    assert hard.spec("sevenwonders") != hard.spec("smallcity")
    for title_id in ("sevenwonders", "smallcity"):
        title = find_title(title_id)
        assert title is not None
        settings = {option.key: option.default for option in title.options}
        state = title.new(settings, 4, 7)
        position = Position(title, state, state.deciders[0])
        level, spec = make_bot("hard"), make_bot(hard.spec(title_id))
        assert isinstance(level, Bot)
        assert isinstance(spec, Bot)
        assert level.choose(position, seeded(1)) is spec.choose(position, seeded(1))


def test_whether_a_level_asks_a_network_depends_on_the_title() -> None:
    assert uses_network("hard", "sevenwonders")
    assert not uses_network("hard", "smallcity")
    assert uses_network("expert", "smallcity")


def test_only_who_thinks_takes_long() -> None:
    for title_id in ("cardcity", "lacitta", "sevenwonders", "smallcity"):
        assert not any(takes_long(level, title_id) for level in ("easy", "normal", "hard"))
    assert takes_long("expert", "smallcity")
    assert takes_long("greedy:64", "smallcity")


def test_net_judges_by_a_network_and_greedy_by_hand() -> None:
    net, greedy = make_bot("net"), make_bot("greedy")
    assert isinstance(net, GreedyBot)
    assert isinstance(greedy, GreedyBot)
    assert (net.judge, greedy.judge) == (learned, by_hand)


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
