"""What the server writes about itself: lines for people on a terminal, JSON lines for programs."""

from __future__ import annotations

import logging
import sys
import time

import msgspec

USUAL = {*vars(logging.makeLogRecord({})), "message", "asctime", "taskName", "color_message"}
# These repeat addresses with their queries, which may hold the link of a private table.
TALKATIVE = ("uvicorn.access", "uvicorn.error", "httpx", "httpcore", "alembic", "websockets")


class JsonLines(logging.Formatter):
    """One JSON object per line; `extra` of the call becomes fields."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
            **_extra(record),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


class Lines(logging.Formatter):
    """Time, message and what else is known."""

    def format(self, record: logging.LogRecord) -> str:
        at = time.strftime("%H:%M:%S", time.localtime(record.created))
        known = "".join(f" {name}={value}" for name, value in _extra(record).items())
        line = f"{at} {record.levelname.lower():<7} {record.getMessage()}{known}"
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


def set_up_logs() -> None:
    """Write to standard error from now on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines() if sys.stderr.isatty() else JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.INFO)
    for name in TALKATIVE:
        logging.getLogger(name).setLevel(logging.WARNING)


def _extra(record: logging.LogRecord) -> dict[str, object]:
    return {name: value for name, value in vars(record).items() if name not in USUAL}
