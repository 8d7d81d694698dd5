"""Whoever has ever had a seat at a table, from the events; names that the host has taken away."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

SAT = b'{"e":"sat"'  # how such an event begins
MANY = 1000


def upgrade() -> None:
    made = op.create_table(
        "sat",
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("who", sa.String(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "who"),
    )
    op.create_index("sat_who", "sat", ["who"])
    op.add_column("people", sa.Column("taken_away", sa.String(), nullable=False, server_default=""))
    fill(made)


def fill(made: sa.Table) -> None:
    events = sa.table("events", sa.column("table_id", sa.String), sa.column("data", sa.LargeBinary))
    seated = sa.func.substr(events.c.data, 1, len(SAT)) == sa.literal(SAT, sa.LargeBinary)
    connection = op.get_bind()
    rows = connection.execute(sa.select(events.c.table_id, events.c.data).where(seated)).all()
    found = sorted({(table, json.loads(bytes(data))["who"]) for table, data in rows})
    for start in range(0, len(found), MANY):
        part = [{"table_id": table, "who": who} for table, who in found[start : start + MANY]]
        connection.execute(made.insert(), part)


def downgrade() -> None:
    with op.batch_alter_table("people", schema=None) as batch_op:
        batch_op.drop_column("taken_away")
    op.drop_index("sat_who", "sat")
    op.drop_table("sat")
