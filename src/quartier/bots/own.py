"""Bots of other packages, named by the place of their class: `mypackage.players:MyBot`.

Only whoever runs a command names them: to look for a class is to run the code of its module.
"""

from __future__ import annotations

import re
import sys
from importlib import import_module
from pathlib import Path

from quartier.bots.bot import Bot
from quartier.bots.registry import KINDS, make_bot
from quartier.core.speech import Refusal, literal

_CLASS = re.compile(r"([A-Za-z_][\w.]*):([A-Za-z_]\w*)")


def names_a_class(spec: str) -> bool:
    """Whether a text names a class rather than a bot of ours."""
    place = _CLASS.fullmatch(spec)
    return place is not None and place[1].lower() not in [kind.name for kind in KINDS]


def any_bot(spec: str) -> Bot | Refusal:
    """The bot a text names, ours or one of another package."""
    return _bot_of_class(spec) if names_a_class(spec) else make_bot(spec)


def _bot_of_class(spec: str) -> Bot | Refusal:
    module, _, name = spec.partition(":")
    # As with `python -m`, what lies in the folder one stands in counts as installed.
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        made = getattr(import_module(module), name)()
    except (ImportError, AttributeError, TypeError) as error:
        return Refusal("", "error-bot-class", {"given": literal(spec), "why": literal(str(error))})
    if not callable(getattr(made, "choose", None)):
        why = literal(f"{name} has no method choose")
        return Refusal("", "error-bot-class", {"given": literal(spec), "why": why})
    bot: Bot = made
    return bot
