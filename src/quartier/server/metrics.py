"""What is counted while the server runs."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

MOVES = Counter("quartier_entries_total", "Entries stored in table logs", ["kind"])
REFUSALS = Counter("quartier_refusals_total", "Messages and requests refused", ["key"])
MOVE_SECONDS = Histogram("quartier_move_seconds", "From receiving a message to its answer")
# A bot is named by its level or kind, never by what somebody wrote.
BOT_SECONDS = Histogram("quartier_bot_seconds", "Processor time of bots and replays", ["bot"])
JOB_SECONDS = Histogram("quartier_job_seconds", "The same, from asking to the answer", ["bot"])
BOT_FAILURES = Counter("quartier_bot_failures_total", "Answers a bot did not give", ["bot"])
CONNECTIONS = Gauge("quartier_connections", "Open connections")
TURNED_AWAY = Counter("quartier_turned_away_total", "Connections the server ended", ["reason"])
LIVE_TABLES = Gauge("quartier_live_tables", "Tables in memory")
VIEWERS = Gauge("quartier_viewers", "Connections looking at tables")
