"""The database, as it is after all migrations."""

from __future__ import annotations

import sqlalchemy as sa

# The last migration. A database that has it needs none, and no tool for migrations is loaded.
REVISION = "0007"

METADATA = sa.MetaData()

META = sa.Table(
    "meta",
    METADATA,
    sa.Column("key", sa.Text, primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)

IDENTITY = sa.Table(
    "identity",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    # An account has both of these, a guest neither.
    sa.Column("account", sa.Text, unique=True),
    sa.Column("password", sa.Text),
    sa.Column("language", sa.Text, nullable=False),
    sa.Column("webhook", sa.Text, nullable=False),
    sa.Column("email", sa.Text, nullable=False),
    # Whoever reads what is sent there has said that it is theirs.
    sa.Column("email_confirmed", sa.Boolean, nullable=False),
    sa.Column("created", sa.Double, nullable=False),
)

# What the names of accounts look like: the name they sign in with, and the one others see. Nobody
# else may have a name that looks the same.
HELD_NAME = sa.Table(
    "held_name",
    METADATA,
    sa.Column("key", sa.Text, primary_key=True),
    sa.Column("identity", sa.Text, nullable=False, index=True),
)

# A device on which somebody is known. Its cookie is nowhere: only what its SHA-256 is.
SESSION = sa.Table(
    "session",
    METADATA,
    sa.Column("hash", sa.Text, primary_key=True),
    sa.Column("identity", sa.Text, nullable=False, index=True),
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("seen", sa.Double, nullable=False, index=True),
    # Browser and system in a word each, so that a person tells their devices apart.
    sa.Column("device", sa.Text, nullable=False),
)

GAME = sa.Table(
    "game",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("title", sa.Text, nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("settings", sa.Text, nullable=False),
    # Empty where the deal follows from the secret and what the seats added, as it mostly does; a
    # table out of a record has a seed and no secret.
    sa.Column("seed", sa.Text, nullable=False),
    sa.Column("secret", sa.Text, nullable=False),
    sa.Column("pace", sa.Text, nullable=False),
    # open: people take seats; running; over; closed: nobody plays it any more; stopped: the
    # installed rules do not lead where its log led.
    sa.Column("status", sa.Text, nullable=False, index=True),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("link", sa.Text, nullable=False),
    sa.Column("host", sa.Text, nullable=False, index=True),
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("started", sa.Double, nullable=False),
    sa.Column("changed", sa.Double, nullable=False),
    sa.Column("rematch", sa.Text, nullable=False),
    # The fingerprint of corrected content it is played with; empty: as it comes.
    sa.Column("content", sa.Text, nullable=False),
    # What help is allowed while it runs, as it was chosen; empty: as it is usual.
    sa.Column("help", sa.Text, nullable=False),
    # What all chance beside the deal is mixed with; it never leaves the server.
    sa.Column("pepper", sa.Text, nullable=False),
    # While a public table waits: until when it is listed unless somebody of it is seen.
    sa.Column("listed_until", sa.Double, nullable=False, index=True),
    # What follows from the log as far as entry `noted`, so that lists need not read logs: the
    # seats that owe an answer, those a bot has taken over, when somebody must look at the table
    # (a clock or a bot; 0 for never) and the fingerprint of the position.
    sa.Column("noted", sa.Integer, nullable=False),
    sa.Column("waiting", sa.Text, nullable=False),
    sa.Column("stand_ins", sa.Text, nullable=False),
    sa.Column("due", sa.Double, nullable=False, index=True),
    sa.Column("position", sa.Text, nullable=False),
)

SEAT = sa.Table(
    "seat",
    METADATA,
    sa.Column("game", sa.Text, sa.ForeignKey("game.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("identity", sa.Text, nullable=False, index=True),
    sa.Column("bot", sa.Text, nullable=False),
    # Copied from the person, and changed with them.
    sa.Column("name", sa.Text, nullable=False),
    # What the seat adds to the deal; null while the table waits for it.
    sa.Column("entropy", sa.Text),
    sa.Column("guest", sa.Boolean, nullable=False),
)

# A person has one seat at a table, also if two requests for it arrive at two servers.
ONE_SEAT = sa.Index(
    "one_seat",
    SEAT.c.game,
    SEAT.c.identity,
    unique=True,
    sqlite_where=SEAT.c.identity != "",
    postgresql_where=SEAT.c.identity != "",
)

LOG = sa.Table(
    "log",
    METADATA,
    sa.Column("game", sa.Text, sa.ForeignKey("game.id"), primary_key=True),
    # Two servers that append at the same time collide here, and one of them tries again.
    sa.Column("sequence", sa.Integer, primary_key=True),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("entry", sa.Text, nullable=False),
    # The fingerprint of the position the entry was made in: it shows which move a change of the
    # rules alters.
    sa.Column("position", sa.Text, nullable=False),
)

# Of each finished table: what it was, also for those who come after its version of the rules.
RECORD = sa.Table(
    "record",
    METADATA,
    sa.Column("game", sa.Text, sa.ForeignKey("game.id"), primary_key=True),
    sa.Column("content", sa.Text, nullable=False),
)

CHAT = sa.Table(
    "chat",
    METADATA,
    sa.Column("game", sa.Text, sa.ForeignKey("game.id"), primary_key=True),
    sa.Column("sequence", sa.Integer, primary_key=True),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
)

# What partners say to each other alone; a team is called by its first seat.
TEAM_CHAT = sa.Table(
    "team_chat",
    METADATA,
    sa.Column("game", sa.Text, sa.ForeignKey("game.id"), primary_key=True),
    sa.Column("team", sa.Integer, primary_key=True),
    sa.Column("sequence", sa.Integer, primary_key=True),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
)
