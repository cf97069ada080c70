"""The box: what the data files hold, checked as a whole."""

from __future__ import annotations

from typing import Final

from quartier.core.checks import Checks
from quartier.core.corrections import Fault
from quartier.core.data import read_data
from quartier.core.speech import Facts
from quartier.titles.cardcity.schema import CardData, DeckData, Files, LayoutData

# The places a layout may have, in columns and rows.
FRAME: Final = 12
_COLUMNS: Final = "abcdefghijkl"
_RING: Final = {"R": "residence", "C": "commerce", "P": "parking"}


def faults(files: Files) -> list[Fault]:
    """What cannot be in the box."""
    checks = Checks()
    counts = {card.id: card.count for card in files.cards}
    _check_cards(files, counts, checks)
    if not checks.faults:
        for deck in files.decks:
            _check_deck(deck, files.cards, counts, checks)
        for layout in files.layouts:
            _check_layout(layout, counts, checks)
    return checks.faults


def _check_cards(files: Files, counts: dict[str, int], checks: Checks) -> None:
    """The plain cards come first, one for each type; pictures make up the industries."""
    plain = [data.id for data in files.types]
    checks.known("cards", plain, [card.id for card in files.cards[: len(plain)]])
    for card in files.cards:
        place = f"cards.{card.id}"
        checks.at_least(f"{place}.count", card.count, 0)
        is_bicolour = len(card.types) == 2
        if is_bicolour != (card.cut is not None) or not 1 <= len(card.types) <= 2:
            checks.note(place, "fault-halves", {})
    pictures = sum([card.count for card in files.cards if card.illustration])
    checks.exactly("cards: illustration", pictures, counts.get("industry", 0))


def _check_deck(
    deck: DeckData, cards: list[CardData], counts: dict[str, int], checks: Checks
) -> None:
    """CC-3, CC-34, CC-43: enough for every round, and no more than there is."""
    place = f"decks.{deck.level}/{deck.seats}"
    plain = {
        "residence": deck.residence,
        "commerce": deck.commerce,
        "leisure": deck.leisure,
        "industry": deck.industry,
        "parking": deck.parking,
        "park": deck.parks,
        "cloud": deck.clouds,
    }
    for name, number in plain.items():
        checks.within(f"{place}: {name}", number, 0, counts[name])
    bicolour = sum([card.count for card in cards if len(card.types) == 2])
    checks.within(f"{place}.bicolour", deck.bicolour, 0, bicolour)
    size = sum([*plain.values(), deck.bicolour]) - deck.parks - deck.clouds
    checks.deck(place, size, deck.rounds * deck.keep * deck.seats, deck.seats)
    checks.within(f"{place}.keep", deck.keep, 1, deck.draw)


def _check_layout(layout: LayoutData, counts: dict[str, int], checks: Checks) -> None:
    """CC-64, CC-78: places within the frame, and town halls in their own regions."""
    place = f"layouts.{layout.id}"
    widths = {len(row) for row in layout.rows}
    if len(widths) != 1 or max(widths) > FRAME or len(layout.rows) > FRAME:
        facts: Facts = {"most": FRAME}
        checks.note(f"{place}.rows", "fault-rows", facts)
        return
    for seat, halls in enumerate(layout.halls):
        own = [
            f"{_COLUMNS[column]}{row + 1}"
            for row, cells in enumerate(layout.rows)
            for column, cell in enumerate(cells)
            if cell == str(seat)
        ]
        checks.known(f"{place}.halls", halls, own)
    for letter, name in _RING.items():
        ring = sum([row.count(letter) for row in layout.rows])
        checks.at_most(f"{place}.rows: {letter}", ring, counts[name])


FILES: Final = read_data(__package__, Files, faults)
