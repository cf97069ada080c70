"""What turns one view, or anything a client gets, into another."""

from __future__ import annotations

from msgspec import UNSET, Struct
from msgspec.structs import astuple


class Patches:
    """Patches between positions. What several viewers share is compared once for all of them.

    A patch {"=": value} replaces, {"key": patch} goes into a dict or list. A struct is the dict a
    client gets of it. Lists of equal length are compared item by item, others replaced.
    """

    def __init__(self) -> None:
        # By the identities of both sides, which are kept: nothing else may get those meanwhile.
        self._made: dict[tuple[int, int], tuple[object, object, object]] = {}

    def between(self, old: object, new: object) -> object:
        """What turns `old` into `new`, which differs from it."""
        # Most of what changes is a number or a word.
        if new is None or isinstance(new, (int, str)):
            return {"=": new}
        key = (id(old), id(new))
        made = self._made.get(key)
        if made is None:
            made = (old, new, self._compared(old, new))
            self._made[key] = made
        return made[2]

    def _compared(self, old: object, new: object) -> object:
        if isinstance(old, Struct) and isinstance(new, Struct) and type(new) is type(old):
            return self._structs(old, new)
        if isinstance(old, dict) and isinstance(new, dict):
            return self._dicts(old, new)
        if isinstance(old, list) and isinstance(new, list):
            return self._items(old, new)
        if isinstance(old, tuple) and isinstance(new, tuple):
            return self._items(list(old), list(new))
        return {"=": new}

    def _structs(self, old: Struct, new: Struct) -> object:
        changed: dict[str, object] = {}
        was, now = astuple(old), astuple(new)
        for number, name in enumerate(old.__struct_encode_fields__):
            before, after = was[number], now[number]
            if before is not after and before != after:
                if after is UNSET:
                    return {"=": new}
                changed[name] = {"=": after} if before is UNSET else self.between(before, after)
        return changed

    def _dicts(self, old: dict[str, object], new: dict[str, object]) -> object:
        if not old.keys() <= new.keys():
            return {"=": new}
        changed: dict[str, object] = {}
        for key, after in new.items():
            if key not in old:
                changed[key] = {"=": after}
            elif old[key] is not after and old[key] != after:
                changed[key] = self.between(old[key], after)
        return changed

    def _items(self, old: list[object], new: list[object]) -> object:
        if len(old) != len(new):
            return {"=": new}
        changed: dict[str, object] = {}
        for index, after in enumerate(new):
            before = old[index]
            if before is not after and before != after:
                changed[str(index)] = self.between(before, after)
        return changed


def patch(old: object, new: object) -> object:
    """What turns `old` into `new`."""
    return Patches().between(old, new)


def patched(old: object, patch: object) -> object:
    """What a patch turns `old` into, both as a client has them; `old` stays as it is."""
    assert isinstance(patch, dict)
    if "=" in patch:
        return patch["="]
    if isinstance(old, list):
        items: list[object] = old[:]
        for index, change in patch.items():
            items[int(index)] = patched(items[int(index)], change)
        return items
    fields: dict[str, object] = dict(old) if isinstance(old, dict) else {}
    for key, change in patch.items():
        fields[key] = patched(fields.get(key), change)
    return fields
