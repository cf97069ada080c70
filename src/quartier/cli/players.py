"""Who sits where: bots by what names them, persons by their names."""

from __future__ import annotations

from quartier.bots.bot import Bot
from quartier.bots.own import any_bot, names_a_class
from quartier.bots.registry import make_bot
from quartier.bots.visitor import AT, Visitor
from quartier.cli.inputs import BadInput, bad, read_list
from quartier.core.record import BOT_MARK, Record
from quartier.core.speech import Refusal, literal
from quartier.core.titles import Settings, Title
from quartier.locale import Texts

# Instead of a bot: a person sits here.
PERSON = "none"
LONGEST_NAME = 24


class Seating:
    """The players of a table, written as in its record; per seat its bot, None for a person."""

    def __init__(self, players: list[str]) -> None:
        self.players = players
        self.bots: list[Bot | None] = [
            _bot(player.removeprefix(BOT_MARK)) if player.startswith(BOT_MARK) else None
            for player in players
        ]

    @property
    def specs(self) -> list[str]:
        """What names the bots."""
        return [
            player.removeprefix(BOT_MARK) for player in self.players if player.startswith(BOT_MARK)
        ]

    @property
    def persons(self) -> list[int]:
        return [seat for seat, bot in enumerate(self.bots) if bot is None]


def names_of(players: list[str], texts: Texts) -> list[str]:
    """What the players of a record are called."""
    names = []
    for seat, player in enumerate(players):
        if player.startswith(BOT_MARK):
            names.append(texts.text("cli-bot-name", {"number": seat + 1}))
        else:
            names.append(player or texts.text("cli-person-name", {"number": seat + 1}))
    return names


def read_seating(seats: int, bots_text: str, names_text: str | None) -> Seating:
    """A person on the first seat, and as told on the others."""
    specs = [PERSON, *read_bots(bots_text, seats - 1, persons=True)]
    names = [] if names_text is None else [_read_name(name) for name in read_list(names_text)]
    persons = specs.count(PERSON)
    if len(names) > persons:
        raise bad("error-name-count", given=len(names), persons=persons)
    names += [""] * (persons - len(names))
    return Seating([names.pop(0) if spec == PERSON else BOT_MARK + spec for spec in specs])


def read_bots(
    text: str, seats: int, *, persons: bool = False, visited: tuple[Title, Settings] | None = None
) -> list[str]:
    """What names the bots of these seats: one for all of them, or one each.

    Bots of other installed versions may come where it is said what is played. Classes of other
    packages may play where no person does: a table is saved, and who opens the record of a stranger
    must not run what it names.
    """
    specs = [
        spec if AT in spec or names_a_class(spec) else spec.lower() for spec in read_list(text)
    ]
    for spec in specs:
        if visited is not None and AT in spec:
            refusal = Visitor(spec).refusal(*visited, seats)
            if refusal is not None:
                raise BadInput(refusal)
        elif not persons and names_a_class(spec):
            _made(any_bot(spec))
        elif not (persons and spec == PERSON):
            _bot(spec)
    if len(specs) == 1:
        return specs * seats
    if len(specs) != seats:
        raise bad("error-bot-count", given=len(specs), wanted=seats)
    return specs


def _read_name(name: str) -> str:
    if not name or len(name) > LONGEST_NAME or not name.isprintable() or name.startswith(BOT_MARK):
        raise bad("error-name", given=literal(name), most=LONGEST_NAME)
    return name


def _bot(spec: str) -> Bot:
    return _made(make_bot(spec))


def _made(bot: Bot | Refusal) -> Bot:
    if isinstance(bot, Refusal):
        raise BadInput(bot)
    return bot


def seat_names(record: Record, texts: Texts) -> list[str]:
    """What the players of a record are called, also if it does not name them."""
    if len(record.players) == record.seats:
        return names_of(record.players, texts)
    return [texts.text("seat-name", {"number": number + 1}) for number in range(record.seats)]
