"""Checks that the catalogues of all languages agree with each other and with the sources.

    python -m quartier.testing.languages

A key is used if it stands as a string in the sources of its folder, in the vocabulary of a title,
in the tables of its box, in the questions of its examples or in another message. So keys are not
put together out of parts; those of content, which are, belong to the vocabulary. `view-coins` is
the word for a field `coins` of a view.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path

from quartier.core.titles import Title, all_titles
from quartier.examples import keys_asked
from quartier.inventory import keys_in_box
from quartier.locale.texts import COMMON, LANGUAGES
from quartier.numbers import places
from quartier.rulebook import Rulebook, page_of
from quartier.testing.catalogues import Catalogue
from quartier.testing.folders import PAGE, package_folder, place
from quartier.testing.wording import counted, faults_of_message, faults_of_text

# A string of hyphenated words that begins with one of these is meant as a key.
FIRST_WORDS = "event|prompt|phase|refusal|move|score|end|tie|option|cli|bot|error|title|seat"
KEY = re.compile(rf"({FIRST_WORDS})(-[a-z0-9]+)+")
# A string of a script, as far as it may be a key.
QUOTED = re.compile(r"""(["'`])([\w-]+)\1""")


class Scope:
    """A package: its catalogues, its strings and the keys that only its content names."""

    def __init__(self, folder: Path, vocabulary: list[str]) -> None:
        self.folder = folder
        self.vocabulary = vocabulary
        self.catalogues = [
            Catalogue(folder / "locale" / f"{language}.ftl") for language in LANGUAGES
        ]

    @cached_property
    def strings(self) -> list[tuple[str, Path, int]]:
        """What stands in quotes in its sources, and where."""
        found = [string for path in self.folder.rglob("*.py") for string in strings_of(path)]
        found += [string for path in self.folder.glob("*.js") for string in strings_of_script(path)]
        return sorted(found, key=lambda string: string[1:])

    @property
    def keys(self) -> set[str]:
        return {key for catalogue in self.catalogues for key in catalogue.keys}

    @property
    def mentions(self) -> set[str]:
        """Every key that something in this package may show."""
        references = {key for catalogue in self.catalogues for key in catalogue.references}
        strings = {text for text, _, _ in self.strings}
        seen = {f"view-{field}" for field in fields_in(self.folder / "views.py")}
        return references | set(self.vocabulary) | strings | seen


def fields_in(path: Path) -> set[str]:
    """The names of the fields of all structs of a file, if there is one."""
    if not path.exists():
        return set()
    nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path)))
    targets = [node.target for node in nodes if isinstance(node, ast.AnnAssign)]
    return {target.id for target in targets if isinstance(target, ast.Name)}


def strings_of(path: Path) -> Iterator[tuple[str, Path, int]]:
    """The string literals of a source file; pieces of f-strings are none."""
    tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
    pieces = {
        id(piece)
        for node in ast.walk(tree)
        if isinstance(node, ast.JoinedStr)
        for piece in node.values
    }
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Constant)
            and id(node) not in pieces
            and isinstance(node.value, str)
        ):
            yield node.value, path, node.lineno


def strings_of_script(path: Path) -> Iterator[tuple[str, Path, int]]:
    """The same of a script for the page; only strings that could be keys."""
    for line, text in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        for _, string in QUOTED.findall(text):
            yield string, path, line


def faults_of(common: Scope, titles: list[Scope]) -> list[str]:
    """What is wrong, one line each."""
    faults = faults_in(common, common, titles)
    for scope in titles:
        faults += faults_in(scope, common, titles)
    return faults


def faults_in(scope: Scope, common: Scope, titles: list[Scope]) -> list[str]:
    """What is wrong in one package."""
    faults = [fault for catalogue in scope.catalogues for fault in catalogue.faults]
    faults += [fault for catalogue in scope.catalogues for fault in faulty_words(catalogue)]
    faults += differences(scope)
    faults += dangling_references(scope, common)
    faults += missing_keys(scope, common, [title.folder for title in titles])
    faults += unused_keys(scope, titles if scope is common else [])
    return faults


