"""Worked examples as positions: each belongs to a rule, and what is asked can be answered."""

from __future__ import annotations

import pytest

from quartier.core.titles import Title, all_titles
from quartier.examples import examples_of
from quartier.locale import LANGUAGES, Texts
from quartier.rulebook import Rulebook

OURS = [title for title in all_titles() if title.package.startswith("quartier.")]


@pytest.mark.parametrize("title", OURS, ids=lambda title: title.id)
def test_each_is_a_worked_example_of_the_rules(title: Title) -> None:
    book = Rulebook.load(title)
    examples = examples_of(title)
    assert len(examples) >= 3
    for number, example in examples.items():
        assert book.rule(number).is_example
        for asked in example.asked:
            assert title.space.parse(asked.move.text) is not None
            for language in LANGUAGES:
                assert Texts(language, title.package).has(asked.move.key)
            if asked.refused:
                assert book.rule(asked.refused.rule).is_plain


@pytest.mark.parametrize("title", OURS, ids=lambda title: title.id)
def test_something_is_allowed_and_something_is_not(title: Title) -> None:
    asked = [one for example in examples_of(title).values() for one in example.asked]
    assert any(one.refused is None for one in asked)
    assert any(one.refused is not None for one in asked)
