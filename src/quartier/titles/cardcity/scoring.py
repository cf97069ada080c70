"""Points, at the end and at any time before (CC-31 to CC-33, CC-40, CC-42, CC-50 to CC-57)."""

from __future__ import annotations

from typing import Final

from quartier.core.speech import Facts, Points, Remark, Result, ScoreLine
from quartier.titles.cardcity.content import (
    CLOUD,
    COMMERCE,
    COMMERCIAL,
    ECONOMIC,
    HAPPINESS,
    INDUSTRIAL,
    INDUSTRY,
    LEISURE,
    PARK,
    PARKING,
    RESIDENTIAL,
)
from quartier.titles.cardcity.ecology import cleaning_price, has_lost, pollution
from quartier.titles.cardcity.ground import District, Ground
from quartier.titles.cardcity.income import is_live, share, triangle
from quartier.titles.cardcity.site import Site
from quartier.titles.cardcity.solo import ALONE, rank_of
from quartier.titles.cardcity.squares import empty_beside, empty_places
from quartier.titles.cardcity.state import CardCity

MONEY_PER_POINT: Final = 5
MONEY_PER_PLACE: Final = 5
POINTS_PER_CLOUD: Final = -2

HOMES: Final = "score-residences"
MONEY: Final = "score-money"
PLACES: Final = "score-places"
CLOUDS: Final = "score-clouds"
BUILDINGS: Final = "score-buildings"
HAPPY: Final = "score-happiness"
POLLUTION: Final = "score-pollution"
_CATEGORIES: Final = (
    [HOMES, MONEY, PLACES, CLOUDS],
    [MONEY, PLACES],
    [BUILDINGS, PLACES],
    [BUILDINGS, PLACES],
    [HAPPY],
)
_TIE_BREAKS: Final = (
    ["tie-remainder"],
    ["tie-cards"],
    ["tie-money", "tie-cards"],
    ["tie-money", "tie-cards"],
    ["tie-money", "tie-cards"],
)


def categories(state: CardCity) -> list[str]:
    """The categories of the victory condition played."""
    found = _CATEGORIES[state.options.victory]
    with_pollution = state.options.ecology and state.options.victory != HAPPINESS
    return [*found, POLLUTION] if with_pollution else [*found]


def commerce_rim(ground: Ground) -> int:
    """The cells that touch a commerce, without suburb cards that have not joined (CC-A52)."""
    rim = 0
    for shop in ground.shops:
        if is_live(ground, shop):
            rim |= shop.rim
    return rim


def happiness(state: CardCity, seat: int, home: District) -> int:
    """CC-56, CC-56a: the happiness of a whole residential district."""
    ground = state.ground(seat)
    outlines = state.cities[seat].site.outlines
    outline = home.outline
    if not outlines[LEISURE] & outline or outlines[CLOUD] & outline:
        return 0
    if not _any_touches(ground.parkings, outline):
        return 0
    if not _any_touches([shop for shop in ground.shops if is_live(ground, shop)], outline):
        return 0
    return 2 * home.size if outlines[PARK] & outline else home.size


def _any_touches(districts: list[District], outline: int) -> bool:
    return any(district.outline & outline for district in districts)


# Lines and totals


def _half_cards(state: CardCity, seat: int, counted: int) -> Points:
    """CC-54, CC-55: what the halves of the type that counts and of parkings are worth."""
    half = state.ground(seat).half
    region = state.cities[seat].site.region
    halves = (half[counted] & region).bit_count() + (half[PARKING] & region).bit_count()
    return halves // 2 if halves % 2 == 0 else halves / 2


def score_lines(state: CardCity, seat: int) -> list[ScoreLine]:
    """Every point of a seat with its source, as if the game ended now."""
    victory = state.options.victory
    if victory == RESIDENTIAL:
        lines = _residential(state, seat)
    elif victory == ECONOMIC:
        lines = _economic(state, seat)
    elif victory == HAPPINESS:
        lines = _happy(state, seat)
    else:
        lines = _buildings(state, seat)
    if state.options.ecology and victory != HAPPINESS:
        percent = pollution(state, seat)
        points = percent if victory in (INDUSTRIAL, COMMERCIAL) else -percent
        lines.append(ScoreLine(POLLUTION, "source-pollution", "CC-62", points))
    return [line for line in lines if line.points]


def _residential(state: CardCity, seat: int) -> list[ScoreLine]:
    """CC-31, CC-32, CC-40, CC-42, CC-50, CC-52."""
    city = state.cities[seat]
    ground = state.ground(seat)
    lines = []
    for home in ground.homes:
        points = share(state, seat, home, triangle(home.size))
        lines.append(ScoreLine(HOMES, "source-residences", "CC-31", points))
    points = city.money // MONEY_PER_POINT
    lines.append(ScoreLine(MONEY, "source-money", "CC-32", points))
    lines += _places(city.settled, 1, "CC-32", "CC-40")
    clouds = (ground.whole[CLOUD] & city.site.region).bit_count()
    lines.append(ScoreLine(CLOUDS, "source-clouds", "CC-42", POINTS_PER_CLOUD * clouds))
    return lines


