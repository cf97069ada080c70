"""What cards, leaders, stages and boards cost and do, as messages of the catalogues."""

from __future__ import annotations

from typing import Final

from quartier.core.speech import Facts
from quartier.titles.sevenwonders.content import (
    ANY_CARD,
    BANK_BONUS,
    BANK_RESOURCE,
    BOARDS,
    BUILD_FROM_DISCARD,
    COINS,
    COINS_PER,
    COLOURS,
    COPY_GUILD,
    COPY_LEADER,
    DEFEAT_AS_SHIELD,
    DEFEAT_TO_WINNER,
    DIPLOMACY,
    DRAW_LEADERS,
    FREE_BUILD,
    FREE_LEADERS,
    FREE_STAGES,
    KINDS,
    LEADER_DISCOUNT,
    LEFT,
    MASK,
    NEIGHBOURS_GAIN,
    ON_BUILD_COINS,
    ON_CHAIN_COINS,
    ON_PURCHASE_COINS,
    ON_VICTORY_COINS,
    OTHERS_LOSE,
    OTHERS_LOSE_PER,
    PLAY_LAST_CARD,
    POINTS,
    POINTS_PER,
    POINTS_PER_COINS,
    POINTS_PER_SET,
    PRODUCE,
    PRODUCE_MISSING,
    PRODUCE_OWNED,
    RECRUIT_NOW,
    RIGHT,
    SCIENCE,
    SCIENCE_ANY,
    SCIENCE_SET_BONUS,
    SELF,
    SHIELDS,
    STAGE,
    TRADE_DISCOUNT,
    TRADE_REBATE,
    WAIVE_RESOURCE,
    Board,
    Effect,
    Kind,
    Price,
    Stage,
    share,
)
from quartier.titles.sevenwonders.resources import ALL_RESOURCES, RAW_KINDS, RESOURCE_IDS, count

# The key of a message and the facts for its gaps.
Phrase = tuple[str, Facts]

AMOUNTS: Final = (
    "amount-wood",
    "amount-stone",
    "amount-ore",
    "amount-clay",
    "amount-glass",
    "amount-papyrus",
    "amount-textile",
)
SYMBOL_AMOUNTS: Final = ("amount-compass", "amount-gear", "amount-tablet")
_PRODUCTS: Final = (
    "effect-produce-wood",
    "effect-produce-stone",
    "effect-produce-ore",
    "effect-produce-clay",
    "effect-produce-glass",
    "effect-produce-papyrus",
    "effect-produce-textile",
)
_COUNTED: Final = (
    "counted-brown",
    "counted-grey",
    "counted-blue",
    "counted-yellow",
    "counted-red",
    "counted-green",
    "counted-purple",
    "counted-white",
    "counted-black",
    "counted-stage",
    "counted-victory",
    "counted-defeat",
)
_WITHIN: Final = {
    SELF: "within-city",
    LEFT | RIGHT: "within-neighbours",
    SELF | LEFT | RIGHT: "within-all",
}
_FROM: Final = {LEFT: "from-left", RIGHT: "from-right", LEFT | RIGHT: "from-both"}
_RAW: Final = (1 << RAW_KINDS) - 1
_MANUFACTURED: Final = ALL_RESOURCES ^ _RAW

# Effects of which there is nothing more to say, and those with a number of coins.
_PLAIN: Final = {
    SCIENCE_ANY: "effect-science-any",
    MASK: "effect-mask",
    COPY_GUILD: "effect-copy-guild",
    PRODUCE_OWNED: "effect-produce-owned",
    PRODUCE_MISSING: "effect-produce-missing",
    BANK_RESOURCE: "effect-bank-resource",
    BANK_BONUS: "effect-bank-bonus",
    FREE_STAGES: "effect-free-stages",
    FREE_LEADERS: "effect-free-leaders",
    DEFEAT_AS_SHIELD: "effect-defeat-as-shield",
    DEFEAT_TO_WINNER: "effect-defeat-to-winner",
    PLAY_LAST_CARD: "effect-play-last-card",
    BUILD_FROM_DISCARD: "effect-build-from-discard",
    RECRUIT_NOW: "effect-recruit-now",
    COPY_LEADER: "effect-copy-leader",
}
_NUMBERED: Final = {
    POINTS: "effect-points",
    POINTS_PER_COINS: "effect-points-per-coins",
    SHIELDS: "effect-shields",
    SCIENCE_SET_BONUS: "effect-science-set",
    DIPLOMACY: "effect-diplomacy",
    DRAW_LEADERS: "effect-draw-leaders",
}
_COINS: Final = {
    COINS: "effect-coins",
    NEIGHBOURS_GAIN: "effect-neighbours-gain",
    OTHERS_LOSE: "effect-others-lose",
    ON_CHAIN_COINS: "effect-on-chain",
    ON_PURCHASE_COINS: "effect-on-purchase",
    ON_VICTORY_COINS: "effect-on-victory",
}


def price_of(price: Price) -> list[Phrase]:
    """The coins and resources of a printed price."""
    phrases: list[Phrase] = [("price-coins", {"coins": price.coins})] if price.coins else []
    for resource, key in enumerate(AMOUNTS):
        if count(price.resources, resource):
            phrases.append((key, {"n": count(price.resources, resource)}))
    return phrases or [("price-free", {})]


def chain_to(kind: Kind) -> list[str]:
    """The keys of the cards this one makes free (SW-43)."""
    return [other.key for other in KINDS if share(other.chain, kind.name)]


