"""What happens is told at a pace a person can follow, line by line."""

from __future__ import annotations

import select
import sys
import time
from typing import TYPE_CHECKING, Final

from quartier.cli.inputs import bad, literals
from quartier.core.speech import literal
from quartier.private import data_folder, data_path

if TYPE_CHECKING:
    from rich.console import Console
    from rich.text import Text

# How many times as fast as usual, and the seconds a line then has; 0: everything at once.
SPEEDS: Final = {"0.5": 1.4, "1": 0.7, "2": 0.35, "0": 0.0}
USUAL_SPEED: Final = "1"
# Remembers the speed, among the games of a person.
FILE: Final = "speed"


def read_speed(text: str) -> str:
    if text not in SPEEDS:
        raise bad("error-speed", given=literal(text), known=literals(SPEEDS))
    return text


def remember_speed(speed: str) -> None:
    """Tell at this speed in games to come, too."""
    try:
        (data_folder() / FILE).write_text(speed, encoding="utf-8")
    except OSError as error:
        raise bad(
            "error-save", file=literal(str(error.filename)), reason=literal(error.strerror or "")
        ) from None


def remembered_speed() -> str:
    """The speed that was chosen last; the usual one if none was, or if it is none any more."""
    try:
        speed = (data_path() / FILE).read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError):
        return USUAL_SPEED
    return speed if speed in SPEEDS else USUAL_SPEED


class Teller:
    """Tells lines one after the other, to a person at a terminal; an empty line skips the rest."""

    def __init__(self, console: Console, speed: str) -> None:
        self.console = console
        self.speed = speed

    @property
    def is_paced(self) -> bool:
        return SPEEDS[self.speed] > 0 and self.console.is_terminal and sys.stdin.isatty()

    def tell(self, lines: list[Text]) -> None:
        if not self.is_paced:
            return
        for line in lines:
            self.console.print(line)
            if not self._lets_pass(SPEEDS[self.speed]):
                return

    def _lets_pass(self, seconds: float) -> bool:
        """Wait; whether nobody was impatient meanwhile."""
        if sys.platform == "win32":
            time.sleep(seconds)
            return True
        ready, _, _ = select.select([sys.stdin], [], [], seconds)
        if ready:
            sys.stdin.readline()
        return not ready
