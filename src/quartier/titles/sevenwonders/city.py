"""A city: its board, its cards, and what follows from them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quartier.titles.sevenwonders.content import (
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
    Names,
    both,
)
from quartier.titles.sevenwonders.moves import RIGHT_ANY_CARD, RIGHT_BLACK_CARD
from quartier.titles.sevenwonders.resources import ALL_RESOURCES, UNIT, UNITS_OF, kinds

FULL_PRICE: Final = 2
DISCOUNT_PRICE: Final = 1

_EMPTY: Final[list[int]] = []
_NOTHING: Final = [0] * max(LAST_TRAIT + 1, ANY_CARD + 1)


class City:
    """What stands in a city, open to everybody (SW-6), and the sums the rules ask for.

    `tally` counts cards by colour, then stages and tokens (content.COUNTED); `traits` adds up the
    simple effects by type. Everything after `under` follows from the cards and is kept up to date
    when one is added, because every legal move asks for it: `fixed` and `fixed_sale` count
    resources, `for_sale` has a unit of each kind that is sold at all, the discounts one of each
    that is cheaper. Lists are replaced, never changed in place, so that clones share them.
    `found_city` makes a city, `clone` another one like it.
    """

    coins: int
    debts: int
    diplomacy: int
    military: int
    tally: list[int]
    names: Names
    built: list[int]
    leaders: list[int]
    copied: int
    under: list[int]
    traits: list[int]
    science: list[int]
    fixed: i64
    flexible: list[int]
    choices: list[int]
    fixed_sale: i64
    flexible_sale: list[int]
    for_sale: i64
    produced: int
    warehouses: int
    markets: int
    left_discounts: i64
    right_discounts: i64
    left_rebate: int
    right_rebate: int
    waived: list[int]
    always_free: int
    rights: int
    rights_left: int
    own_leader_cut: int
    neighbour_leader_cut: int
    on_build: list[int]
    bonus_taken: bool

    def __init__(self, board: Board) -> None:
        self.board = board

    @property
    def stages(self) -> int:
        return self.tally[STAGE]

    @property
    def strength(self) -> int:
        """SW-57, SW-160: shields, and with Semiramis the defeats."""
        return self.traits[SHIELDS] + self.traits[DEFEAT_AS_SHIELD] * self.tally[DEFEAT]

    def add(self, kind: Kind) -> None:
        """Put a card or a recruited leader into the city; its lasting effects begin."""
        self.tally = _plus(self.tally, kind.colour, 1)
        if kind.colour == WHITE:
            self.leaders = [*self.leaders, kind.number]
        else:
            self.built = [*self.built, kind.number]
            self.names = both(self.names, kind.name)
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
                self.left_discounts |= UNITS_OF[effect.options]  # SW-40
            if effect.places & RIGHT:
                self.right_discounts |= UNITS_OF[effect.options]
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

    def produce_at_home(self, resource: int) -> None:
        """SW-32, SW-34: the initial resource of the board, for the city and for sale."""
        self.fixed += UNIT[resource]
        self.fixed_sale += UNIT[resource]
        self.produced |= 1 << resource
        self._refresh_sale()

    def _produce(self, effect: Effect, makes_goods: bool) -> None:
        options = effect.options
        if options & (options - 1):
            self.flexible = self.flexible + [options] * effect.n
            if effect.for_sale:
                self.flexible_sale = self.flexible_sale + [options] * effect.n
        else:
            self.fixed += UNITS_OF[options] * effect.n
            if effect.for_sale:
                self.fixed_sale += UNITS_OF[options] * effect.n
        self._refresh_sale()
        if makes_goods:
            self.produced |= options
        self._refresh_choices()

    def _refresh_sale(self) -> None:
        self.for_sale = kinds(self.fixed_sale)
        for options in self.flexible_sale:
            self.for_sale |= UNITS_OF[options]

    def _refresh_choices(self) -> None:
        """SW-142 to SW-144: what the warehouse and the black market may give."""
        choices = self.flexible[:]
        if self.produced:
            choices += [self.produced] * self.warehouses
        if self.produced != ALL_RESOURCES:
            choices += [ALL_RESOURCES ^ self.produced] * self.markets
        self.choices = choices

    def clone(self) -> City:
        twin = City(self.board)
        twin.coins = self.coins
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
        twin.for_sale = self.for_sale
        twin.produced = self.produced
        twin.warehouses = self.warehouses
        twin.markets = self.markets
        twin.left_discounts = self.left_discounts
        twin.right_discounts = self.right_discounts
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


def found_city(board: Board, coins: int) -> City:
    """A city with nothing but its board's own resource and effects (SW-32, SW-117)."""
    city = City(board)
    city.coins = coins
    city.debts = 0
    city.diplomacy = 0
    city.military = 0
    city.tally = _NOTHING
    city.names = (0, 0)
    city.built = _EMPTY
    city.leaders = _EMPTY
    city.copied = -1
    city.under = _EMPTY
    city.traits = _NOTHING
    city.science = _NOTHING
    city.fixed = 0
    city.flexible = _EMPTY
    city.choices = _EMPTY
    city.fixed_sale = 0
    city.flexible_sale = _EMPTY
    city.for_sale = 0
    city.produced = 0
    city.warehouses = 0
    city.markets = 0
    city.left_discounts = 0
    city.right_discounts = 0
    city.left_rebate = 0
    city.right_rebate = 0
    city.waived = _NOTHING
    city.always_free = 0
    city.rights = 0
    city.rights_left = 0
    city.own_leader_cut = 0
    city.neighbour_leader_cut = 0
    city.on_build = _NOTHING
    city.bonus_taken = False
    if board.resource >= 0:
        city.produce_at_home(board.resource)
    for effect in board.start:
        city.keep(effect, False)
    return city


def _plus(numbers: list[int], index: int, n: int) -> list[int]:
    changed = numbers[:]
    changed[index] += n
    return changed


def price_of(unit: i64, discounts: i64) -> i64:
    """SW-33, SW-39, SW-40: what a unit costs at a neighbour, however many discounts say so."""
    return DISCOUNT_PRICE if discounts & unit else FULL_PRICE
