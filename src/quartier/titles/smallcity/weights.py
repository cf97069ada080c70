"""What the terms of the evaluation weigh, in votes of the end: as written by hand, and as found
by play, alone and among others."""

from __future__ import annotations

from typing import Final

BY_HAND: Final = {
    # A dollar: at the end, and more for every round in which it can still be invested.
    "dollar": 0.6,
    "dollar_per_round": 0.2,
    "dollars_counted": 9.0,
    "dollar_beyond": 0.3,
    # A raw material while there is time to build with it.
    "wood": 0.7,
    "stone": 1.1,
    "metal": 1.4,
    "goods_counted": 8.0,
    "goods_rounds": 3.0,
    # A round of work on a Factory slot, and slots by the rounds to come, up to a number that pays.
    "product": 0.8,
    "factory_slot": 0.36,
    "factory_slots": 3.0,
    "store": 0.12,
    "stores": 3.0,
    "shop_slot": 0.3,
    "shop_slots": 4.0,
    # Of the citizens, those who work; what they make, and the smoke of it.
    "working_part": 0.34,
    "work": 1.0,
    "smoke": 1.0,
    "smoke_of_work": 0.5,
    "homes": 1.0,
    # Room, and influence: homes that could grow, places where large homes could be built.
    "empty_cell": 0.003,
    "empty_beyond": 0.0,
    "growing": 0.52,
    "best_place": 0.13,
    "rich_cell": 0.01,
    "school": 0.3,
    "library": 0.3,
    "museum": 0.3,
    "metro": 0.3,
    "clinic": 0.3,
    "university": 0.3,
    "city_hall": 0.3,
    # Raw materials for the cheapest Cultural Building that is missing, as a part of its price.
    "next_culture": 0.0,
    # Refinery and Port.
    "refinery": 0.0,
    "port": 0.0,
    "park_cell": 0.0,
    # Citizens on their way: votes of all rounds to come as they arrive, and their smoke; how far
    # homes count as grown, homes built each round, Factory slots left vacant.
    "arrivals": 0.0,
    "arrivals_smoke": 0.0,
    "grown": 0.3,
    "homes_each_round": 0.4,
    "vacated": 0.5,
    "in_hall": 0.0,
    "housed": 0.0,
    "vacant_house": 0.0,
    # Steps of the council still to come.
    "economy_step": 1.0,
    "other_step": 0.9,
    # Promises.
    "hope": 0.28,
    "near": 0.9,
    # What is about to come.
    "mediator": 0.4,
    "architect": 0.3,
    "architect_good": 0.3,
    "planner": 0.3,
    "councilor": 0.3,
    "engineer": 0.7,
    "support": 2.0,
    "council_price": 0.7,
    "economy_gain": 1.0,
    "new_citizen": 2.0,
    "free_size": 1.6,
    "hall_zone": 0.1,
}

# Found by CMA-ES (docs/bots.md), in the base game with the electoral victory: alone, and as one
# of three.
ALONE: Final = {
    "dollar": 0.575,
    "dollar_per_round": 0.299,
    "dollars_counted": 13.861,
    "dollar_beyond": 0.398,
    "wood": 0.48,
    "stone": 1.179,
    "metal": 1.807,
    "goods_counted": 11.763,
    "goods_rounds": 3.949,
    "product": 0.691,
    "factory_slot": 0.407,
    "factory_slots": 3.978,
    "store": 0.046,
    "stores": 3.752,
    "shop_slot": 0.18,
    "shop_slots": 4.546,
    "working_part": 0.249,
    "work": 1.019,
    "smoke": 1.025,
    "smoke_of_work": 0.597,
    "homes": 0.868,
    "empty_cell": -0.001,
    "empty_beyond": -0.001,
    "growing": 0.16,
    "best_place": 0.174,
    "rich_cell": 0.018,
    "school": 0.739,
    "library": 0.355,
    "museum": 0.227,
    "metro": 0.348,
    "clinic": -0.172,
    "university": 1.029,
    "city_hall": 0.304,
    "next_culture": -1.614,
    "refinery": -1.236,
    "port": -0.651,
    "park_cell": -0.5,
    "arrivals": 0.797,
    "arrivals_smoke": 0.457,
    "grown": 0.446,
    "homes_each_round": 0.654,
    "vacated": 0.308,
    "in_hall": -0.528,
    "housed": 0.213,
    "vacant_house": 0.19,
    "economy_step": 1.302,
    "other_step": 0.205,
    "hope": 0.066,
    "near": 0.774,
    "mediator": 0.529,
    "architect": 0.235,
    "architect_good": 0.335,
    "planner": 0.198,
    "councilor": 0.575,
    "engineer": 0.587,
    "support": 2.599,
    "council_price": 0.73,
    "economy_gain": 1.359,
    "new_citizen": 3.519,
    "free_size": 1.785,
    "hall_zone": 0.084,
}
AMONG_OTHERS: Final = {
    "dollar": 0.766,
    "dollar_per_round": 0.241,
    "dollars_counted": 6.8,
    "dollar_beyond": 0.292,
    "wood": 0.783,
    "stone": 1.225,
    "metal": 1.942,
    "goods_counted": 9.545,
    "goods_rounds": 3.391,
    "product": 0.521,
    "factory_slot": 0.403,
    "factory_slots": 2.613,
    "store": 0.133,
    "stores": 3.044,
    "shop_slot": 0.189,
    "shop_slots": 2.796,
    "working_part": 0.361,
    "work": 0.794,
    "smoke": 1.068,
    "smoke_of_work": 0.484,
    "homes": 0.655,
    "empty_cell": 0.005,
    "empty_beyond": -0.005,
    "growing": 0.496,
    "best_place": 0.123,
    "rich_cell": 0.01,
    "school": 0.372,
    "library": 0.317,
    "museum": 0.613,
    "metro": 0.07,
    "clinic": 0.175,
    "university": 0.027,
    "city_hall": 0.291,
    "next_culture": -1.041,
    "refinery": -0.086,
    "port": -0.706,
    "park_cell": 0.133,
    "arrivals": 0.89,
    "arrivals_smoke": 0.329,
    "grown": 0.194,
    "homes_each_round": 0.381,
    "vacated": 0.583,
    "in_hall": -0.536,
    "housed": -0.534,
    "vacant_house": 0.105,
    "economy_step": 0.98,
    "other_step": 0.625,
    "hope": 0.223,
    "near": 0.808,
    "mediator": 0.432,
    "architect": 0.254,
    "architect_good": 0.215,
    "planner": 0.375,
    "councilor": 0.156,
    "engineer": 0.535,
    "support": 1.436,
    "council_price": 0.682,
    "economy_gain": 1.44,
    "new_citizen": 2.829,
    "free_size": 0.963,
    "hall_zone": 0.117,
}


