"""A city: its board, its cards, and what follows from them."""

from __future__ import annotations

from typing import Final

from quartier.titles.sevenwonders.content import (
    ALL_RESOURCES,
    ANY_CARD,
    BROWN,
    DEFEAT,
    DEFEAT_AS_SHIELD,
    FREE_BUILD,
    GREY,
    LAST_TRAIT,
    LEADER_DISCOUNT,
    LEFT,
    ON_BUILD_COINS,
    PRODUCE,
    PRODUCE_MISSING,
    PRODUCE_OWNED,
    RESOURCES,
    RIGHT,
    SCIENCE,
    SHIELDS,
    STAGE,
    TRADE_DISCOUNT,
    TRADE_REBATE,
    WAIVE_RESOURCE,
    WHITE,
    Board,
    Effect,
    Kind,
)
from quartier.titles.sevenwonders.moves import RIGHT_ANY_CARD, RIGHT_BLACK_CARD

FULL_PRICE: Final = 2
DISCOUNT_PRICE: Final = 1

_EMPTY: Final[list[int]] = []
_NOTHING: Final = [0] * max(LAST_TRAIT + 1, ANY_CARD + 1)
_FULL_PRICES: Final = [FULL_PRICE] * len(RESOURCES)


class City:
    """What stands in a city, open to everybody (SW-6), and the sums the rules ask for.

    `tally` counts cards by colour, then stages and tokens (content.COUNTED); `traits` adds up the
    simple effects by type. Everything after `under` follows from the cards and is kept up to date
    when one is added, because every legal move asks for it. Lists are replaced, never changed in
    place, so that clones share them.
    """

    def __init__(self, board: Board, coins: int) -> None:
        self.board = board
        self.coins = coins
        self.debts = 0
        self.diplomacy = 0
        self.military = 0
        self.tally = _NOTHING
        self.names = 0
        self.built: list[int] = _EMPTY
        self.leaders: list[int] = _EMPTY
        self.copied = -1
        self.under: list[int] = _EMPTY
        self.traits = _NOTHING
        self.science = _NOTHING
        self.fixed = _NOTHING
        self.flexible: list[int] = _EMPTY
        self.choices: list[int] = _EMPTY
        self.fixed_sale = _NOTHING
        self.flexible_sale: list[int] = _EMPTY
        self.produced = 0
        self.warehouses = 0
        self.markets = 0
        self.left_price = _FULL_PRICES
        self.right_price = _FULL_PRICES
        self.left_rebate = 0
        self.right_rebate = 0
        self.waived = _NOTHING
        self.always_free = 0
        self.rights = 0
        self.rights_left = 0
        self.own_leader_cut = 0
        self.neighbour_leader_cut = 0
        self.on_build = _NOTHING
        self.bonus_taken = False

    @property
    def stages(self) -> int:
        return self.tally[STAGE]

    @property
    def strength(self) -> int:
        """SW-57, SW-160: shields, and with Semiramis the defeats."""
        return self.traits[SHIELDS] + self.traits[DEFEAT_AS_SHIELD] * self.tally[DEFEAT]

    def settle(self) -> None:
        """Begin with the board's own resource and effects (SW-32, SW-117)."""
        resource = self.board.resource
        if resource >= 0:
            self.fixed = _plus(self.fixed, resource, 1)
            self.fixed_sale = _plus(self.fixed_sale, resource, 1)
            self.produced |= 1 << resource
        for effect in self.board.start:
            self.keep(effect, False)

    def add(self, kind: Kind) -> None:
        """Put a card or a recruited leader into the city; its lasting effects begin."""
        self.tally = _plus(self.tally, kind.colour, 1)
        if kind.colour == WHITE:
            self.leaders = [*self.leaders, kind.number]
        else:
            self.built = [*self.built, kind.number]
            self.names |= kind.name
        makes_goods = kind.colour in (BROWN, GREY)
        for effect in kind.effects:
            self.keep(effect, makes_goods)

    def add_stage(self, card: int) -> None:
        """SW-25: the next stage works; the card under the board only marks it (SW-5)."""
        for effect in self.board.stages[self.stages].effects:
            self.keep(effect, False)
        self.tally = _plus(self.tally, STAGE, 1)
        self.under = [*self.under, card]

    def add_tokens(self, what: int, number: int, worth: int) -> None:
        """SW-58: take conflict tokens of one value."""
        self.tally = _plus(self.tally, what, number)
        self.military += number * worth

    def copy_leader(self, kind: Kind) -> None:
        """SW-115: have a leader's effect without having the leader."""
        self.copied = kind.number
        for effect in kind.effects:
            self.keep(effect, False)

    def keep(self, effect: Effect, makes_goods: bool) -> None:
        """Let a lasting effect begin. `makes_goods`: it is the yield of a brown or grey card."""
        kind = effect.type
        if kind <= LAST_TRAIT:
            self.traits = _plus(self.traits, kind, effect.n)
        elif kind == PRODUCE:
            self._produce(effect, makes_goods)
        elif kind == PRODUCE_OWNED:
            self.warehouses += effect.n
            self._refresh_choices()
        elif kind == PRODUCE_MISSING:
            self.markets += effect.n
            self._refresh_choices()
        elif kind == TRADE_DISCOUNT:
            if effect.places & LEFT:
                self.left_price = _discount(self.left_price, effect.options)
            if effect.places & RIGHT:
                self.right_price = _discount(self.right_price, effect.options)
        elif kind == TRADE_REBATE:
            if effect.places & LEFT:
                self.left_rebate += effect.n
            if effect.places & RIGHT:
                self.right_rebate += effect.n
        elif kind == WAIVE_RESOURCE:
            self.waived = _plus(self.waived, effect.what, effect.n)
        elif kind == FREE_BUILD:
            if not effect.once_per_age:
                self.always_free |= 1 << effect.what
            else:
                right = RIGHT_ANY_CARD if effect.what == ANY_CARD else RIGHT_BLACK_CARD
                self.rights |= right
                self.rights_left |= right
        elif kind == LEADER_DISCOUNT:
            self.own_leader_cut += effect.n
            self.neighbour_leader_cut += effect.neighbours
        elif kind == ON_BUILD_COINS:
            self.on_build = _plus(self.on_build, effect.what, effect.n)
        elif kind == SCIENCE:
            self.science = _plus(self.science, effect.what, 1)

    def _produce(self, effect: Effect, makes_goods: bool) -> None:
        options = effect.options
        if options & (options - 1):
            self.flexible = self.flexible + [options] * effect.n
            if effect.for_sale:
                self.flexible_sale = self.flexible_sale + [options] * effect.n
        else:
            resource = options.bit_length() - 1
            self.fixed = _plus(self.fixed, resource, effect.n)
            if effect.for_sale:
                self.fixed_sale = _plus(self.fixed_sale, resource, effect.n)
        if makes_goods:
            self.produced |= options
        self._refresh_choices()

    def _refresh_choices(self) -> None:
        """SW-142 to SW-144: what the warehouse and the black market may give."""
        choices = self.flexible[:]
        if self.produced:
            choices += [self.produced] * self.warehouses
        if self.produced != ALL_RESOURCES:
            choices += [ALL_RESOURCES ^ self.produced] * self.markets
        self.choices = choices

    def clone(self) -> City:
        twin = City(self.board, self.coins)
        twin.debts = self.debts
        twin.diplomacy = self.diplomacy
        twin.military = self.military
        twin.tally = self.tally
        twin.names = self.names
        twin.built = self.built
        twin.leaders = self.leaders
        twin.copied = self.copied
        twin.under = self.under
        twin.traits = self.traits
        twin.science = self.science
        twin.fixed = self.fixed
        twin.flexible = self.flexible
        twin.choices = self.choices
        twin.fixed_sale = self.fixed_sale
        twin.flexible_sale = self.flexible_sale
        twin.produced = self.produced
        twin.warehouses = self.warehouses
        twin.markets = self.markets
        twin.left_price = self.left_price
        twin.right_price = self.right_price
        twin.left_rebate = self.left_rebate
        twin.right_rebate = self.right_rebate
        twin.waived = self.waived
        twin.always_free = self.always_free
        twin.rights = self.rights
        twin.rights_left = self.rights_left
        twin.own_leader_cut = self.own_leader_cut
        twin.neighbour_leader_cut = self.neighbour_leader_cut
        twin.on_build = self.on_build
        twin.bonus_taken = self.bonus_taken
        return twin

    def data(self) -> tuple[object, ...]:
        """The fields from which all others follow."""
        return (
            self.board.number,
            self.coins,
            self.debts,
            self.diplomacy,
            self.military,
            self.tally,
            self.built,
            self.leaders,
            self.copied,
            self.under,
            self.rights_left,
            self.bonus_taken,
        )


def _plus(numbers: list[int], index: int, n: int) -> list[int]:
    changed = numbers[:]
    changed[index] += n
    return changed


def _discount(prices: list[int], options: int) -> list[int]:
    """SW-39, SW-40: these resources cost 1, however many discounts say so."""
    return [
        DISCOUNT_PRICE if options >> resource & 1 else price
        for resource, price in enumerate(prices)
    ]
