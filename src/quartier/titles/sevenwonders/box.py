"""The box: what the data files hold, checked as a whole."""

from __future__ import annotations

from typing import Final

from quartier.core.checks import Checks
from quartier.core.corrections import Fault
from quartier.core.data import read_data
from quartier.titles.sevenwonders.schema import CardData, EffectData, Files, WonderData

LETTERS: Final = "WSOCGPL"
# SW-7 to SW-9, SW-77, SW-162: decks are made for three to seven, with two guilds more than that.
DECK_PLAYERS: Final = (3, 4, 5, 6, 7)
HAND: Final = 7
FURTHER_GUILDS: Final = 2
# SW-109, SW-137: four leaders for each of eight, and four more for Rome.
LEADERS_NEEDED: Final = 36
MOST_SEATS: Final = 8
# What counts things needs to say which.
_COUNTING: Final = ("coins_per", "points_per", "others_lose_coins_per")


def faults(files: Files) -> list[Fault]:
    """What cannot be in the box."""
    checks = Checks()
    for name, cards in _lists(files):
        names = [card.name or card.id for _, others in _lists(files) for card in others]
        for card in cards:
            _check_card(f"{name}.{card.id}", card, names, checks)
    for wonder in files.wonders:
        _check_wonder(f"wonders.{wonder.id}", wonder, checks)
    _check_decks(files, checks)
    return checks.faults


def _lists(files: Files) -> list[tuple[str, list[CardData]]]:
    return [("cards", files.cards), ("leaders", files.leaders), ("cities", files.cities)]


def _check_card(place: str, card: CardData, names: list[str], checks: Checks) -> None:
    checks.known(f"{place}.resources", card.resources, LETTERS)
    checks.known(f"{place}.chains_from", card.chains_from, names)
    checks.at_least(f"{place}.coins", card.coins, 0)
    _check_effects(f"{place}.effects", card.effects, checks)


def _check_wonder(place: str, wonder: WonderData, checks: Checks) -> None:
    checks.known(f"{place}.resource", wonder.resource, LETTERS)
    for name, side in (("a", wonder.a), ("b", wonder.b)):
        checks.within(f"{place}.{name}.stages", len(side.stages), 1, 4)
        _check_effects(f"{place}.{name}.start", side.start, checks)
        for stage in side.stages:
            checks.known(f"{place}.{name}.stages", stage.resources, LETTERS)
            _check_effects(f"{place}.{name}.stages", stage.effects, checks)


def _check_effects(place: str, effects: list[EffectData], checks: Checks) -> None:
    for effect in effects:
        checks.known(place, effect.options, LETTERS)
        if effect.type in _COUNTING and effect.what is None:
            checks.note(place, "fault-counts-what", {})


def _check_decks(files: Files, checks: Checks) -> None:
    """SW-7, SW-8: everybody gets seven cards in each Age."""
    guilds = [card for card in files.cards if card.colour == "purple"]
    for players in DECK_PLAYERS:
        for age in (1, 2, 3):
            cards = [
                card
                for card in files.cards
                for copy in card.copies
                if copy <= players
                if card.age == age
            ]
            number = len(cards) + (players + FURTHER_GUILDS if age == 3 else 0)
            checks.exactly(f"cards: age {age}, {players}", number, HAND * players)
        checks.deck("cards: guilds", len(guilds), players + FURTHER_GUILDS, players)
        for age in (1, 2, 3):
            black = [card for card in files.cities if card.colour == "black" and card.age == age]
            checks.deck(f"cities: age {age}", len(black), players, players)
    leaders = [card for card in files.leaders if card.colour == "white" and card.set != "cities"]
    checks.deck("leaders", len(leaders), LEADERS_NEEDED, MOST_SEATS)


FILES: Final = read_data(__package__, Files, faults)
