"""The database's tables, for SQLite and Postgres alike. Migrations are made from this; a test compares the two."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    UniqueConstraint,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("created", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Column("game", String, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("phase", String, nullable=False),
    Column("due", BigInteger),
    Column("info", LargeBinary, nullable=False),
    Index("tables_due", "due"),
    Index("tables_public", "public", "phase", "created"),
    Index("tables_touched", "touched"),
)

events = Table(
    "events",
    metadata,
    Column("table_id", String, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("data", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("who", String, nullable=False),
    Index("seats_who", "who"),
)

sat = Table(
    "sat",
    metadata,
    Column("table_id", String, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("who", String, primary_key=True),  # whoever has ever had a seat there
    Index("sat_who", "who"),
)

people = Table(
    "people",
    metadata,
    Column("who", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("taken_away", String, nullable=False, server_default=""),  # names by the host, as they look, one a line
)

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("table_id", String, nullable=False),  # it may be deleted before the report is read
    Column("seat", Integer, nullable=False),
    Column("who", String, nullable=False),
    Column("name", String, nullable=False),
    Column("author", String, nullable=False),  # who reported; empty: the server itself
    Column("reason", String, nullable=False),
    UniqueConstraint("table_id", "seat", "who", "author", "reason", name="reports_once"),
)

bans = Table(
    "bans",
    metadata,
    Column("kind", String, primary_key=True),
    Column("object", String, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("reason", String, nullable=False),
)

blocks = Table(
    "blocks",
    metadata,
    Column("who", String, primary_key=True),
    Column("blocked", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("at", BigInteger, nullable=False),
)

audit = Table(
    "audit",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("author", String, nullable=False),
    Column("task", String, nullable=False),
    Column("object", String, nullable=False),
    Column("detail", String, nullable=False),
)

trash = Table(
    "trash",
    metadata,
    Column("id", String, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("owners", String, nullable=False),  # whoever has ever had a seat there, separated by blanks
    Column("data", LargeBinary, nullable=False),
    Index("trash_at", "at"),
)

keys = Table(
    "keys",
    metadata,
    Column("name", String, primary_key=True),
    Column("value", String, nullable=False),
)