def faults_of_title(title: Title) -> list[str]:
    """What is wrong with the texts of one title."""
    faults = faults_in(scope_of(title), Scope(package_folder(COMMON), []), [])
    return faults + list(faulty_rules(title))


def scope_of(title: Title) -> Scope:
    named = [*title.spoken(), *keys_in_box(title), *keys_asked(title)]
    return Scope(package_folder(title.package), named)


def faulty_words(catalogue: Catalogue) -> Iterator[str]:
    """What docs/words.md forbids and a program can see."""
    nodes = [entry.node for entry in catalogue.entries.values()]
    numbers = frozenset().union(*map(counted, nodes))
    for key, entry in catalogue.entries.items():
        for fault in faults_of_message(catalogue.path.stem, entry.node, numbers):
            yield f"{catalogue.place(key)}: {key!r} has {fault}"


def faulty_rules(title: Title) -> Iterator[str]:
    """The same of a rules page, as far as it is a matter of signs and spaces."""
    page = page_of(title)
    if page is None:
        return
    for rule in Rulebook.read(page).rules:
        for language in LANGUAGES:
            for fault in faults_of_text(language, rule.text(language)):
                yield f"{place(page)}: {rule.number} ({language}) has {fault}"
    for rule in Rulebook.read(page, str).rules:
        if sorted(places(rule.en)) != sorted(places(rule.fr)):
            yield f"{place(page)}: {rule.number} names other values in French than in English"


def faults_of_page() -> list[str]:
    """What is wrong with the words of the page; its own tests see whether its keys are used."""
    catalogues = [Catalogue(path) for path in sorted(PAGE.rglob("*.ftl"))]
    return [fault for one in catalogues for fault in [*one.faults, *faulty_words(one)]]


def differences(scope: Scope) -> Iterator[str]:
    """Keys that not every language has, and messages whose variables differ."""
    model = scope.catalogues[0]
    for catalogue in scope.catalogues:
        for key in sorted(scope.keys - catalogue.keys):
            yield f"{catalogue.place()}: {key!r} is missing"
        for key in sorted(catalogue.keys & model.keys):
            here, there = catalogue.entries[key].variables, model.entries[key].variables
            if here != there:
                yield (
                    f"{catalogue.place(key)}: {key!r} shows {_listed(here)}, "
                    f"{model.path.name} shows {_listed(there)}"
                )


def dangling_references(scope: Scope, common: Scope) -> Iterator[str]:
    for catalogue, shared in zip(scope.catalogues, common.catalogues, strict=True):
        for key, entry in catalogue.entries.items():
            for unknown in sorted(
                entry.references - catalogue.entries.keys() - shared.entries.keys()
            ):
                yield f"{catalogue.place(key)}: {key!r} refers to {unknown!r}, which is missing"


def missing_keys(scope: Scope, common: Scope, title_folders: list[Path]) -> Iterator[str]:
    """Keys that sources or vocabulary name and no catalogue has."""
    known = scope.keys | common.keys
    elsewhere = [folder for folder in title_folders if folder != scope.folder]
    for text, path, line in scope.strings:
        is_key = KEY.fullmatch(text) and not any(map(path.is_relative_to, elsewhere))
        if is_key and text not in known:
            yield f"{place(path, line)}: no catalogue has {text!r}"
    for key in sorted(set(scope.vocabulary) - known):
        yield f"{scope.catalogues[0].place()}: {key!r} of the vocabulary is missing"


def unused_keys(scope: Scope, others: list[Scope]) -> Iterator[str]:
    mentioned = scope.mentions.union(*(other.mentions for other in others))
    for key in sorted(scope.keys - mentioned):
        yield f"{scope.catalogues[0].place(key)}: nothing uses {key!r}"


def _listed(variables: set[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(variables)) or "no variable"


def main() -> int:
    common = Scope(package_folder(COMMON), [])
    titles = [scope_of(title) for title in all_titles()]
    faults = faults_of(common, titles) + faults_of_page()
    for title in all_titles():
        faults += faulty_rules(title)
    for fault in faults:
        print(fault)
    if not faults:
        keys = sum(len(scope.keys) for scope in [common, *titles])
        print(f"languages: {keys} keys in {' and '.join(LANGUAGES)}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
