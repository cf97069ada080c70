"""The content of titles: JSON files in the folder `data` of each."""

from __future__ import annotations

from importlib.resources import files
from typing import Any, TypeVar

import msgspec

T = TypeVar("T", bound=msgspec.Struct)


def read_data(package: str, form: type[T]) -> T:
    """What the data files of a package hold: one for each field of the form, checked against it."""
    found = {
        field.name: _read(package, f"{field.name}.json", field.type)
        for field in msgspec.structs.fields(form)
    }
    return form(**found)


def _read(package: str, name: str, form: Any) -> object:
    content = files(package).joinpath("data", name).read_bytes()
    try:
        return msgspec.json.decode(content, type=form)
    except msgspec.ValidationError as error:
        raise ValueError(f"{package}, data/{name} is not as its schema says: {error}") from error
