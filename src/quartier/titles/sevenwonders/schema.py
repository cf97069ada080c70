"""The form of the data files, checked when they are read."""

from __future__ import annotations

from typing import Literal

import msgspec

from quartier.core.schema import Entry

Colour = Literal["brown", "grey", "blue", "yellow", "red", "green", "purple", "white", "black"]
Counted = Literal[Colour, "wonder_stage", "victory_token", "defeat_token"]
Set = Literal["base", "leaders", "cities"]
Place = Literal["self", "left", "right"]
BoardSide = Literal["a", "b"]
EffectType = Literal[
    "bank_bonus",
    "bank_resource",
    "build_from_discard",
    "coins",
    "coins_per",
    "copy_guild",
    "copy_leader",
    "defeat_as_shield",
    "defeat_to_winner",
    "diplomacy",
    "draw_leaders",
    "free_build",
    "free_leaders",
    "free_stages",
    "leader_discount",
    "mask",
    "neighbours_gain_coins",
    "on_build_coins",
    "on_chain_coins",
    "on_purchase_coins",
    "on_victory_token_coins",
    "others_lose_coins",
    "others_lose_coins_per",
    "play_last_card",
    "points",
    "points_per",
    "points_per_coins",
    "points_per_set",
    "produce",
    "produce_missing",
    "produce_owned",
    "recruit_leader_now",
    "science",
    "science_any",
    "science_set_bonus",
    "shields",
    "trade_discount",
    "trade_rebate",
    "waive_resource",
]


class EffectData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One effect; which fields matter depends on its type (see content.py)."""

    type: EffectType
    n: int = 1
    what: Counted | None = None
    of: list[Colour] = []
    scope: list[Place] = []
    sides: list[Literal["left", "right"]] = []
    group: Literal["raw", "manufactured"] | None = None
    options: str = ""
    for_sale: bool = True
    once_per_age: bool = False
    neighbours: int = 0
    symbol: Literal["compass", "gear", "tablet"] | None = None


class CardData(Entry, frozen=True):
    """A card. `name` is shared by cards that count as the same building; `reading` names the open
    reading that settled a doubtful value."""

    fixed = True

    id: str
    set: Set
    age: int
    colour: Colour
    effects: list[EffectData]
    name: str = ""
    copies: list[int] = []
    coins: int = 0
    resources: str = ""
    chains_from: list[str] = []
    reading: str = ""


class StageData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    effects: list[EffectData]
    coins: int = 0
    resources: str = ""


class SideData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    stages: list[StageData]
    start: list[EffectData] = []


class WonderData(Entry, frozen=True):
    fixed = True

    id: str
    set: Set
    a: SideData
    b: SideData
    resource: str = ""


class Files(msgspec.Struct, frozen=True):
    """All data files; each set of cards with its guilds."""

    cards: list[CardData]
    leaders: list[CardData]
    cities: list[CardData]
    wonders: list[WonderData]
