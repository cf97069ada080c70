"""What networks are taught: which mixes of seats and options, by which inputs."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from quartier.bots.about import Mixes
from quartier.core.features import Features
from quartier.core.rng import Rng
from quartier.core.speech import Refusal
from quartier.core.titles import TO_THE_END, Settings, Title, Value, spelled

# So many of the games are the usual one.
USUAL: Final = 0.6
MANY: Final = 1 << 20
ALONE: Final = "seats=1"
# The networks of Card City saw its larger levels, and pollution that counts, in few games.
ADVANCED: Final[Mixes] = {"level": ["advanced"], "seats": ["2", "3", "4"]}
NORMAL: Final[Mixes] = {"level": ["normal"], "seats": ["2", "3", "4"]}
NORMAL_BEYOND_TWO: Final[Mixes] = {"level": ["normal"], "seats": ["3", "4"]}
ECOLOGY: Final[Mixes] = {"ecology": ["true"], "seats": ["2", "3", "4"]}


class Course(NamedTuple):
    """How a title is learned: groups of flags and numbers that are counted whatever their place,
    the option whose values are scored in different units, options always drawn evenly, values
    that are left out, the sizes of both layers, how often any move is played, in what part of
    the games follow-up questions are thought over, too, and for what each network is taught
    (`victory=economic`, or nothing in particular) the mixes in which duels showed it to judge no
    better than the evaluation alone, how many choices a search plays on before it asks, where that
    is not as usual, the groups of flags that are seen place by place where moves are compared, and
    how many rounds after this one a search of who plays alone goes on, where it ends with one."""

    counted: frozenset[str]
    unit_option: str
    even: frozenset[str]
    left_out: dict[str, tuple[Value, ...]]
    first: int
    second: int
    straying: float
    deep: float
    weak: Mapping[str, list[Mixes]] = MappingProxyType({})
    horizons: Mapping[str, int] = MappingProxyType({})
    sights: tuple[str, ...] = ()
    rounds: Mapping[str, int] = MappingProxyType({})


COURSES: Final = {
    "sevenwonders": Course(frozenset(), "", frozenset(), {}, 160, 32, 0.08, 1.0),
    "lacitta": Course(
        frozenset(["tile", "marker", "plan_at", "waiting", "lake", "castle", "wheat", "mountains"]),
        "",
        frozenset(),
        {},
        96,
        32,
        0.05,
        0.3,
    ),
    "cardcity": Course(
        frozenset(["lies", "region", "free", "architect", "turned"]),
        "victory",
        frozenset(["victory"]),
        {},
        128,
        32,
        0.05,
        0.5,
        {
            "victory=residential": [NORMAL_BEYOND_TWO, ADVANCED, ECOLOGY],
            "victory=economic": [NORMAL_BEYOND_TWO, ADVANCED],
            "victory=industrial": [NORMAL, ADVANCED],
            "victory=commercial": [NORMAL, ADVANCED],
            "victory=happiness": [ADVANCED],
        },
        # Others hardly come into it, so that a city can be followed to its end; only here that
        # seems to win more games.
        {"victory=economic": TO_THE_END, "victory=commercial": TO_THE_END, ALONE: TO_THE_END},
        ("lies", "region", "free", "architect"),
    ),
    "smallcity": Course(
        frozenset(["tile", "people", "zone", "blocked", "mayor", "plan_at", "hall_at", "picked"]),
        "",
        frozenset(),
        {"victory": ("economic", "citizen", "cultural")},
        96,
        32,
        0.04,
        0.4,
        {"": [{"seats": ["1"]}]},
        {ALONE: TO_THE_END},
        ("tile", "people:+0", "zone", "blocked"),
        # A network thinks better of later positions, so it is asked at the end of a round: of this
        # one that says too little yet.
        {ALONE: 1},
    ),
}


def input_names(title: Title, features: Features, insights: int) -> list[str]:
    """The inputs of a title's network."""
    course = COURSES[title.id]
    table = [*features.numbers, *features.flags.names]
    part = [*features.part_numbers, *features.part_flags.names]
    names = list(dict.fromkeys(_counted(name, course) for name in table))
    of_part = list(dict.fromkeys(_counted(name, course) for name in part))
    for whose in ("own", "next", "previous", "others"):
        names += [f"{whose}.{name}" for name in of_part]
    names += [f"seats={seats}" for seats in title.seats]
    for key, values in taught(title, "").items():
        names += [f"{key}={value}" for value in values]
    return names + [f"insight.{number}" for number in range(insights)]


def planes_of(title: Title, features: Features) -> list[str]:
    """The flags of a title's boards that are seen place by place, without their places."""
    sights = COURSES[title.id].sights
    planes = dict.fromkeys(name.rpartition(":")[0] for name in features.part_flags.names)
    return [plane for plane in planes if f"{plane}:".startswith(tuple(f"{one}:" for one in sights))]


def _counted(name: str, course: Course) -> str:
    """A name without its place, where places do not count."""
    return name.rpartition(":")[0] if name.partition(":")[0] in course.counted else name


def taught(title: Title, only: str) -> dict[str, list[str]]:
    """The options of the games a network learns from: `only` narrows one of them, as in
    `victory=economic`, or the seats, as in `seats=1`."""
    left_out = COURSES[title.id].left_out
    values = {
        option.key: [
            spelled(value) for value in option.values if value not in left_out.get(option.key, ())
        ]
        for option in title.options
    }
    key, _, value = only.partition("=")
    if key in values:
        values[key] = [value]
    return values


def taught_seats(title: Title, only: str) -> list[int]:
    """The numbers of seats a network learns from."""
    key, _, value = only.partition("=")
    if key != "seats":
        return list(title.seats)
    if value not in map(str, title.seats):
        raise ValueError(f"{title.id} is not played with {only}")
    return [int(value)]


def options_of(title: Title, only: str) -> Settings:
    """The options that all games a network learns from have in common."""
    return {} if only.partition("=")[0] in ("", "seats") else dict([setting(title, only)])


def setting(title: Title, text: str) -> tuple[str, Value]:
    """An option and its value, as in `victory=economic`."""
    key, _, value = text.partition("=")
    for option in title.options:
        parsed = option.parse(value) if option.key == key else None
        if parsed is not None:
            return key, parsed
    raise ValueError(f"{text} is no option of {title.id}")


def draw_mix(title: Title, only: str, rng: Rng) -> tuple[Settings, int]:
    """Seats and options of a game: often the usual ones, and any others that go together."""
    course = COURSES[title.id]
    allowed = taught(title, only)
    while True:
        usual = rng.below(MANY) < USUAL * MANY
        possible = taught_seats(title, only)
        often = [seats for seats in (title.usual_seats, 4) if seats in possible]
        drawn = often if usual and often else possible
        seats = drawn[rng.below(len(drawn))]
        given: dict[str, Value] = {}
        for option in title.options:
            values = [value for value in option.values if spelled(value) in allowed[option.key]]
            if option.key in course.even or (not usual and rng.below(2)):
                given[option.key] = values[rng.below(len(values))]
        settings = title.settings(given)
        if not isinstance(settings, Refusal) and title.check(settings, seats) is None:
            return settings, seats
