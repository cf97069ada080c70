"""What is in the box of a title, as a section of its rules page: written from its data."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec

from quartier.core.inventory import MARKS, NOTHING, Cell, Phrase, Shelf, tally
from quartier.core.speech import is_literal, literal
from quartier.core.titles import Title
from quartier.locale import LANGUAGES, Texts
from quartier.rulebook import Bilingual, Rule, Rulebook, Section, page_of


@cache
def box_of(title: Title) -> Section | None:
    """The section of a title, None if it says nothing of its box or has no rules page."""
    shelves = _shelves(title)
    if not shelves or page_of(title) is None:
        return None
    letters = Rulebook.load(title).rules[0].number.partition("-")[0]
    written = [_in_both(title, None), *(_in_both(title, shelf) for shelf in shelves)]
    name = Bilingual(*(Texts(language).text("box-heading") for language in LANGUAGES))
    rules = [
        Rule(text.en, text.fr, f"{letters}-B{number}", name)
        for number, text in enumerate(written, 1)
    ]
    return Section(name, tuple(rules))


def rulebook_of(title: Title) -> Rulebook:
    """The rules of a title with the content they are played with here."""
    book = Rulebook.load(title)
    box = box_of(title) if title.content.fingerprint else None
    if box is None:
        return book
    others = [
        Section(section.name, tuple(_explained(rule) for rule in section.rules))
        for section in book.sections
        if section.name != box.name
    ]
    return Rulebook(book.name, book.intro, (*others, box))


def _explained(rule: Rule) -> Rule:
    """A rule that says what a mark in it means, as it is also read alone."""
    if MARKS["corrected"] not in rule.en:
        return rule
    en, fr = [
        f"{rule.text(language)}\n\n{Texts(language).text('rule-corrected')}"
        for language in LANGUAGES
    ]
    return Rule(en, fr, rule.number, rule.section)


def keys_in_box(title: Title) -> list[str]:
    """The messages the tables of a title are made of."""
    keys: list[str] = []
    for shelf in _shelves(title):
        cells = [cell for row in shelf.rows for cell in row]
        keys += [shelf.key, *shelf.columns]
        keys += [key for cell in cells for key, _ in cell.phrases if not is_literal(key)]
    return sorted(set(keys))


def _shelves(title: Title) -> list[Shelf]:
    module = f"{title.package}.inventory"
    if find_spec(module) is None:
        return []
    shelves: list[Shelf] = import_module(module).shelves()
    return shelves


def known_in(title: Title) -> dict[str, int]:
    """How many values of a title are known in which way."""
    counts = tally(title.content.files)
    return {"total": sum(counts.values()), **counts}


def _in_both(title: Title, shelf: Shelf | None) -> Bilingual:
    texts = [Texts(language, title.package) for language in LANGUAGES]
    if shelf is None:
        facts = known_in(title)
        return Bilingual(*(each.text("box-intro", facts) for each in texts))
    return Bilingual(*(_table(shelf, each) for each in texts))


def _table(shelf: Shelf, texts: Texts) -> str:
    lines = [
        _row([texts.text(key) for key in shelf.columns]),
        _row(["---"] * len(shelf.columns)),
        *(_row([_cell(cell, texts) for cell in row]) for row in shelf.rows),
    ]
    return "\n".join([texts.text(shelf.key), "", *lines])


def _row(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _cell(cell: Cell, texts: Texts) -> str:
    said = [_said(phrase, texts) for phrase in cell.phrases] or [NOTHING]
    between = " " if said[0].endswith(".") else ", "
    return between.join(said) + MARKS.get(cell.basis, "")


def _said(phrase: Phrase, texts: Texts) -> str:
    key, facts = phrase
    return key.removeprefix(literal("")) if is_literal(key) else texts.text(key, facts)
