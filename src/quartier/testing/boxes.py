"""Writes what is in the boxes into the rules pages, from the data, or checks that they agree: the
tables of a box, and the numbers in rules that are values of the content.

python -m quartier.testing.boxes [--fix]
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

from quartier.core.corrections import NOTHING, VARIABLE
from quartier.core.data import Content
from quartier.core.titles import all_titles
from quartier.inventory import box_of
from quartier.numbers import unknown_places, with_numbers_of
from quartier.rulebook import Section, page_of
from quartier.testing.folders import place


def renewed(page: str, box: Section) -> str:
    """A page with this box in place of the one it has, or at its end."""
    heading = f"## {box.name.en} · {box.name.fr}"
    before, found, rest = page.partition(f"{heading}\n")
    _, mark, after = rest.partition("\n## ")
    others = f"\n{mark.lstrip()}{after}" if found and mark else ""
    return f"{before.rstrip()}\n\n{heading}\n\n{written(box)}{others}"


def written(box: Section) -> str:
    """The tables of a box as a rules page has them."""
    parts: list[str] = []
    for rule in box.rules:
        french = "\n".join(f"> {line}".rstrip() for line in rule.fr.splitlines())
        parts += [f"**{rule.number}** {rule.en}", french]
    return "\n\n".join(parts) + "\n"


def pages() -> Iterator[tuple[Path, Content, Section]]:
    """The rules pages of titles that say what is in their box."""
    # What somebody has corrected on this machine is not what the pages are about.
    os.environ[VARIABLE] = NOTHING
    for title in all_titles():
        path, box = page_of(title), box_of(title)
        if path is not None and box is not None:
            yield path, title.content, box


def main(arguments: list[str]) -> int:
    found = list(pages())
    faults: list[str] = []
    for path, content, box in found:
        page = path.read_text(encoding="utf-8")
        unknown = [f"the data have no number {name}" for name in unknown_places(page, content)]
        faults += [f"{place(path)}: {fault}" for fault in unknown]
        text = renewed(with_numbers_of(content, page), box)
        if unknown or text == page:
            continue
        if arguments == ["--fix"]:
            path.write_text(text, encoding="utf-8")
        else:
            problem = "the box or a number differs from the data; script/test --fix writes it anew"
            faults.append(f"{place(path)}: {problem}")
    print("\n".join(faults) or f"boxes: {len(found)} pages")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
