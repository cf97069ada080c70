"""What stands in a catalogue file, as far as a check wants to know it."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from quartier.testing.folders import place


@dataclass
class Message:
    """A message or term: itself, its line, the variables it shows, the entries it refers to."""

    node: ftl.Message | ftl.Term
    line: int
    variables: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)


class Catalogue:
    """One file: its entries by key (a term's begins with a hyphen), and what cannot be read."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.entries: dict[str, Message] = {}
        self.faults: list[str] = []
        if path.is_file():
            self._read(path.read_text(encoding="utf-8"))
        else:
            self.faults.append(f"{place(path)}: the file is missing")

    @property
    def keys(self) -> set[str]:
        return {key for key in self.entries if not key.startswith("-")}

    @property
    def references(self) -> set[str]:
        return {key for entry in self.entries.values() for key in entry.references}

    def place(self, key: str | None = None) -> str:
        return place(self.path, self.entries[key].line if key in self.entries else None)

    def _read(self, source: str) -> None:
        for item in FluentParser().parse(source).body:
            line = source.count("\n", 0, item.span.start if item.span else 0) + 1
            if isinstance(item, ftl.Junk):
                problem = "; ".join(note.message or note.code for note in item.annotations)
                self.faults.append(f"{place(self.path, line)}: {problem}")
            elif isinstance(item, ftl.Message | ftl.Term):
                key = f"-{item.id.name}" if isinstance(item, ftl.Term) else item.id.name
                if key in self.entries:
                    self.faults.append(f"{place(self.path, line)}: {key!r} stands here again")
                self.entries[key] = Message(item, line)
                _Collector(self.entries[key]).visit(item)


class _Collector(Visitor):
    def __init__(self, entry: Message) -> None:
        self.entry = entry

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.entry.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.entry.references.add(node.id.name)

    def visit_TermReference(self, node: ftl.TermReference) -> None:  # noqa: N802
        self.entry.references.add(f"-{node.id.name}")
        self.generic_visit(node)