def _economic(state: CardCity, seat: int) -> list[ScoreLine]:
    """CC-53."""
    city = state.cities[seat]
    line = ScoreLine(MONEY, "source-money", "CC-53", city.money)
    return [line, *_places(city.settled, MONEY_PER_PLACE, "CC-53", "CC-53")]


def _places(site: Site, worth: int, rule: str, park_rule: str) -> list[ScoreLine]:
    """Empty places cost something, unless they touch a park."""
    green = empty_beside(site, site.rims[PARK])
    plain = empty_places(site) - green
    return [
        ScoreLine(PLACES, "source-empty", rule, -worth * plain),
        ScoreLine(PLACES, "source-green", park_rule, worth * green),
    ]


def _buildings(state: CardCity, seat: int) -> list[ScoreLine]:
    """CC-54, CC-55: cards, halves and virtual warehouses."""
    ground = state.ground(seat)
    site = state.cities[seat].settled
    cells = site.region
    if state.options.victory == INDUSTRIAL:
        type_, source, rule, rim = INDUSTRY, "source-industries", "CC-54", site.rims[INDUSTRY]
    else:
        type_, source, rule, rim = COMMERCE, "source-commerces", "CC-55", commerce_rim(ground)
        if state.options.suburb:
            # CC-80: commerces of the suburb that have joined.
            for shop in ground.shops:
                if is_live(ground, shop):
                    cells |= shop.cells
    buildings = (ground.whole[type_] & cells).bit_count()
    parkings = (ground.whole[PARKING] & site.region).bit_count()
    return [
        ScoreLine(BUILDINGS, source, rule, buildings),
        ScoreLine(BUILDINGS, "source-parkings", rule, parkings),
        ScoreLine(BUILDINGS, "source-halves", rule, _half_cards(state, seat, type_)),
        ScoreLine(PLACES, "source-warehouses", rule, empty_beside(site, rim)),
    ]


def _happy(state: CardCity, seat: int) -> list[ScoreLine]:
    """CC-56, CC-A44."""
    lines = []
    for home in state.ground(seat).homes:
        if home.cells & state.cities[seat].site.region:
            points = share(state, seat, home, happiness(state, seat, home))
            lines.append(ScoreLine(HAPPY, "source-happiness", "CC-56", points))
    return lines


def score(state: CardCity, seat: int) -> Points:
    return sum([line.points for line in score_lines(state, seat)])


# The end


def standing(state: CardCity, seat: int, total: Points) -> list[Points]:
    """What decides the ranking: not having lost, the score, then the tie-breaks (CC-57)."""
    city = state.cities[seat]
    money = city.money
    cards = (city.settled.taken & city.site.region).bit_count()  # CC-A26
    victory = state.options.victory
    if victory == RESIDENTIAL:
        return [1, total, money % MONEY_PER_POINT]
    if victory == ECONOMIC:
        return [1, total, cards]
    if victory == HAPPINESS:
        if has_lost(state, seat):
            return [0, 0, 0, 0]
        return [1, total, money - cleaning_price(state, seat), cards]
    return [1, total, money, cards]


def final_result(state: CardCity) -> Result:
    """CC-33, CC-57, CC-62: who has won, and by what; a full tie is shared."""
    lines = [score_lines(state, seat) for seat in range(state.seats)]
    totals = [sum([line.points for line in of_seat]) for of_seat in lines]
    standings = [standing(state, seat, totals[seat]) for seat in range(state.seats)]
    best = max(standings)
    ranks = [1 + sum([other > own for other in standings]) for own in standings]
    reason = "end-rounds"
    if best[0] == 0:
        # CC-A36: nobody wins, which is a draw of all.
        reason = "end-polluted"
    elif state.seats == 1:
        reason = rank_of(state.options.victory, totals[ALONE]).end_key
    tie_break = _tie_break(state, standings)
    return Result(
        categories(state), lines, totals, ranks, tie_break, reason, remarks=_remarks(state)
    )


def _remarks(state: CardCity) -> list[Remark]:
    """CC-62: who had to clean up, at what price, and what money that left."""
    remarks: list[Remark] = []
    for seat in range(state.seats):
        price = cleaning_price(state, seat)
        if price == 0:
            continue
        money = state.cities[seat].money
        facts: Facts = {"seat": seat, "percent": pollution(state, seat), "price": price}
        if price > money:
            remarks.append(Remark("CC-62", "remark-too-dirty", {**facts, "money": money}))
        else:
            remarks.append(Remark("CC-62", "remark-cleaned", {**facts, "money": money - price}))
    return remarks


def _tie_break(state: CardCity, standings: list[list[Points]]) -> str:
    """The key of what separated those with the best score, or ""."""
    best = max(standings)
    tied = [own for own in standings if own[:2] == best[:2]]
    if len(tied) == 1 or best[0] == 0:
        return ""
    for index, key in enumerate(_TIE_BREAKS[state.options.victory]):
        tied = [own for own in tied if own[2 + index] == best[2 + index]]
        if len(tied) == 1:
            return key
    return "tie-shared"
