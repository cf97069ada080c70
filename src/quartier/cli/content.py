"""`quartier content`: what is in a box, how it is known, and what an owner of it put right."""

from __future__ import annotations

from argparse import Namespace

import msgspec

from quartier.cli.exits import FAILED, OK
from quartier.cli.inputs import bad, no_more_words, read_title
from quartier.cli.parser import Parser
from quartier.cli.rules import print_rules
from quartier.cli.screen import Screen
from quartier.core import corrections
from quartier.core.corrections import ContentError
from quartier.core.schema import Entry
from quartier.core.speech import literal
from quartier.core.titles import Title, title_ids
from quartier.inventory import box_of

SHOW = "show"
CHECK = "check"
EXPORT = "export"


def add_options(parser: Parser) -> None:
    """There are none of its own."""


def run(arguments: Namespace, screen: Screen) -> int:
    word, *names = arguments.words or [""]
    if word == CHECK:
        no_more_words(names[1:])
        return _check([names[0].lower()] if names else title_ids(), screen)
    if word not in (SHOW, EXPORT):
        raise bad("error-content-word", given=literal(word))
    no_more_words(names[1:])
    title = read_title(names[0] if names else None)
    if word == SHOW:
        _show(title, screen)
    else:
        screen.print_json(exported(title.content.files) or {})
    return OK


def _show(title: Title, screen: Screen) -> None:
    section = box_of(title)
    if section is not None:
        screen.console.print(section.name.text(screen.language), style="bold")
        print_rules(list(section.rules), screen)
    _tell_file(title, screen)
    for correction in title.content.corrections:
        ours, theirs = _json(correction.ours), _json(correction.theirs)
        print(f"  {correction.place}: {ours} → {theirs}")


def _check(names: list[str], screen: Screen) -> int:
    """Try every file, and say what is wrong with each."""
    code = OK
    for name in names:
        try:
            _tell_file(read_title(name), screen)
        except ContentError as problem:
            print(screen.unusable(problem))
            code = FAILED
    for stray in corrections.strays(title_ids()):
        known = [literal(name) for name in title_ids()]
        screen.say_in_one_line("cli-content-stray", file=literal(str(stray)), known=known)
        code = FAILED
    return code


def _tell_file(title: Title, screen: Screen) -> None:
    """Where corrections of a title are looked for, and how many were found."""
    content = title.content
    if content.file:
        screen.say_in_one_line(
            "cli-content-found",
            title=literal(title.id),
            number=len(content.corrections),
            file=literal(content.file),
            fingerprint=literal(content.fingerprint or "–"),
        )
        return
    file = corrections.file_of(title.id)
    key = "cli-content-aside" if file is None else "cli-content-none"
    screen.say_in_one_line(key, title=literal(title.id), file=literal(str(file)))


def exported(value: object) -> object:
    """What is reconstructed or corrected, in the form of corrections; None if nothing is."""
    if isinstance(value, list):
        return [entry for entry in map(exported, value) if entry is not None] or None
    if not isinstance(value, msgspec.Struct):
        return None
    chosen = [*value.reconstructed, *value.corrected] if isinstance(value, Entry) else []
    found: dict[str, object] = {}
    for name in value.__struct_fields__:
        part = getattr(value, name)
        shown = _bare(part) if name in chosen else exported(part)
        if name in chosen or shown is not None:
            found[name] = shown
    if found and isinstance(value, Entry):
        named = {name: getattr(value, name) for name in value.named_by if hasattr(value, name)}
        return named | found
    return found or None


def _bare(value: object) -> object:
    """A value as corrections write it: without a basis, and without what goes without saying."""
    if isinstance(value, list | tuple):
        return [_bare(part) for part in value]
    if not isinstance(value, msgspec.Struct):
        return value
    return {
        field.name: _bare(getattr(value, field.name))
        for field in msgspec.structs.fields(value)
        if field.required or getattr(value, field.name) != _default(field)
    }


def _default(field: msgspec.structs.FieldInfo) -> object:
    if field.default_factory is not msgspec.NODEFAULT:
        return field.default_factory()
    return field.default


def _json(value: object) -> str:
    return "–" if value is None else msgspec.json.encode(value).decode()
