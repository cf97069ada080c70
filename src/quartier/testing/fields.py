"""The fields of a state, and how it would be if one of them were different."""

from __future__ import annotations

from collections.abc import Iterator
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


def _names(state: State) -> set[str]:
    """What an interpreted class keeps in a dictionary, and a compiled one in descriptors."""
    names = set(getattr(state, "__dict__", {}))
    for owner in type(state).__mro__:
        kept = [name for name, value in vars(owner).items() if type(value) is GetSetDescriptorType]
        names.update(kept)
    return names


def _is_field(state: State, name: str) -> bool:
    """Whether this can be set: compiled properties look like fields otherwise."""
    try:
        setattr(state, name, getattr(state, name))
    except AttributeError:
        return False
    return True


def variants(state: State, name: str) -> Iterator[State]:
    """Copies of a state in which a field of numbers has another value."""
    for value in _others(getattr(state, name)):
        variant = state.clone()
        setattr(variant, name, value)
        yield variant


def _others(value: object) -> Iterator[object]:
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield value + 1
    elif isinstance(value, list):
        for index, item in enumerate(value):
            for other in _others(item):
                yield [*value[:index], other, *value[index + 1 :]]
