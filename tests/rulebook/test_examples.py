"""Worked examples as positions: each is drawn, and what is asked can be said and answered."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from quartier.core.speech import Fact
from quartier.core.titles import Title, all_titles
from quartier.examples import Asked, HowMuch, Shown, Whether, examples_of
from quartier.locale import LANGUAGES, Texts
from quartier.rulebook import Rulebook
from quartier.table import told

OURS = [title for title in all_titles() if title.package.startswith("quartier.")]
TESTS = Path(__file__).parents[1] / "titles"
# Examples without a position, and why.
NOTHING_TO_DRAW: dict[str, str] = {}

each_of_ours = pytest.mark.parametrize("title", OURS, ids=lambda title: title.id)


def positions(title: Title) -> Iterator[Shown]:
    for example in examples_of(title).values():
        yield from example


def asked(title: Title) -> Iterator[Asked]:
    for position in positions(title):
        yield from position.asked


@each_of_ours
def test_each_worked_example_is_drawn_or_there_is_nothing_to_draw(title: Title) -> None:
    worked = {rule.number for rule in Rulebook.load(title).rules if rule.is_example}
    drawn = set(examples_of(title))
    assert drawn <= worked
    assert not drawn & NOTHING_TO_DRAW.keys()
    assert worked - drawn == worked & NOTHING_TO_DRAW.keys()


@each_of_ours
def test_a_test_asks_the_rules_what_is_kept_of_each(title: Title) -> None:
    sources = [path.read_text("utf-8") for path in (TESTS / title.id).glob("test_drawn_*.py")]
    text = "\n".join(sources)
    for number in examples_of(title):
        assert f'keeps_example("{number}"' in text


@each_of_ours
def test_something_is_asked_about_each_position(title: Title) -> None:
    for position in positions(title):
        assert position.asked


@each_of_ours
def test_reasons_are_rules(title: Title) -> None:
    book = Rulebook.load(title)
    for one in asked(title):
        if isinstance(one, Whether) and one.refused:
            assert book.rule(one.refused.rule).is_plain
        if isinstance(one, HowMuch):
            assert all(book.rule(line.rule).is_plain for line in one.lines)


@each_of_ours
def test_questions_and_answers_can_be_said_in_every_language(title: Title) -> None:
    names = [f"Seat {number}" for number in range(9)]
    for language in LANGUAGES:
        texts = Texts(language, title.package)
        for one in asked(title):
            for key, facts in said(one):
                assert texts.text(key, given(facts), names)


def said(one: Asked) -> Iterator[tuple[str, told.Facts]]:
    if isinstance(one, Whether):
        yield one.move.key, one.move.facts
        if one.refused:
            yield one.refused.key, one.refused.facts
    elif isinstance(one, HowMuch):
        yield one.question.key, one.question.facts
        for line in one.lines:
            yield line.source, {}
    else:
        yield from ((move.key, move.facts) for move in one.moves)
        yield from ((event.key, event.facts) for event in one.events)


def given(facts: told.Facts) -> dict[str, Fact]:
    """Facts as a state gives them."""
    return {name: _fact(fact) for name, fact in facts.items()}


def _fact(fact: told.Fact) -> Fact:
    return fact if isinstance(fact, (int, float, str)) else list(fact)  # type: ignore[return-value]
