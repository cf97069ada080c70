"""The content of titles: JSON files in the folder `data` of each."""

from __future__ import annotations

from importlib.resources import files
from typing import TypeVar

import msgspec

T = TypeVar("T")


def read_data(package: str, name: str, form: type[T]) -> T:
    """What a data file of a package holds, checked against its form."""
    content = files(package).joinpath("data", name).read_bytes()
    try:
        return msgspec.json.decode(content, type=form)
    except msgspec.ValidationError as error:
        raise ValueError(f"{package}, data/{name} is not as its schema says: {error}") from error
