"""`quartier verify`: whether a saved game was dealt as its server had promised."""

from __future__ import annotations

from argparse import Namespace
from itertools import zip_longest

from quartier.cli.exits import FAILED, OK
from quartier.cli.inputs import bad, only_word
from quartier.cli.parser import Parser
from quartier.cli.players import seat_names
from quartier.cli.records import open_record, path_of
from quartier.cli.screen import Screen, title_text
from quartier.core.dealing import commitment, deal_key
from quartier.core.record import BOT_MARK, Deal, Record
from quartier.core.speech import literal


def add_options(_: Parser) -> None:
    return None


def run(arguments: Namespace, screen: Screen) -> int:
    """OK only if the deal was checked and is right: a game that promised nothing is no success."""
    name = only_word(arguments.words)
    if name is None:
        raise bad("error-missing-file")
    record, history = open_record(path_of(name))
    texts = screen.texts_of(history.title)
    screen.console.print(title_text(texts, "name"), style="bold")
    screen.say(
        "cli-verify-replays", decisions=len(record.moves), generator=literal(record.generator)
    )
    if record.deal is None:
        screen.say("cli-verify-none")
        return FAILED
    keeps_promise = commitment(bytes.fromhex(record.deal.secret)) == record.deal.commitment
    screen.say("cli-verify-secret-right" if keeps_promise else "cli-verify-secret-wrong")
    follows = _follows(record, record.deal)
    screen.say("cli-verify-key-right" if follows else "cli-verify-key-wrong")
    screen.console.print()
    _show(record.deal, seat_names(record, texts), screen)
    return OK if keeps_promise and follows else FAILED


def _follows(record: Record, deal: Deal) -> bool:
    """Whether the seed comes of what stands in the record, each person adding their own.

    A bot adds nothing: what a server could add for it, it could choose the deal with.
    """
    added = zip_longest(record.players, deal.entropy, fillvalue="")
    if any(entropy for player, entropy in added if not player or player.startswith(BOT_MARK)):
        return False
    key = deal_key(bytes.fromhex(deal.secret), deal.table, deal.entropy)
    return len(deal.entropy) == record.seats and record.seed == key.hex()


def _show(deal: Deal, names: list[str], screen: Screen) -> None:
    """What only a person can compare: the rest of the promise was told to people, not to files."""
    screen.say("cli-verify-compare")
    screen.say_in_one_line("cli-verify-commitment", commitment=literal(deal.commitment))
    for name, entropy in zip(names, deal.entropy, strict=False):
        if entropy:
            screen.say_in_one_line("cli-verify-added", name=literal(name), entropy=literal(entropy))
