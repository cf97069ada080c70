"""`quartier replay`: a saved game checked move by move, and shown at any moment."""

from __future__ import annotations

from argparse import Namespace

import msgspec

from quartier.cli.drawing import drawing_of
from quartier.cli.exits import OK
from quartier.cli.inputs import bad, literals, only_word, read_number
from quartier.cli.parser import Parser
from quartier.cli.players import seat_names
from quartier.cli.records import open_record, path_of, retell
from quartier.cli.results import print_result, result_data
from quartier.cli.screen import Screen, sentence, tell_content, title_text, value_text
from quartier.core.history import History
from quartier.core.record import Record
from quartier.core.speech import Event
from quartier.core.state import State
from quartier.locale import Texts


class Moment:
    """A record after some of its decisions, as a seat (None: a spectator) knows it."""

    def __init__(self, record: Record, length: int, seat: int | None) -> None:
        history, told = retell(record, length)
        self.history: History = history
        self.state: State = history.state
        self.record = record
        self.length = length
        self.seat = seat
        eyes = self.state.eyes(seat)
        self.events = [[event for event in events if event.eyes & eyes] for events in told]


def add_options(parser: Parser) -> None:
    parser.option("--to", "cli-metavar-number", "cli-option-to")
    parser.option("--seat", "cli-metavar-number", "cli-option-seat")
    parser.flag("--json", help_key="cli-option-json")


def run(arguments: Namespace, screen: Screen) -> int:
    name = only_word(arguments.words)
    if name is None:
        raise bad("error-missing-file")
    record, _ = open_record(path_of(name))
    decisions = len(record.moves)
    length, seat = decisions, None
    if arguments.to is not None:
        length = read_number("--to", arguments.to, 0, decisions)
    if arguments.seat is not None:
        seat = read_number("--seat", arguments.seat, 1, record.seats) - 1
    moment = Moment(record, length, seat)
    texts = screen.texts_of(moment.history.title)
    names = seat_names(record, texts)
    tell_content(screen, moment.history.title)
    if arguments.json:
        screen.print_json(_data(moment, texts, names))
    else:
        # At one moment only its own news; of the whole game the whole story.
        whole = arguments.to is None
        _print(moment, moment.events if whole else moment.events[-1:], texts, names, screen)
    return OK


def _print(
    moment: Moment, told: list[list[Event]], texts: Texts, names: list[str], screen: Screen
) -> None:
    console = screen.console
    record = moment.record
    console.print(title_text(texts, "name"), style="bold")
    for option in moment.history.title.options:
        value = value_text(texts, option.key, moment.history.settings[option.key])
        console.print(f"  {texts.text(f'option-{option.key}')}: {value}")
    console.print(f"  {', '.join(names)}")
    screen.say("cli-replay-checked", decisions=len(record.moves))
    console.print()
    for event in (event for events in told for event in events):
        console.print(f" • {texts.text(event.key, event.facts, names)}")
    console.print()
    screen.say("cli-replay-moment", "bold", number=moment.length, decisions=len(record.moves))
    view = moment.state.view(moment.seat)
    console.print(drawing_of(moment.history.title)(view, texts, names).situation())
    console.print()
    result = moment.state.result
    if result is not None:
        print_result(result, texts, names, console)
        return
    waiting = literals(names[seat] for seat in moment.state.deciders)
    screen.say("cli-replay-waiting", names=waiting)
    if moment.seat in moment.state.deciders:
        question = moment.state.question(moment.seat)
        console.print(sentence(texts, question.prompt, question.facts, names, question.rule))


def _data(moment: Moment, texts: Texts, names: list[str]) -> dict[str, object]:
    record, state = moment.record, moment.state
    result = state.result
    return {
        "title": record.title,
        "version": record.version,
        "settings": record.options,
        "seats": record.seats,
        "players": record.players,
        "decisions": len(record.moves),
        "to": moment.length,
        "seat": moment.seat,
        "deciders": state.deciders,
        "events": [
            {
                "decision": number,
                "key": event.key,
                "facts": event.facts,
                "text": texts.text(event.key, event.facts, names),
            }
            for number, events in enumerate(moment.events, 1)
            for event in events
        ],
        "view": msgspec.to_builtins(state.view(moment.seat)),
        "result": None if result is None else result_data(result),
    }
