"""What a program can find wrong with the words themselves, as docs/words.md wants them.

A text is looked at as it is written, its gaps as `⟦$name⟧`. Apostrophes are straight and the spaces
of French are plain in the sources: whoever shows a text sets them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

# Facts with these names are numbers, even where no message of their catalogue counts them.
_NUMBERS = re.compile(
    "n|number|points|coins|money|votes|citizens|cards|seats|price|gold|food|left|cost|percent|level"
    "|value|counted|decisions|games|seconds|minutes|given|size|shields"
)
# These are limits: a noun behind them is never in the singular.
_LIMITS = re.compile("low|high|least|most|limit|latest")
# Words that end like a plural and are none, or look the same in both numbers.
_ALIKE = re.compile(
    "plus|is|was|has|less|this|glass|papyrus|voix|bois|compas|dans|des|puis|sous|sans|pas"
)

_NOUN = re.compile(r"(?<!× )⟦\$(\w+)⟧ ([^\W\d_]{2,}[sx])\b")
_ELISION = re.compile(r"(?<![\w'])(de|le|la|que|ne|se) ⟦\$(\w+)⟧", re.IGNORECASE)
_DIGIT_ONE = re.compile(r"(?<![\w.,×-])1(?![\w.,]?\d)")
_SPELLED_ONE = re.compile(r"\b(un|une)\b", re.IGNORECASE)

_WHERE_SHOWN = "where it is shown"
_BOTH = [
    (re.compile(r'"'), "a straight quotation mark"),
    (re.compile("[’‘]"), f"a curved apostrophe; write ' (it is curved {_WHERE_SHOWN})"),
    (re.compile(r"(?<![\w-])-(?=\d|⟦\$)"), "a hyphen for a minus (−)"),
    # Between the digits of a number it is ours.
    (
        re.compile("(?<!\\d)[\u00a0\u202f]|[\u00a0\u202f](?!\\d)"),
        f"a fixed space; write a plain one (it is fixed {_WHERE_SHOWN})",
    ),
]
_ONE_LANGUAGE = {
    "en": [
        (re.compile("[«»]"), "French quotation marks"),
        (re.compile(r"[\d⟧] (%|\$(?![\d⟦]))"), "a space before a sign (30%, $4)"),
        (re.compile(r"[\w⟧] [!:;](?=\s|$)"), "a space before a sign"),
    ],
    "fr": [
        (re.compile("[“”]"), "English quotation marks"),
        (re.compile(r"\$[\d⟦]"), "a $ before its number (4 $)"),
        (re.compile(r"[^\s(][?!;:](?=[\s)]|$)"), "no space before a sign"),
        (re.compile(r"[\d⟧][%$]"), "no space before a sign (30 %, 4 $)"),
        (re.compile(r"«(?! )|(?<! )»"), "no space inside « »"),
    ],
}


def faults_of_text(language: str, text: str) -> Iterator[str]:
    """Signs and spaces that are not those of the language."""
    for pattern, fault in _BOTH + _ONE_LANGUAGE[language]:
        if found := pattern.search(text):
            yield f"{fault}: {_around(text, found)}"


def faults_of_message(
    language: str, message: ftl.Message | ftl.Term, numbers: frozenset[str]
) -> list[str]:
    """What is wrong in a message; `numbers` are the facts its catalogue counts."""
    reader = _Reader(language, numbers)
    reader.visit(message)
    return reader.faults


def counted(message: ftl.Message | ftl.Term) -> set[str]:
    """The facts of a message of which it distinguishes one and several."""
    collector = _Counted()
    collector.visit(message)
    return collector.names


class _Reader(Visitor):
    """Goes through the patterns of a message, from outside to inside."""

    def __init__(self, language: str, numbers: frozenset[str]) -> None:
        self.language = language
        self.numbers = numbers
        self.chosen: list[str] = []
        self.faults: list[str] = []

    def visit_Pattern(self, node: ftl.Pattern) -> None:  # noqa: N802
        text = _text(node)
        self.faults += faults_of_text(self.language, text)
        for found in _NOUN.finditer(text):
            if self._needs_choice(found[1], found[2]):
                self.faults.append(f"no choice between one and several: {_around(text, found)}")
        for found in _ELISION.finditer(text) if self.language == "fr" else ():
            if not self._is_number(found[2]) and not _LIMITS.fullmatch(found[2]):
                self.faults.append(f"no elision before a vowel: {_around(text, found)}")
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        self.chosen.append(_selector(node))
        for variant in node.variants:
            if _key(variant) == "one":
                self._look_at_one(_text(variant.value))
            self.visit(variant.value)
        self.chosen.pop()

    def _look_at_one(self, text: str) -> None:
        if found := _DIGIT_ONE.search(text):
            self.faults.append(f"a 1 where the number belongs: {_around(text, found)}")
        spelled = _SPELLED_ONE.search(text) if self.language == "fr" else None
        if spelled and f"⟦${self.chosen[-1]}⟧" not in text:
            self.faults.append(f"[one] is also 0 in French, write [1]: {_around(text, spelled)}")

    def _is_number(self, name: str) -> bool:
        return name in self.numbers or _NUMBERS.fullmatch(name) is not None

    def _needs_choice(self, name: str, noun: str) -> bool:
        is_limit = _LIMITS.fullmatch(name) or _ALIKE.fullmatch(noun)
        return self._is_number(name) and not is_limit and name not in self.chosen


class _Counted(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        if "one" in map(_key, node.variants):
            self.names.add(_selector(node))
        self.generic_visit(node)


def _selector(node: ftl.SelectExpression) -> str:
    """The name of the fact that is chosen by, "" if it is something else."""
    selector = node.selector
    return selector.id.name if isinstance(selector, ftl.VariableReference) else ""


def _key(variant: ftl.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ftl.Identifier) else variant.key.value


def _text(pattern: ftl.Pattern) -> str:
    return "".join(map(_flat, pattern.elements))


def _flat(element: ftl.TextElement | ftl.Placeable) -> str:
    if isinstance(element, ftl.TextElement):
        return element.value
    inner = element.expression
    if isinstance(inner, ftl.VariableReference):
        return f"⟦${inner.id.name}⟧"
    if isinstance(inner, ftl.StringLiteral) and not inner.value.strip():
        return inner.value
    return "⟦…⟧"


def _around(text: str, found: re.Match[str]) -> str:
    """The place of a fault with a few words about it."""
    shown = " ".join(text[max(0, found.start() - 20) : found.end() + 20].split())
    return shown.replace("⟦", "{ ").replace("⟧", " }")
