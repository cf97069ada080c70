"""Writes the types of the page from the structs of titles and server, or checks that they agree.

    python -m quartier.testing.page_types [--fix]

A field that may be UNSET may be missing; so may one with a default in what the server reads:
requests and data files. What holds a view of any title gets the type of that view as its parameter.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from inspect import cleandoc
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Literal, TypeGuard, Union, get_args, get_origin

import msgspec

from quartier.core.titles import all_titles
from quartier.core.views import ViewPart
from quartier.server.messages import Request
from quartier.testing.folders import PAGE, place

BOARDS = PAGE / "boards"
SHARED = PAGE / "lib" / "types.ts"
SHARED_MODULES = (
    "quartier.core.views",
    "quartier.lessons.aid",
    "quartier.lessons.lesson",
    "quartier.table.told",
    "quartier.server.messages",
    "quartier.server.news",
    "quartier.server.people.openings",
    "quartier.server.people.quiet",
    "quartier.server.play",
    "quartier.server.reviews",
    "quartier.server.routes.afterthoughts",
    "quartier.server.routes.appointments",
    "quartier.server.routes.coach",
    "quartier.server.routes.content",
    "quartier.server.routes.profiles",
    "quartier.server.routes.push",
    "quartier.server.routes.ratings",
    "quartier.server.routes.relations",
    "quartier.server.routes.tournaments",
    "quartier.server.routes.puzzles",
    "quartier.examples",
)
# By the module of a title the file beside its board.
BOARD_FILES = {"views": "view", "schema": "data"}
# What the formatter of the page allows.
WIDTH = 120
PLAIN: dict[object, str] = {
    bool: "boolean",
    int: "number",
    float: "number",
    str: "string",
    NoneType: "null",
    object: "unknown",
    ViewPart: "View",
}
UNIONS = (Union, UnionType)
LISTS = (list, Sequence)
RECORDS = (dict, Mapping)

Struct = type[msgspec.Struct]


class Source:
    """The modules whose structs make one file of the page, and what they need beside the shared."""

    def __init__(self, path: Path, modules: Sequence[str], shared: Source | None = None) -> None:
        self.path = path
        self.modules = modules
        self.shared = [] if shared is None else shared.structs
        self.structs: list[Struct] = []
        for module in modules:
            for value in vars(import_module(module)).values():
                if is_struct(value) and value.__module__ == module:
                    self._add(value)
        # Types that have a name where structs are made of them.
        self.aliases = {
            value: name
            for struct in self.structs
            for name, value in vars(import_module(struct.__module__)).items()
            if has_name(value)
        }

    def _add(self, struct: Struct) -> None:
        """A struct, after those it is made of."""
        for part in (*struct.__bases__, *mentioned(struct)):
            if is_struct(part) and part is not struct:
                self._add(part)
        if struct.__struct_fields__ and struct not in (*self.structs, *self.shared):
            self.structs.append(struct)


class Writer:
    """One file of the page. What its structs share with others is imported."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.imported: set[str] = set()
        self.named: dict[str, object] = {}

    def text(self) -> str:
        parts = [self.interface(struct) for struct in self.source.structs]
        for form in self.source.aliases:
            if get_origin(form) in UNIONS and set(get_args(form)) <= set(self.source.structs):
                self.form(form)
        aliases: list[str] = []
        # The type behind a name may bring up further names.
        while len(aliases) < len(self.named):
            name, form = list(self.named.items())[len(aliases)]
            members = self.members(form)
            generic = "<View = unknown>" if takes_view(form) else ""
            aliases.append(line(f"export type {name}{generic} =", members, ""))
        imports = [self.imports()] if self.imported else []
        return "\n\n".join([self.head(), *imports, *aliases, *parts]) + "\n"

    def head(self) -> str:
        modules = [f" *   {module}" for module in self.source.modules]
        return "\n".join(["/**", " * Written by quartier.testing.page_types from", *modules, " */"])

    def imports(self) -> str:
        away = len(self.source.path.parent.relative_to(PAGE).parts)
        module = "../" * away + SHARED.relative_to(PAGE).with_suffix("").as_posix()
        return f'import type {{ {", ".join(sorted(self.imported))} }} from "{module}";'

    def interface(self, struct: Struct) -> str:
        base = struct.__bases__[0]
        has_fields = is_struct(base) and base.__struct_fields__
        extends = f" extends {self.form(base)}" if has_fields else ""
        generic = "<View = unknown>" if takes_view(struct) else ""
        head = f"export interface {struct.__name__}{generic}{extends} {{"
        return "\n".join([*comment(struct), head, *self.fields(struct), "}"])

    def fields(self, struct: Struct) -> Iterator[str]:
        config = struct.__struct_config__
        if config.tag is not None:
            yield f"  {config.tag_field}: {json.dumps(config.tag)};"
        for field in msgspec.structs.fields(struct):
            if field.name in struct.__annotations__:
                may_be_unset = msgspec.UnsetType in get_args(field.type)
                mark = "?" if may_be_unset or (is_read(struct) and not field.required) else ""
                is_named = field.type in self.source.aliases
                members = [self.form(field.type)] if is_named else self.members(field.type)
                yield line(f"  {field.encode_name}{mark}:", members, "  ")

    def form(self, form: object) -> str:
        """A type, by its name if it has one."""
        name = self.source.aliases.get(form)
        if name is None:
            return " | ".join(self.members(form))
        self.named.setdefault(name, form)
        return name

    def members(self, form: object) -> list[str]:
        """The members of a union, null last; any other type alone."""
        origin, parts = get_origin(form), get_args(form)
        if form in PLAIN:
            return [PLAIN[form]]
        if is_struct(form):
            return [self.struct(form)]
        if origin is Annotated:
            return [self.form(parts[0])]
        if origin is Literal:
            return [json.dumps(value) for value in parts]
        if origin in UNIONS:
            present = [part for part in parts if part not in (NoneType, msgspec.UnsetType)]
            # Two kinds of numbers are one to the page.
            forms = dict.fromkeys(map(self.form, present))
            return [*forms, *(["null"] if NoneType in parts else [])]
        if origin in LISTS or (origin is tuple and parts[-1] is ...):
            item = self.form(parts[0])
            is_open = parts[0] not in self.source.aliases and len(self.members(parts[0])) > 1
            return [f"({item})[]" if is_open else f"{item}[]"]
        if origin is tuple:
            return [f"[{', '.join(map(self.form, parts))}]"]
        if origin in RECORDS:
            return [f"Record<{', '.join(map(self.form, parts))}>"]
        raise TypeError(f"the page has no type for {form}")

    def struct(self, struct: Struct) -> str:
        if struct in self.source.shared:
            self.imported.add(struct.__name__)
        return struct.__name__ + ("<View>" if takes_view(struct) else "")


