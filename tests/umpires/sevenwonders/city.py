"""The umpire's ledger of one city: what lies in it and what that makes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tests.umpires.contents import read_content

Effect = dict[str, Any]
Card = dict[str, Any]

RAW = "WSOC"
MANUFACTURED = "GPL"
RESOURCES = RAW + MANUFACTURED

CARDS: dict[str, Card] = {
    f"card-{card['id']}": card
    for name in ("cards", "leaders", "cities")
    for card in read_content("sevenwonders", name)
}
BOARDS: dict[str, dict[str, Any]] = {
    board["id"]: board for board in read_content("sevenwonders", "wonders")
}


def name_of(card: Card) -> str:
    """SW-24: cards of two ages may be the same building."""
    return str(card.get("name", card["id"]))


@dataclass(frozen=True)
class Price:
    """SW-28: coins, resources, both or nothing."""

    coins: int
    resources: str


class City:
    """Everything of a city that is open to all (SW-6)."""

    def __init__(self, board: str, side: str, coins: int) -> None:
        self.board = BOARDS[board]
        self.side_letter = side
        self.side = self.board[side]
        self.coins = coins
        self.cards: list[Card] = []
        self.leaders: list[Card] = []
        self.stages = 0
        self.victories: list[int] = []
        self.defeats = 0
        self.diplomacy = 0
        self.debts = 0
        # SW-45: the rights used in this age.
        self.used_rights: set[str] = set()
        # SW-154: whether this turn brought the additional coin already.
        self.had_bonus = False
        # SW-115: the leader the Courtesans Guild copies.
        self.copied: Card | None = None
        self.effects: list[Effect] = list(self.side.get("start", ()))
        self.made_for_sale: list[str] = [*self.board.get("resource", "")]
        self.made_for_itself: list[str] = []

    # What is added

    def add_card(self, card: Card) -> None:
        self.cards.append(card)
        # SW-34: brown and grey cards sell, nothing else does.
        for effect in card["effects"]:
            if effect["type"] == "produce" and card["colour"] in ("brown", "grey"):
                self.made_for_sale += [effect["options"]] * effect.get("n", 1)
            else:
                self._add_effect(effect)

    def add_leader(self, card: Card) -> None:
        self.leaders.append(card)
        self._add_effects(card["effects"])

    def copy_leader(self, card: Card) -> None:
        self.copied = card
        self._add_effects(card["effects"])

    def add_stage(self) -> list[Effect]:
        """Build the next stage, and say what it brings."""
        effects: list[Effect] = self.side["stages"][self.stages]["effects"]
        self.stages += 1
        self._add_effects(effects)
        return effects

    def _add_effects(self, effects: list[Effect]) -> None:
        for effect in effects:
            self._add_effect(effect)

    def _add_effect(self, effect: Effect) -> None:
        self.effects.append(effect)
        if effect["type"] == "produce":
            self.made_for_itself += [effect["options"]] * effect.get("n", 1)

    # What it comes to

    def having(self, kind: str) -> list[Effect]:
        return [effect for effect in self.effects if effect["type"] == kind]

    def has(self, kind: str) -> bool:
        return bool(self.having(kind))

    def amount(self, kind: str) -> int:
        return sum(effect.get("n", 1) for effect in self.having(kind))

    def has_building(self, name: str) -> bool:
        return any(name_of(card) == name for card in self.cards)

    def count(self, what: str) -> int:
        """How many cards of a colour, stages or tokens there are (SW-99 for white cards)."""
        if what == "wonder_stage":
            return self.stages
        if what == "victory_token":
            return len(self.victories)
        if what == "defeat_token":
            return self.defeats
        if what == "white":
            return len(self.leaders)
        return sum(card["colour"] == what for card in self.cards)

    @property
    def shields(self) -> int:
        """SW-57, SW-160."""
        return self.amount("shields") + (self.defeats if self.has("defeat_as_shield") else 0)

    @property
    def units(self) -> list[str]:
        """SW-32: what the city makes for itself, each unit with the resources it may be."""
        kinds = set("".join(self.made_for_sale))
        units = self.made_for_sale + self.made_for_itself
        # SW-142 to SW-144
        units += ["".join(sorted(kinds))] * len(self.having("produce_owned"))
        missing = "".join(sorted(set(RESOURCES) - kinds))
        units += [missing] * len(self.having("produce_missing"))
        return [unit for unit in units if unit]

    def chains_to(self, card: Card) -> bool:
        """SW-43."""
        return any(self.has_building(name) for name in card.get("chains_from", ()))

    def is_free_colour(self, card: Card) -> bool:
        """SW-104: Ramses builds guilds for free, time and again."""
        return any(
            effect.get("what") == card["colour"] and not effect.get("once_per_age")
            for effect in self.having("free_build")
        )

    def rights(self, card: Card) -> set[str]:
        """SW-65, SW-156: the once-per-age rights that would build a card, as they are told."""
        rights = set()
        for effect in self.having("free_build"):
            if effect.get("once_per_age") and effect.get("what", card["colour"]) == card["colour"]:
                rights.add("card-caligula" if "what" in effect else "wonder-olympia")
        return rights - self.used_rights

    def waives(self, what: str) -> bool:
        """SW-103: one resource less for a colour or for stages."""
        return any(effect["what"] == what for effect in self.having("waive_resource"))

    def next_stage(self) -> Price:
        stage = self.side["stages"][self.stages]
        # SW-145
        resources = "" if self.has("free_stages") else stage.get("resources", "")
        return Price(stage.get("coins", 0), resources)
