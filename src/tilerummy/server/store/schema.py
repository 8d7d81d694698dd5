"""The database's tables, for SQLite and Postgres alike. Migrations are made from this; a test compares the two."""

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, LargeBinary, MetaData, String, Table

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

people = Table(
    "people",
    metadata,
    Column("who", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("seen", BigInteger, nullable=False),
)
