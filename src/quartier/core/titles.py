"""Titles: the kinds of game, what they offer, and where they are found."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from typing import Final

from mypy_extensions import mypyc_attr

from quartier.core.data import Content, content_of
from quartier.core.installed import ENTRY_POINTS, installed
from quartier.core.moves import ActionSpace
from quartier.core.pickling import make_picklable
from quartier.core.rng import Seed
from quartier.core.speech import Fact, Refusal, is_literal, literal
from quartier.core.state import State

# A horizon no game reaches.
TO_THE_END: Final = 1_000_000

Value = bool | str
Settings = dict[str, Value]


class Option:
    """A choice made before the game: its allowed values, the default first."""

    def __init__(self, key: str, values: tuple[Value, ...]) -> None:
        self.key = key
        self.values = values

    @property
    def default(self) -> Value:
        return self.values[0]

    def parse(self, text: str) -> Value | None:
        """The value written like this, or None."""
        for value in self.values:
            if spelled(value) == text.strip().lower():
                return value
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Title:
    """A kind of game. The folder of `package` holds its rules, content and catalogues.

    `version` counts changes of the rules that make old records replay differently. `vocabulary`
    lists the message keys of the content (cards, boards), which no source line spells out.
    `horizon` is how many choices bots play on before they ask `evaluate`: few where it judges well.
    `retired` are options of old records that have no meaning any more.
    """

    def __init__(
        self,
        title_id: str,
        package: str,
        version: int,
        seats: tuple[int, ...],
        usual_seats: int,
        minutes: int,
        options: tuple[Option, ...],
        space: ActionSpace,
        vocabulary: list[str],
        horizon: int = 4,
        retired: tuple[str, ...] = (),
    ) -> None:
        self.id = title_id
        self.package = package
        self.version = version
        self.seats = seats
        self.usual_seats = usual_seats
        self.minutes = minutes
        self.options = options
        self.space = space
        self.vocabulary = vocabulary
        self.horizon = horizon
        self.retired = retired
        self.content.need_texts(package, vocabulary)
        make_picklable(package)

    @property
    def content(self) -> Content:
        """What it is played with."""
        return content_of(self.package)

    def start(self, settings: Settings, seats: int, seed: Seed) -> State:
        """The first position of a table whose settings and seats are allowed."""
        raise NotImplementedError

    def forbids(self, settings: Settings, seats: int) -> Refusal | None:
        """Why these values, each allowed by itself, do not go together; None if they do."""
        raise NotImplementedError

    def evaluate(self, state: State, seat: int) -> float:
        """How well a seat stands, higher is better; asked of samples, never of the real state."""
        raise NotImplementedError

    def settings_of(self, state: State) -> Settings:
        """The settings a state was set up with; asked where a network has learned the title."""
        raise NotImplementedError

    def insights(self, state: State, seat: int) -> list[float]:
        """What a network is told besides the observation: first what it corrects, which is what
        `evaluate` said when it learned, then numbers that take the rules to work out. Always as
        many; asked of samples, as `evaluate` is.
        """
        return [self.evaluate(state, seat)]

    def round_of(self, state: State) -> int:
        """In which round of the game a position lies; asked where a search ends with a round."""
        raise NotImplementedError

    def spoken(self) -> list[str]:
        """The message keys that name the title, its options, its content and its moves."""
        keys = [*(f"title-{word}" for word in ("name", "summary")), *self.vocabulary]
        for option in self.options:
            keys += [f"option-{option.key}", f"option-{option.key}-help"]
            keys += [
                f"value-{option.key}-{value}" for value in option.values if isinstance(value, str)
            ]
        for move in self.space.moves:
            keys.append(move.key)
            facts = [fact for fact in move.facts.values() if isinstance(fact, str)]
            keys += [fact for fact in facts if not is_literal(fact)]
        return sorted(set(keys))

    def settings(self, given: Mapping[str, Value]) -> Settings | Refusal:
        """The complete settings: what is given, and defaults for the rest."""
        options = {option.key: option for option in self.options}
        for key, value in given.items():
            if key in self.retired:
                continue
            if key not in options:
                known: Fact = [literal(option.key) for option in self.options]
                return Refusal("", "error-unknown-option", {"given": literal(key), "known": known})
            if value not in options[key].values:
                return bad_value(options[key], spelled(value))
        return {option.key: given.get(option.key, option.default) for option in self.options}

    def settle(self, given: Mapping[str, Value], seats: int) -> Settings | Refusal:
        """Complete settings that go together: what is given, and of the rest as many defaults as
        the rules allow; so one option may imply another.
        """
        settings = self.settings(given)
        if isinstance(settings, Refusal):
            return settings
        refusal = self.check(settings, seats)
        if refusal is None or seats not in self.seats:
            return settings if refusal is None else refusal
        free = [option for option in self.options if option.key not in given]
        tries = [list(values) for values in product(*[option.values for option in free])]
        defaults = [option.default for option in free]
        tries.sort(key=lambda values: _differences(values, defaults))
        for values in tries:
            for option, value in zip(free, values, strict=True):
                settings[option.key] = value
            if self.forbids(settings, seats) is None:
                return settings
        return refusal

    def implied(self, given: Mapping[str, Value], settings: Settings) -> Settings:
        """Which of these settings came along with what is given."""
        return {
            option.key: settings[option.key]
            for option in self.options
            if option.key not in given and settings[option.key] != option.default
        }

    def choices(self, option: Option, seats: int) -> list[Value]:
        """The values of an option that a table with so many seats can be set up with."""
        settled = [self.settle({option.key: value}, seats) for value in option.values]
        return [
            value
            for value, settings in zip(option.values, settled, strict=True)
            if not isinstance(settings, Refusal)
        ]

    def check(self, settings: Settings, seats: int) -> Refusal | None:
        """Why no table can be set up like this; None if it can."""
        if seats not in self.seats:
            return Refusal(
                "", "error-seats", {"given": seats, "low": self.seats[0], "high": self.seats[-1]}
            )
        return self.forbids(settings, seats)

    def new(self, settings: Settings, seats: int, seed: Seed) -> State:
        """A new table; a ValueError if `check` would refuse it."""
        refusal = self.check(settings, seats)
        if refusal is not None:
            raise ValueError(f"{self.id} cannot be set up like this: {refusal}")
        return self.start(settings, seats, seed)


def _differences(values: list[Value], others: list[Value]) -> int:
    return sum([value != other for value, other in zip(values, others, strict=True)])


def spelled(value: Value) -> str:
    """A setting as a person types it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return value


def bad_value(option: Option, given: str) -> Refusal:
    allowed: Fact = [literal(spelled(value)) for value in option.values]
    facts = {"option": literal(option.key), "given": literal(given), "allowed": allowed}
    return Refusal("", "error-option-value", facts)


def all_titles() -> list[Title]:
    """Every installed title, by id."""
    return [_load(point.load()) for point in installed()]


def find_title(title_id: str) -> Title | None:
    """The installed title of this id; only that one is imported."""
    for point in installed():
        if point.name == title_id:
            return _load(point.load())
    return None


def title_ids() -> list[str]:
    return [point.name for point in installed()]


def _load(title: object) -> Title:
    if not isinstance(title, Title):
        raise TypeError(f"an entry point of {ENTRY_POINTS} names {title!r}, which is no Title")
    return title
