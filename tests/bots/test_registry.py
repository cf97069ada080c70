"""A text names a bot."""

import pytest

from quartier.bots.bot import Bot
from quartier.bots.greedy import GreedyBot
from quartier.bots.random_bot import RandomBot
from quartier.bots.registry import KINDS, make_bot
from quartier.core.speech import Refusal
from quartier.locale import LANGUAGES, Texts


@pytest.mark.parametrize(
    ("spec", "kind"), [("random", RandomBot), ("greedy", GreedyBot), (" Greedy:4 ", GreedyBot)]
)
def test_a_name_makes_a_bot(spec: str, kind: type[Bot]) -> None:
    assert isinstance(make_bot(spec), kind)


def test_greedy_takes_a_number_of_samples() -> None:
    bot = make_bot("greedy:12")
    assert isinstance(bot, GreedyBot)
    assert bot.samples == 12


@pytest.mark.parametrize("spec", ["clever", "", "random:3", "greedy:0", "greedy:65", "greedy:x"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_another_name_is_refused_with_what_is_allowed(spec: str, language: str) -> None:
    refusal = make_bot(spec)
    assert isinstance(refusal, Refusal)
    sentence = Texts(language).text(refusal.key, refusal.facts)
    assert "random" in sentence or "greedy" in sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_is_described(language: str) -> None:
    texts = Texts(language)
    assert all(texts.text(kind.description) and texts.text(kind.form) for kind in KINDS)
