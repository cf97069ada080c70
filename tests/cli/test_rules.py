"""`quartier rules`."""

from __future__ import annotations

import json

import pytest
from tests.cli.conftest import Quartier


@pytest.mark.parametrize("typed", ["SW-22", "sw-22", "22"])
def test_a_rule_is_found_by_its_number(quartier: Quartier, typed: str) -> None:
    answer = quartier("rules", "sevenwonders", typed)
    assert answer.code == 0
    assert answer.out.startswith("SW-22")


def test_several_rules_stand_in_the_order_asked_for(quartier: Quartier) -> None:
    answer = quartier("rules", "sevenwonders", "SW-A1", "--lang", "fr", "3")
    numbers = [line.split()[0] for line in answer.out.splitlines() if line.startswith("SW")]
    assert numbers == ["SW-A1", "SW-3"]
    assert "La banque ne manque jamais de pièces." in answer.out


def test_the_whole_page_is_shown_without_a_number(quartier: Quartier) -> None:
    answer = quartier("rules", "sevenwonders")
    assert answer.out.startswith("7 Wonders\n")
    assert "\nSW-1 " in answer.out
    assert "\nSW-A1 " in answer.out


def test_programs_get_rules_as_data(quartier: Quartier) -> None:
    page = json.loads(quartier("rules", "sevenwonders", "--json").out)
    numbers = [rule["number"] for section in page["sections"] for rule in section["rules"]]
    assert "SW-1" in numbers
    one = json.loads(quartier("rules", "sevenwonders", "1", "--json", "--lang", "fr").out)
    assert [rule["number"] for rule in one] == ["SW-1"]
    assert one[0]["section"] == "Vocabulaire"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_table_among_the_rules_is_drawn(quartier: Quartier, language: str) -> None:
    drawn = quartier("rules", "smallcity", "B3", "--lang", language).out
    assert "|" not in drawn
    assert "---" not in drawn
    assert sum(line.split()[-2:] == ["18", "−12"] for line in drawn.splitlines()) == 5
    data = json.loads(quartier("rules", "smallcity", "B3", "--json", "--lang", language).out)
    assert "| --- |" in data[0]["text"]
