"""Writes the types of the page from the structs of titles and server, or checks that they agree.

    python -m quartier.testing.page_types [--fix]

A field that may be UNSET may be missing. So may one with a default, in structs that forbid unknown
fields: these are read, from a client or a data file, and not written.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from importlib import import_module
from inspect import cleandoc
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin

import msgspec

from quartier.core.titles import all_titles
from quartier.testing.folders import place

PAGE = Path(__file__).parents[3] / "web" / "src"
BOARDS = PAGE / "boards"
SHARED = PAGE / "lib" / "types.ts"
SHARED_MODULES = ("quartier.core.seen",)
HEAD = "/** Written by quartier.testing.page_types from the structs it names; edit those. */"
# What the formatter of the page allows.
WIDTH = 120
PLAIN: dict[object, str] = {
    bool: "boolean",
    int: "number",
    float: "number",
    str: "string",
    NoneType: "null",
    object: "unknown",
    Any: "unknown",
}

Struct = type[msgspec.Struct]


class Source:
    """The modules whose structs make one file of the page."""

    def __init__(self, path: Path, *modules: str) -> None:
        self.path = path
        names = [item for module in modules for item in vars(import_module(module)).items()]
        self.structs: list[Struct] = [
            value
            for _, value in names
            if is_struct(value) and value.__module__ in modules and value.__struct_fields__
        ]
        # Types that have a name there, no matter from where.
        self.aliases = {
            value: name
            for name, value in names
            if is_union(value) or get_origin(value) in (Literal, dict, tuple)
        }


class Writer:
    """One file of the page. What its structs share with others is imported."""

    def __init__(self, source: Source, shared: Source) -> None:
        self.source = source
        self.shared = shared
        self.imported: set[str] = set()
        self.named: dict[str, object] = {}

    def text(self) -> str:
        parts = [self.interface(struct) for struct in self.source.structs]
        aliases: list[str] = []
        # The type behind a name may bring up further names.
        while len(aliases) < len(self.named):
            name, form = list(self.named.items())[len(aliases)]
            aliases.append(line(f"export type {name} =", self.members(form), ""))
        imports = [self.imports()] if self.imported else []
        return "\n\n".join([HEAD, *imports, *aliases, *parts]) + "\n"

    def imports(self) -> str:
        away = len(self.source.path.parent.relative_to(PAGE).parts)
        module = "../" * away + self.shared.path.relative_to(PAGE).with_suffix("").as_posix()
        return f'import type {{ {", ".join(sorted(self.imported))} }} from "{module}";'

    def interface(self, struct: Struct) -> str:
        base = struct.__dict__.get("__orig_bases__", struct.__bases__)[0]
        has_fields = is_struct(get_origin(base) or base) and bool(
            (get_origin(base) or base).__struct_fields__
        )
        extends = f" extends {self.form(base)}" if has_fields else ""
        parameters = [one.__name__ for one in getattr(struct, "__parameters__", ())]
        generic = f"<{', '.join(parameters)}>" if parameters else ""
        head = f"export interface {struct.__name__}{generic}{extends} {{"
        return "\n".join([*comment(struct), head, *self.fields(struct), "}"])

    def fields(self, struct: Struct) -> Iterator[str]:
        config = struct.__struct_config__
        if config.tag is not None:
            yield f"  {config.tag_field}: {json.dumps(config.tag)};"
        for field in msgspec.structs.fields(struct):
            if field.name in struct.__annotations__:
                may_be_unset = msgspec.UnsetType in get_args(field.type)
                is_read = config.forbid_unknown_fields
                mark = "?" if may_be_unset or (is_read and not field.required) else ""
                members = [self.form(field.type)]
                if not self.name_of(field.type):
                    members = self.members(field.type)
                yield line(f"  {field.encode_name}{mark}:", members, "  ")

    def name_of(self, form: object) -> str:
        return self.source.aliases.get(form, "")

    def form(self, form: object) -> str:
        """A type, by its name if it has one."""
        name = self.name_of(form)
        if name:
            self.named.setdefault(name, form)
            return name
        return " | ".join(self.members(form))

    def members(self, form: object) -> list[str]:
        """The members of a union, null last; any other type alone."""
        origin, parts = get_origin(form), get_args(form)
        if origin is Literal:
            return [json.dumps(value) for value in parts]
        if is_union(form):
            present = [part for part in parts if part not in (NoneType, msgspec.UnsetType)]
            nulls = ["null"] if NoneType in parts else []
            return [member for part in present for member in [self.form(part)]] + nulls
        if form in PLAIN:
            return [PLAIN[form]]
        if isinstance(form, TypeVar):
            return [form.__name__]
        if origin is Annotated:
            return [self.form(parts[0])]
        if origin is list or (origin is tuple and parts[-1] is ...):
            item = self.form(parts[0])
            return [f"({item})[]" if " | " in item else f"{item}[]"]
        if origin is tuple:
            return [f"[{', '.join(map(self.form, parts))}]"]
        if origin is dict:
            return [f"Record<{', '.join(map(self.form, parts))}>"]
        if is_struct(origin):
            return [f"{self.struct(origin)}<{', '.join(map(self.form, parts))}>"]
        if is_struct(form):
            return [self.struct(form)]
        raise TypeError(f"the page has no type for {form}")

    def struct(self, struct: Struct) -> str:
        if struct not in self.source.structs:
            if struct not in self.shared.structs:
                raise TypeError(f"{struct} is in none of the modules of {self.source.path.name}")
            self.imported.add(struct.__name__)
        return struct.__name__


def is_struct(value: object) -> bool:
    return isinstance(value, type) and issubclass(value, msgspec.Struct)


def is_union(form: object) -> bool:
    return get_origin(form) in (Union, UnionType)


def line(head: str, members: list[str], indent: str) -> str:
    """A declaration; a union that is too long has a line for each member."""
    whole = f"{head} {' | '.join(members)};"
    if len(whole) <= WIDTH:
        return whole
    return "\n".join([head, *(f"{indent}  | {member}" for member in members)]) + ";"


def comment(struct: Struct) -> list[str]:
    lines = cleandoc(struct.__doc__ or "").splitlines()
    if len(lines) < 2:
        return [f"/** {text} */" for text in lines]
    return ["/**", *(f" * {text}".rstrip() for text in lines), " */"]


def sources() -> list[Source]:
    """The files of the page, the shared one first."""
    boards = [
        Source(BOARDS / title.id / "view.ts", f"{title.package}.seen")
        for title in all_titles()
        if (BOARDS / title.id).is_dir()
    ]
    return [Source(SHARED, *SHARED_MODULES), *boards]


def main(arguments: list[str]) -> int:
    found = sources()
    texts = {source.path: Writer(source, found[0]).text() for source in found}
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