class Weights:
    """Weights by name."""

    def __init__(self, by_name: dict[str, float]) -> None:
        self.dollar = by_name["dollar"]
        self.dollar_per_round = by_name["dollar_per_round"]
        self.dollars_counted = by_name["dollars_counted"]
        self.dollar_beyond = by_name["dollar_beyond"]
        self.wood = by_name["wood"]
        self.stone = by_name["stone"]
        self.metal = by_name["metal"]
        self.goods_counted = by_name["goods_counted"]
        self.goods_rounds = max(by_name["goods_rounds"], 0.5)
        self.product = by_name["product"]
        self.factory_slot = by_name["factory_slot"]
        self.factory_slots = by_name["factory_slots"]
        self.store = by_name["store"]
        self.stores = by_name["stores"]
        self.shop_slot = by_name["shop_slot"]
        self.shop_slots = by_name["shop_slots"]
        self.working_part = by_name["working_part"]
        self.work = by_name["work"]
        self.smoke = by_name["smoke"]
        self.smoke_of_work = by_name["smoke_of_work"]
        self.homes = by_name["homes"]
        self.empty_cell = by_name["empty_cell"]
        self.empty_beyond = by_name["empty_beyond"]
        self.growing = by_name["growing"]
        self.best_place = by_name["best_place"]
        self.rich_cell = by_name["rich_cell"]
        self.school = by_name["school"]
        self.library = by_name["library"]
        self.museum = by_name["museum"]
        self.metro = by_name["metro"]
        self.clinic = by_name["clinic"]
        self.university = by_name["university"]
        self.city_hall = by_name["city_hall"]
        self.next_culture = by_name["next_culture"]
        self.refinery = by_name["refinery"]
        self.port = by_name["port"]
        self.park_cell = by_name["park_cell"]
        self.arrivals = by_name["arrivals"]
        self.arrivals_smoke = by_name["arrivals_smoke"]
        self.grown = by_name["grown"]
        self.homes_each_round = by_name["homes_each_round"]
        self.vacated = by_name["vacated"]
        self.in_hall = by_name["in_hall"]
        self.housed = by_name["housed"]
        self.vacant_house = by_name["vacant_house"]
        self.economy_step = by_name["economy_step"]
        self.other_step = by_name["other_step"]
        self.hope = by_name["hope"]
        self.near = by_name["near"]
        self.mediator = by_name["mediator"]
        self.architect = by_name["architect"]
        self.architect_good = by_name["architect_good"]
        self.planner = by_name["planner"]
        self.councilor = by_name["councilor"]
        self.engineer = by_name["engineer"]
        self.support = by_name["support"]
        self.council_price = by_name["council_price"]
        self.economy_gain = by_name["economy_gain"]
        self.new_citizen = by_name["new_citizen"]
        self.free_size = by_name["free_size"]
        self.hall_zone = by_name["hall_zone"]
        self.goods = [self.wood, self.stone, self.metal]
        self.culture = [
            self.city_hall,
            self.school,
            self.library,
            self.museum,
            self.metro,
            self.clinic,
            self.university,
        ]


HAND: Final = Weights(BY_HAND)
# By the number of seats, for the electoral victory.
_AMONG_OTHERS: Final = Weights(AMONG_OTHERS)
TUNED: Final = {1: Weights(ALONE), 2: _AMONG_OTHERS, 3: _AMONG_OTHERS, 4: _AMONG_OTHERS}
