"""`quartier rules`: the rules of a title in our own words, all of them or some by number."""

from __future__ import annotations

from argparse import Namespace
from itertools import groupby
from typing import TYPE_CHECKING

from quartier.cli.exits import OK
from quartier.cli.inputs import read_title
from quartier.cli.parser import Parser
from quartier.cli.rulebooks import load_rulebook, read_rule
from quartier.cli.screen import Screen
from quartier.rulebook import Rule, Rulebook

if TYPE_CHECKING:
    from rich.console import RenderableType


def add_options(parser: Parser) -> None:
    parser.flag("--json", help_key="cli-option-json")


def run(arguments: Namespace, screen: Screen) -> int:
    title = read_title(arguments.words[0] if arguments.words else None)
    book = load_rulebook(title)
    chosen = [read_rule(title, number) for number in arguments.words[1:]]
    if arguments.json:
        screen.print_json(
            [_rule_data(rule, screen.language) for rule in chosen]
            if chosen
            else _page_data(book, screen.language)
        )
    elif chosen:
        print_rules(chosen, screen)
    else:
        _print_page(book, screen)
    return OK


def print_rules(rules: list[Rule], screen: Screen) -> None:
    """Rules with their numbers in the margin."""
    from rich.table import Table
    from rich.text import Text

    width = max(len(rule.number) for rule in rules)
    for rule in rules:
        row = Table.grid(padding=(0, 2))
        row.add_column(width=width, no_wrap=True)
        row.add_row(Text(rule.number, style="cyan"), _drawn(rule.text(screen.language)))
        screen.console.print(row)


def _drawn(text: str) -> RenderableType:
    """A rule as it stands on the page, its tables drawn."""
    from rich.console import Group
    from rich.text import Text

    parts: list[RenderableType] = []
    for is_table, group in groupby(text.splitlines(), lambda line: line.startswith("|")):
        lines = list(group)
        parts.append(_table(lines) if is_table else Text("\n".join(lines)))
    return Group(*parts)


def _table(lines: list[str]) -> RenderableType:
    from rich.box import SIMPLE_HEAD
    from rich.table import Table
    from rich.text import Text

    heading, _, *rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False)
    for cell in heading:
        table.add_column(Text(cell))
    for row in rows:
        table.add_row(*map(Text, row))
    return table


def _print_page(book: Rulebook, screen: Screen) -> None:
    screen.console.print(book.name.text(screen.language), style="bold")
    screen.console.print(book.intro.text(screen.language))
    for section in book.sections:
        screen.console.print()
        screen.console.print(section.name.text(screen.language), style="bold")
        print_rules(list(section.rules), screen)


def _page_data(book: Rulebook, language: str) -> dict[str, object]:
    return {
        "name": book.name.text(language),
        "intro": book.intro.text(language),
        "sections": [
            {
                "name": section.name.text(language),
                "rules": [_rule_data(rule, language) for rule in section.rules],
            }
            for section in book.sections
        ],
    }


def _rule_data(rule: Rule, language: str) -> dict[str, object]:
    return {
        "number": rule.number,
        "section": rule.section.text(language),
        "text": rule.text(language),
    }
