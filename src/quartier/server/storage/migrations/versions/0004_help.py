"""What help a table allows, chance that is its own, and how long it is listed while it waits."""

from __future__ import annotations

from secrets import token_hex

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

HALF_AN_HOUR = 1_800


def upgrade() -> None:
    for name in ("help", "pepper"):
        op.add_column("game", sa.Column(name, sa.Text, nullable=False, server_default=""))
    op.add_column(
        "game", sa.Column("listed_until", sa.Double, nullable=False, server_default="0", index=True)
    )
    game = sa.table(
        "game",
        sa.column("id", sa.Text),
        sa.column("pepper", sa.Text),
        sa.column("changed", sa.Double),
        sa.column("listed_until", sa.Double),
    )
    op.execute(sa.update(game).values(listed_until=game.c.changed + HALF_AN_HOUR))
    connection = op.get_bind()
    for (game_id,) in connection.execute(sa.select(game.c.id)).all():
        own = sa.update(game).where(game.c.id == game_id)
        connection.execute(own.values(pepper=token_hex(32)))
