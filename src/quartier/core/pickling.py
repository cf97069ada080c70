"""How things of the rules are pickled and copied, the same whether they are compiled or not.

A compiled class makes nothing without its constructor. So a thing is made of those of its
attributes that the constructor names, and is then given all of them: none can be forgotten.
What a module holds as a constant (a step, a move, a kind of tile) is there once in each process,
and `is` compares it: of such a thing only the place is pickled.
"""

from __future__ import annotations

import copyreg
import sys
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from inspect import signature
from types import ModuleType
from typing import Any, Final

from quartier.core.moves import ActionSpace

CORE: Final = "quartier.core"

# A module, a name in it, and where to look inside what has this name.
Place = tuple[Any, ...]

_packages: list[str] = []
_places: dict[int, Place] = {}


def make_picklable(package: str) -> None:
    """Let the things of a title travel, of whose package all modules of the rules are imported."""
    if package not in _packages:
        _packages.append(package)
    _places.clear()
    for module in _modules(CORE, package):
        for value in vars(module).values():
            if isinstance(value, type) and _is_plain(value):
                copyreg.pickle(value, _reduced)


def found(*place: Any) -> Any:
    """What lies in a place."""
    thing: Any = getattr(import_module(place[0]), place[1])
    for key in place[2:]:
        thing = thing.moves[key] if isinstance(thing, ActionSpace) else thing[key]
    return thing


def _is_plain(kind: type) -> bool:
    """Whether a class of the rules has no way of its own to be pickled."""
    reduce: object = kind.__reduce__
    return reduce is object.__reduce__ and kind.__module__.startswith((CORE, *_packages))


def _reduced(thing: Any) -> tuple[Any, ...]:
    place = _place_of(thing)
    if place is not None:
        return found, place
    kind: type = type(thing)
    return kind, tuple([_kept(thing, name) for name in _named_by(kind)]), thing.__getstate__()


def _kept(thing: object, name: str) -> Any:
    """What a constructor has taken, under its name or, kept for itself, with an underscore."""
    return getattr(thing, name) if hasattr(thing, name) else getattr(thing, f"_{name}")


@cache
def _named_by(kind: type) -> list[str]:
    """What the constructor of a class asks for."""
    return list(signature(kind).parameters)


def _place_of(thing: object) -> Place | None:
    """Where a constant is found; None for everything else."""
    if not _places:
        for module in _modules(*_packages):
            for name, value in vars(module).items():
                for where, constant in _constants(value, (module.__name__, name)):
                    _places.setdefault(id(constant), where)
    place = _places.get(id(thing))
    # Something else may have got the number of a thing that is no more.
    return place if place is not None and found(*place) is thing else None


def _constants(value: object, place: Place) -> Iterator[tuple[Place, object]]:
    """The things of the rules in a value of a module, each with its place."""
    if isinstance(value, (list, tuple)):
        for index, item in enumerate(value):
            yield from _constants(item, (*place, index))
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from _constants(item, (*place, key))
    elif isinstance(value, ActionSpace):
        for index, move in enumerate(value.moves):
            yield (*place, index), move
    elif type(value) in copyreg.dispatch_table:
        yield place, value


def _modules(*packages: str) -> list[ModuleType]:
    """What is imported of some packages, in a fixed order."""
    prefixes = tuple([f"{package}." for package in packages])
    return [
        module for name, module in sorted(sys.modules.items()) if f"{name}.".startswith(prefixes)
    ]