def is_struct(value: object) -> TypeGuard[Struct]:
    return isinstance(value, type) and issubclass(value, msgspec.Struct)


def is_read(struct: Struct) -> bool:
    """Whether a struct says what the server takes, rather than what it gives."""
    return issubclass(struct, Request) or struct.__module__.endswith(".schema")


def has_name(value: object) -> bool:
    """Whether a type is written out, so that a name for it is worth keeping."""
    return get_origin(value) in (*UNIONS, *RECORDS, Literal, tuple)


def mentioned(struct: Struct) -> Iterator[object]:
    """All types in the fields of a struct."""
    for field in msgspec.structs.fields(struct):
        yield from _within(field.type)


def _within(form: object) -> Iterator[object]:
    yield form
    if get_origin(form) is not Literal:
        for part in get_args(form):
            yield from _within(part)


def takes_view(form: object) -> bool:
    """Whether a view of any title is in it."""
    if form is ViewPart:
        return True
    parts = mentioned(form) if is_struct(form) else get_args(form)
    return any(part is not form and takes_view(part) for part in parts)


def line(head: str, members: list[str], indent: str) -> str:
    """A declaration; what is too long goes on below, if need be with a line for each member."""
    form = f"{' | '.join(members)};"
    if len(f"{head} {form}") <= WIDTH:
        return f"{head} {form}"
    if len(f"{indent}  {form}") <= WIDTH:
        return f"{head}\n{indent}  {form}"
    return "\n".join([head, *(f"{indent}  | {member}" for member in members)]) + ";"


def comment(struct: Struct) -> list[str]:
    lines = cleandoc(struct.__doc__ or "").splitlines()
    if len(lines) < 2:
        return [f"/** {text} */" for text in lines]
    return ["/**", *(f" * {text}".rstrip() for text in lines), " */"]


def sources() -> list[Source]:
    """The files of the page."""
    shared = Source(SHARED, SHARED_MODULES)
    boards = [
        Source(BOARDS / title.id / f"{name}.ts", [f"{title.package}.{module}"], shared)
        for title in all_titles()
        if (BOARDS / title.id).is_dir()
        for module, name in BOARD_FILES.items()
    ]
    return [shared, *boards]


def main(arguments: list[str]) -> int:
    texts = {source.path: Writer(source).text() for source in sources()}
    if arguments == ["--fix"]:
        for path, text in texts.items():
            path.write_text(text, encoding="utf-8")
    stale = [path for path, text in texts.items() if path.read_text(encoding="utf-8") != text]
    for path in stale:
        print(f"{place(path)} differs from the structs; script/test --fix writes it anew")
    if not stale:
        print(f"page types: {len(texts)} files")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
