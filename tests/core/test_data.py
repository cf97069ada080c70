"""Data files of titles."""

from __future__ import annotations

import msgspec
import pytest

from quartier.core.data import read_data


class Files(msgspec.Struct):
    ranks: list[dict[str, object]]


class Others(msgspec.Struct):
    ranks: dict[str, int]


def test_a_data_file_has_the_form_it_is_read_in() -> None:
    assert len(read_data("quartier.titles.cardcity", Files).ranks) > 1


def test_a_data_file_in_another_form_is_refused_by_name() -> None:
    with pytest.raises(ValueError, match=r"cardcity, data/ranks\.json is not as its schema says"):
        read_data("quartier.titles.cardcity", Others)
