"""What is counted while the server runs."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

MOVES = Counter("quartier_moves_total", "Entries stored in table logs", ["kind"])
REFUSALS = Counter("quartier_refusals_total", "Messages refused", ["key"])
MOVE_SECONDS = Histogram("quartier_move_seconds", "From receiving a message to its answer")
BOT_SECONDS = Histogram("quartier_bot_seconds", "Time bots think", ["bot"])
LIVE_TABLES = Gauge("quartier_live_tables", "Tables in memory")
VIEWERS = Gauge("quartier_viewers", "Connections looking at tables")
