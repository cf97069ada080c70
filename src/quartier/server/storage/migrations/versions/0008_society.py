"""Results and ratings, friends and reports, tournaments; what others see, and quiet hours."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    for name, usual in (("shown_to", "everybody"), ("quiet", "")):
        op.add_column("identity", sa.Column(name, sa.Text, nullable=False, server_default=usual))
    op.add_column("game", sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("game", sa.Column("tournament", sa.Text, nullable=False, server_default=""))
    op.create_index("ix_game_tournament", "game", ["tournament"])
    op.create_table(
        "result",
        sa.Column("game", sa.Text, sa.ForeignKey("game.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("points", sa.Double, nullable=False),
    )
    op.create_table(
        "rated",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("game", sa.Text, sa.ForeignKey("game.id"), nullable=False, unique=True),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("season", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("ranks", sa.Text, nullable=False),
        sa.Column("teams", sa.Text, nullable=False),
    )
    op.create_table(
        "rating",
        sa.Column("number", sa.Integer, sa.ForeignKey("rated.number"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("identity", sa.Text, nullable=False, index=True),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
    op.create_table(
        "relation",
        sa.Column("identity", sa.Text, primary_key=True),
        sa.Column("other", sa.Text, primary_key=True, index=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_table(
        "invitation",
        sa.Column("game", sa.Text, sa.ForeignKey("game.id"), primary_key=True),
        sa.Column("identity", sa.Text, primary_key=True, index=True),
        sa.Column("by", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_table(
        "report",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("by", sa.Text, nullable=False, index=True),
        sa.Column("about", sa.Text, nullable=False, index=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("evidence", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False, index=True),
    )
    op.create_table(
        "tournament",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("pace", sa.Text, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("patience", sa.Double, nullable=False),
        sa.Column("host", sa.Text, nullable=False, index=True),
        sa.Column("link", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False, index=True),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("changed", sa.Double, nullable=False),
    )
    op.create_table(
        "entrant",
        sa.Column("tournament", sa.Text, sa.ForeignKey("tournament.id"), primary_key=True),
        sa.Column("identity", sa.Text, primary_key=True, index=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("out", sa.Boolean, nullable=False),
    )
    op.create_table(
        "pairing",
        sa.Column("tournament", sa.Text, sa.ForeignKey("tournament.id"), primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("game", sa.Text, nullable=False, index=True),
        sa.Column("persons", sa.Text, nullable=False),
        sa.Column("points", sa.Text, nullable=False),
    )
