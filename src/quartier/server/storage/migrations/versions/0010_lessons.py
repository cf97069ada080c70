"""Tables at which a lesson is held."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("game", sa.Column("lesson", sa.Text, nullable=False, server_default=""))
