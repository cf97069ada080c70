"""`quartier games`: what can be played, with which options."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from itertools import product
from typing import TYPE_CHECKING

from quartier.cli.exits import OK
from quartier.cli.inputs import no_more_words
from quartier.cli.parser import Parser
from quartier.cli.rulebooks import load_rulebook
from quartier.cli.screen import Screen, title_text, value_text
from quartier.core.speech import Facts, Refusal
from quartier.core.titles import Option, Title, Value, all_titles, spelled
from quartier.locale import Texts

if TYPE_CHECKING:
    from rich.console import RenderableType


def add_options(parser: Parser) -> None:
    parser.flag("--json", help_key="cli-option-json")


def run(arguments: Namespace, screen: Screen) -> int:
    no_more_words(arguments.words)
    if arguments.json:
        screen.print_json([describe(title, screen) for title in all_titles()])
        return OK
    for title in all_titles():
        _print(title, screen)
    return OK


def describe(title: Title, screen: Screen) -> dict[str, object]:
    """A title as plain data, its texts in the language of the screen."""
    texts = screen.texts_of(title)
    return {
        "id": title.id,
        "name": title_text(texts, "name"),
        "summary": title_text(texts, "summary"),
        "seats": list(title.seats),
        "usual_seats": title.usual_seats,
        "minutes": title.minutes,
        "options": [
            {
                "key": option.key,
                "name": texts.text(f"option-{option.key}"),
                "help": texts.text(f"option-{option.key}-help"),
                "default": option.default,
                "values": [
                    {"value": value, "name": value_text(texts, option.key, value)}
                    for value in option.values
                ],
            }
            for option in title.options
        ],
        "combinations": [
            {"rule": refusal.rule, "text": _combination_text(title, refusal, screen)}
            for refusal in combinations(title)
        ],
    }


def combinations(title: Title) -> Iterator[Refusal]:
    """Why values that are allowed by themselves do not always go together, each reason once."""
    known: set[tuple[str, str]] = set()
    keys = [option.key for option in title.options]
    for values in product(*(option.values for option in title.options)):
        for seats in title.seats:
            refusal = title.forbids(dict(zip(keys, values, strict=True)), seats)
            if refusal is not None and (refusal.rule, refusal.key) not in known:
                known.add((refusal.rule, refusal.key))
                yield refusal


def _combination_text(title: Title, refusal: Refusal, screen: Screen) -> str:
    """The rule itself: a refusal speaks of one case only."""
    if refusal.rule:
        return load_rulebook(title).rule(refusal.rule).text(screen.language)
    return screen.refused(refusal, title)


def _print(title: Title, screen: Screen) -> None:
    from rich.padding import Padding
    from rich.table import Table
    from rich.text import Text

    texts = screen.texts_of(title)
    name = Text(title_text(texts, "name"), style="bold")
    screen.console.print(name.append(f"  {title.id}", style="not bold cyan"))
    facts: Facts = {
        "low": title.seats[0],
        "high": title.seats[-1],
        "usual": title.usual_seats,
        "minutes": title.minutes,
    }
    about = f"{title_text(texts, 'summary')}\n{texts.text('cli-games-seats', facts)}"
    options = Table.grid(padding=(0, 2))
    for option in title.options:
        values = "\n".join(_value_line(texts, option, value) for value in option.values)
        meaning = Text(texts.text(f"option-{option.key}"), style="bold").append(
            f"\n{texts.text(f'option-{option.key}-help')}", style="not bold"
        )
        options.add_row(Text(option.key, style="cyan"), values, meaning)
    rules = Table.grid(padding=(0, 2))
    for refusal in combinations(title):
        rules.add_row(Text(refusal.rule, style="cyan"), _combination_text(title, refusal, screen))
    parts: list[tuple[str, RenderableType]] = [("", about)]
    if options.row_count:
        parts.append(("cli-games-options", options))
    if rules.row_count:
        parts.append(("cli-games-combinations", rules))
    for heading, part in parts:
        if heading:
            screen.console.print(Padding(texts.text(heading), (1, 0, 0, 2), expand=False))
        screen.console.print(Padding(part, (0, 0, 0, 2), expand=False))
    screen.console.print()


def _value_line(texts: Texts, option: Option, value: Value) -> str:
    line = f"{spelled(value)}: {value_text(texts, option.key, value)}"
    return f"{line} {texts.text('cli-games-default')}" if value == option.default else line
