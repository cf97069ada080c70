"""What a run says while it goes on: on the screen, and in a file of its folder."""

from __future__ import annotations

import time
from pathlib import Path


class Diary:
    def __init__(self, title_id: str, only: str, folder: Path) -> None:
        self.name = "-".join([title_id, *only.split("=")[1:]])
        self.folder = folder
        self.started = time.monotonic()

    @property
    def seconds(self) -> float:
        """How long the run has gone on."""
        return time.monotonic() - self.started

    def say(self, text: str) -> None:
        line = f"{self.name} {self.seconds:5.0f} s  {text}"
        print(line, flush=True)
        with (self.folder / f"{self.name}.log").open("a", encoding="utf-8") as log:
            log.write(line + "\n")
