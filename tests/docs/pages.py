"""The Markdown pages of the project, taken apart."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from markdown_it import MarkdownIt
from markdown_it.token import Token

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob(".github/**/*.md")])

_MARKDOWN = MarkdownIt("commonmark").enable("table")


class Fence(NamedTuple):
    """A block of code: its language, its text, and the line it begins on."""

    language: str
    text: str
    line: int


def name(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def fences(text: str) -> list[Fence]:
    return [
        Fence(token.info.strip(), token.content, token.map[0] + 1 if token.map else 1)
        for token in _MARKDOWN.parse(text)
        if token.type == "fence"
    ]


def inline_code(text: str) -> list[str]:
    return [token.content for token in _inlines(text) if token.type == "code_inline"]


def links(text: str) -> list[str]:
    """Where links and pictures lead, those written in HTML too."""
    found = [
        str(token.attrs["href" if token.type == "link_open" else "src"])
        for token in _inlines(text)
        if token.type in ("link_open", "image")
    ]
    html = [
        token.content
        for token in [*_MARKDOWN.parse(text), *_inlines(text)]
        if token.type in ("html_block", "html_inline")
    ]
    return found + re.findall(r'(?:src|href)="([^"]+)"', "".join(html))


def anchors(text: str) -> set[str]:
    """What a link may name after its `#`: the headings, as forges spell them."""
    tokens = _MARKDOWN.parse(text)
    headings = [
        tokens[index + 1].content
        for index, token in enumerate(tokens)
        if token.type == "heading_open"
    ]
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def _inlines(text: str) -> Iterator[Token]:
    for token in _MARKDOWN.parse(text):
        yield from token.children or []
