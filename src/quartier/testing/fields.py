"""The fields of a state, and how it would be if one of them were different."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from types import GetSetDescriptorType

from quartier.core.agenda import Agenda
from quartier.core.cards import Cards
from quartier.core.rng import seeded
from quartier.core.state import State


def own_fields(state: State) -> list[str]:
    """The fields a title adds to a state.

    Names with an underscore are kept from one question to the next and hold nothing of their own.
    """
    common = _names(Agenda[State](state.seats, seeded(0), Cards([], [], [])))
    own = sorted(name for name in _names(state) - common if not name.startswith("_"))
    return [name for name in own if _is_field(state.clone(), name)]


def _names(thing: object) -> set[str]:
    """What an interpreted class keeps in a dictionary, and a compiled one in descriptors."""
    names = set(getattr(thing, "__dict__", {}))
    for owner in type(thing).__mro__:
        kept = [name for name, value in vars(owner).items() if type(value) is GetSetDescriptorType]
        names.update(kept)
    return names


def _is_field(thing: object, name: str) -> bool:
    """Whether this can be set: compiled properties, some of which have no answer now, look like
    fields otherwise.
    """
    try:
        setattr(thing, name, getattr(thing, name))
    except (AssertionError, AttributeError):
        return False
    return True


def variants(state: State, name: str) -> Iterator[State]:
    """Copies of a state in which a field of numbers has another value."""
    for value in _others(getattr(state, name)):
        variant = state.clone()
        setattr(variant, name, value)
        yield variant


def deep_variants(state: State) -> Iterator[tuple[str, State]]:
    """Copies of a state with another number in a part of it (a city), and which number it is.

    The part is replaced by a changed copy, as the rules do.
    """
    for name in own_fields(state):
        for path, value in _changed(getattr(state, name)):
            variant = state.clone()
            setattr(variant, name, value)
            yield f"{name}{path}", variant


def _changed(value: object) -> Iterator[tuple[str, object]]:
    """A part with one number changed, however deep it lies."""
    if isinstance(value, list):
        for index, item in enumerate(value):
            for path, other in _changed(item):
                yield path, [*value[:index], other, *value[index + 1 :]]
    elif _is_part(value):
        for name in sorted(_names(value)):
            if name.startswith("_") or not _is_field(copy(value), name):
                continue
            inside = getattr(value, name)
            others = [("", other) for other in _others(inside)]
            for path, other in [*others, *_changed(inside)]:
                twin = copy(value)
                setattr(twin, name, other)
                yield f".{name}{path}", twin


def _is_part(value: object) -> bool:
    """Whether a thing of the rules belongs to a state alone; constants are not copied."""
    return type(value).__module__.startswith("quartier.") and copy(value) is not value


def _others(value: object) -> Iterator[object]:
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield value + 1
    elif isinstance(value, list):
        for index, item in enumerate(value):
            for other in _others(item):
                yield [*value[:index], other, *value[index + 1 :]]