def describe_card(kind: Kind) -> list[Phrase]:
    """Everything a card or leader does, what it makes free included."""
    phrases = describe_effects(kind.effects)
    chain = chain_to(kind)
    if chain:
        phrases.append(("effect-chain", {"cards": chain}))
    return phrases


def descriptions() -> dict[str, list[Phrase]]:
    """What every card, leader and stage costs and does, by the key of its name."""
    cards = {kind.key: [*price_of(kind.price), *describe_card(kind)] for kind in KINDS}
    stages = {
        f"stage-{board.id}-{board.side}-{number}": [*price_of(stage.price), *describe_stage(stage)]
        for board in BOARDS
        for number, stage in enumerate(board.stages, 1)
    }
    return cards | stages


def describe_stage(stage: Stage) -> list[Phrase]:
    """Everything a stage of a wonder does."""
    return describe_effects(stage.effects)


def describe_board(board: Board) -> list[Phrase]:
    """What a board gives from the start: its resource, its rule."""
    phrases: list[Phrase] = []
    if board.resource >= 0:
        phrases.append((_PRODUCTS[board.resource], {"n": 1}))
    return phrases + describe_effects(board.start)


def describe_effects(effects: tuple[Effect, ...]) -> list[Phrase]:
    counting = [effect for effect in effects if effect.type in (COINS_PER, POINTS_PER)]
    others = [effect for effect in effects if effect not in counting]
    return [phrase for effect in others for phrase in _phrases(effect)] + _counts(counting)


def _counts(effects: list[Effect]) -> list[Phrase]:
    """Effects that count things: one phrase for coins and points, and for things worth the same."""
    worth: dict[tuple[int, int], tuple[int, int]] = {}
    for effect in effects:
        coins, points = worth.get((effect.what, effect.places), (0, 0))
        if effect.type == COINS_PER:
            coins += effect.n
        else:
            points += effect.n
        worth[(effect.what, effect.places)] = (coins, points)
    things: dict[tuple[int, int, int], list[str]] = {}
    for (what, places), (coins, points) in worth.items():
        things.setdefault((coins, points, places), []).append(_COUNTED[what])
    return [
        _count(coins, points, {"what": names, "within": _WITHIN[places]})
        for (coins, points, places), names in things.items()
    ]


def _count(coins: int, points: int, facts: Facts) -> Phrase:
    if coins:
        facts["coins"] = coins
    if points:
        facts["n"] = points
    if coins and points:
        return ("effect-coins-points-per", facts)
    return ("effect-coins-per" if coins else "effect-points-per", facts)


def _phrases(effect: Effect) -> list[Phrase]:
    kind = effect.type
    if kind in _PLAIN:
        return [(_PLAIN[kind], {})]
    if kind in _NUMBERED:
        return [(_NUMBERED[kind], {"n": effect.n})]
    if kind in _COINS:
        return [(_COINS[kind], {"coins": effect.n})]
    if kind == PRODUCE:
        return _production(effect)
    if kind == SCIENCE:
        return [(SYMBOL_AMOUNTS[effect.what], {"n": 1})]
    if kind == TRADE_DISCOUNT:
        goods = "goods-raw" if effect.options == _RAW else "goods-manufactured"
        return [("effect-trade-discount", {"goods": goods, "from": _FROM[effect.places]})]
    if kind == TRADE_REBATE:
        return [("effect-trade-rebate", {"coins": effect.n, "from": _FROM[effect.places]})]
    if kind == LEADER_DISCOUNT:
        facts: Facts = {"coins": effect.n, "neighbours": effect.neighbours}
        return [("effect-leader-discount", facts)]
    if kind == POINTS_PER_SET:
        colours = [f"colour-{COLOURS[colour]}" for colour in effect.of]
        return [("effect-points-per-set", {"n": effect.n, "colours": colours})]
    return [_about_cards(effect)]


def _production(effect: Effect) -> list[Phrase]:
    made = [resource for resource in range(len(RESOURCE_IDS)) if effect.options >> resource & 1]
    if len(made) == 1:
        phrase: Phrase = (_PRODUCTS[made[0]], {"n": effect.n})
    elif effect.options == _RAW:
        phrase = ("effect-produce-raw", {})
    elif effect.options == _MANUFACTURED:
        phrase = ("effect-produce-manufactured", {})
    else:
        one, other = [f"resource-{RESOURCE_IDS[resource]}" for resource in made]
        phrase = ("effect-produce-either", {"one": one, "other": other})
    return [phrase] if effect.for_sale else [phrase, ("effect-not-for-sale", {})]


def _about_cards(effect: Effect) -> Phrase:
    """Effects that concern the cards of one colour, all cards, or stages."""
    kind = effect.type
    if kind == WAIVE_RESOURCE and effect.what == STAGE:
        return ("effect-waive-stage", {})
    if kind == FREE_BUILD and effect.what == ANY_CARD:
        return ("effect-free-once", {})
    what = _COUNTED[effect.what]
    if kind == WAIVE_RESOURCE:
        return ("effect-waive", {"what": what})
    if kind == FREE_BUILD:
        key = "effect-free-once-colour" if effect.once_per_age else "effect-free-cards"
        return (key, {"what": what})
    if kind == ON_BUILD_COINS:
        return ("effect-on-build", {"coins": effect.n, "what": what})
    assert kind == OTHERS_LOSE_PER
    return ("effect-others-lose-per", {"coins": effect.n, "what": what})
