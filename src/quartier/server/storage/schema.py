"""The database, as it is after all migrations."""

from __future__ import annotations

import sqlalchemy as sa

# The last migration. A database that has it needs none, and no tool for migrations is loaded.
REVISION = "0014"

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
    # Who may see their profile: everybody, friends, nobody.
    sa.Column("shown_to", sa.Text, nullable=False),
    # When not to be disturbed, as JSON; empty: at no time.
    sa.Column("quiet", sa.Text, nullable=False),
    # Whether one letter a day tells of all tables that wait, and when the last one did.
    sa.Column("digest", sa.Boolean, nullable=False),
    sa.Column("digested", sa.Double, nullable=False),
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

# A browser that is told something while no page is open there, as long as its session lasts.
PUSH = sa.Table(
    "push",
    METADATA,
    sa.Column("session", sa.Text, primary_key=True),
    sa.Column("endpoint", sa.Text, nullable=False, unique=True),
    sa.Column("p256dh", sa.Text, nullable=False),
    sa.Column("auth", sa.Text, nullable=False),
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
    # The lesson that is held there; empty: none.
    sa.Column("lesson", sa.Text, nullable=False),
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
    # Whether its result counts for ratings, and which tournament it belongs to; empty: none.
    sa.Column("rated", sa.Boolean, nullable=False),
    sa.Column("tournament", sa.Text, nullable=False, index=True),
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

# How a finished table ended for each seat, so that lists need not play it again.
RESULT = sa.Table(
    "result",
    METADATA,
    sa.Column("game", sa.Text, sa.ForeignKey("game.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    # Where it came, from 1 on; tied seats share a rank.
    sa.Column("rank", sa.Integer, nullable=False),
    sa.Column("points", sa.Double, nullable=False),
)

# The tables that counted for ratings, in the order in which they did. Two servers that count at the
# same time collide at the number, and one of them looks again.
RATED = sa.Table(
    "rated",
    METADATA,
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("game", sa.Text, sa.ForeignKey("game.id"), nullable=False, unique=True),
    sa.Column("title", sa.Text, nullable=False),
    sa.Column("season", sa.Text, nullable=False),
    sa.Column("at", sa.Double, nullable=False),
    # How the seats came out as far as ratings go, as JSON: who left is last.
    sa.Column("ranks", sa.Text, nullable=False),
    sa.Column("teams", sa.Text, nullable=False),
)

# What a rated table made of the rating of each person there.
RATING = sa.Table(
    "rating",
    METADATA,
    sa.Column("number", sa.Integer, sa.ForeignKey("rated.number"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("identity", sa.Text, nullable=False, index=True),
    sa.Column("mu", sa.Double, nullable=False),
    sa.Column("sigma", sa.Double, nullable=False),
    # How many rated tables of the title this was.
    sa.Column("games", sa.Integer, nullable=False),
)

# What a person has to do with another: friend, muted, blocked. Two who call each other friend are.
RELATION = sa.Table(
    "relation",
    METADATA,
    sa.Column("identity", sa.Text, primary_key=True),
    sa.Column("other", sa.Text, primary_key=True, index=True),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("at", sa.Double, nullable=False),
)

# Who was asked by name to sit down at a table.
INVITATION = sa.Table(
    "invitation",
    METADATA,
    sa.Column("game", sa.Text, sa.ForeignKey("game.id"), primary_key=True),
    sa.Column("identity", sa.Text, primary_key=True, index=True),
    sa.Column("by", sa.Text, nullable=False),
    sa.Column("at", sa.Double, nullable=False),
)

# When people who have played at a table want to do so again, and the table that was opened then.
APPOINTMENT = sa.Table(
    "appointment",
    METADATA,
    sa.Column("game", sa.Text, sa.ForeignKey("game.id"), primary_key=True),
    sa.Column("at", sa.Double, nullable=False, index=True),
    sa.Column("by", sa.Text, nullable=False),
    sa.Column("opened", sa.Text, nullable=False),
)

# Who is expected, and who has said that they will not come.
APPOINTEE = sa.Table(
    "appointee",
    METADATA,
    sa.Column("game", sa.Text, sa.ForeignKey("appointment.game"), primary_key=True),
    sa.Column("identity", sa.Text, primary_key=True, index=True),
    sa.Column("comes", sa.Boolean, nullable=False),
)

# What somebody tells the keeper of the server about somebody at a table.
REPORT = sa.Table(
    "report",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("by", sa.Text, nullable=False, index=True),
    sa.Column("about", sa.Text, nullable=False, index=True),
    sa.Column("game", sa.Text, nullable=False),
    # cheating, behaviour, name, other
    sa.Column("reason", sa.Text, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    # What was said and done at the table until then, as JSON.
    sa.Column("evidence", sa.Text, nullable=False),
    # open, or closed by the keeper
    sa.Column("status", sa.Text, nullable=False, index=True),
)

TOURNAMENT = sa.Table(
    "tournament",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("title", sa.Text, nullable=False),
    sa.Column("settings", sa.Text, nullable=False),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("rounds", sa.Integer, nullable=False),
    sa.Column("pace", sa.Text, nullable=False),
    sa.Column("rated", sa.Boolean, nullable=False),
    # Seconds after which a bot plays for who has not come to a table of theirs.
    sa.Column("patience", sa.Double, nullable=False),
    sa.Column("host", sa.Text, nullable=False, index=True),
    sa.Column("link", sa.Text, nullable=False),
    # open: people enter; running; over; closed: nobody plays it.
    sa.Column("status", sa.Text, nullable=False, index=True),
    sa.Column("round", sa.Integer, nullable=False),
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("changed", sa.Double, nullable=False),
)

ENTRANT = sa.Table(
    "entrant",
    METADATA,
    sa.Column("tournament", sa.Text, sa.ForeignKey("tournament.id"), primary_key=True),
    sa.Column("identity", sa.Text, primary_key=True, index=True),
    sa.Column("at", sa.Double, nullable=False),
    # Gone, or out for not coming: no longer paired.
    sa.Column("out", sa.Boolean, nullable=False),
)

# Who meets whom in a round; without a table they have the round off.
PAIRING = sa.Table(
    "pairing",
    METADATA,
    sa.Column("tournament", sa.Text, sa.ForeignKey("tournament.id"), primary_key=True),
    sa.Column("round", sa.Integer, primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("game", sa.Text, nullable=False, index=True),
    # Persons by seat, and what each got once it is over, as JSON.
    sa.Column("persons", sa.Text, nullable=False),
    sa.Column("points", sa.Text, nullable=False),
)

# Who may not talk (mute) or not come in (ban), and until when.
SANCTION = sa.Table(
    "sanction",
    METADATA,
    sa.Column("identity", sa.Text, primary_key=True),
    sa.Column("kind", sa.Text, primary_key=True),
    sa.Column("until", sa.Double, nullable=False),
    sa.Column("reason", sa.Text, nullable=False),
)

# Accounts that may do on the page what the keeper of the server does.
KEEPER = sa.Table("keeper", METADATA, sa.Column("identity", sa.Text, primary_key=True))

# When the house was closed, so that nobody could play and no clock ran; no end: it is now.
CLOSURE = sa.Table(
    "closure",
    METADATA,
    sa.Column("begin", sa.Double, primary_key=True, autoincrement=False),
    sa.Column("end", sa.Double),
)

# What keepers did, and who; the command line is called by "".
AUDIT = sa.Table(
    "audit",
    METADATA,
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("by", sa.Text, nullable=False),
    sa.Column("act", sa.Text, nullable=False),
    sa.Column("subject", sa.Text, nullable=False),
    sa.Column("detail", sa.Text, nullable=False),
)

# How often people tried a puzzle, by its mark, and how often they solved it.
SOLVING = sa.Table(
    "solving",
    METADATA,
    sa.Column("mark", sa.Text, primary_key=True),
    sa.Column("tries", sa.Integer, nullable=False),
    sa.Column("solved", sa.Integer, nullable=False),
)

# The first try of an account at a puzzle, and whether it found what is best.
ATTEMPT = sa.Table(
    "attempt",
    METADATA,
    sa.Column("identity", sa.Text, primary_key=True),
    sa.Column("mark", sa.Text, primary_key=True),
    sa.Column("title", sa.Text, nullable=False),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("solved", sa.Boolean, nullable=False),
)
