from __future__ import annotations

from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, create_engine, inspect, text

import bot.dice.schema  # noqa: F401 - its tables are part of the metadata
from bot.tables import database as module
from bot.tables import schema
from bot.tables.database import Database, open_database
from bot.tables.errors import StoreError
from bot.tables.migrations import known_versions, migrate
from tests.bot.tables.rows import files


def shape(connection: Connection) -> dict[str, str]:
    """The SQL of every index and constraint that the database holds, by name."""
    rows = connection.execute(text("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL"))
    return {name: sql for name, sql in rows if name != "alembic_version"}


def test_the_migrations_make_what_the_schema_says(tmp_path: Path) -> None:
    migrated, stated = (create_engine(f"sqlite:///{tmp_path}/{name}.db") for name in ("migrated", "stated"))
    with migrated.begin() as ours, stated.begin() as theirs:
        migrate(ours)
        schema.metadata.create_all(theirs)
        context = MigrationContext.configure(ours, opts={"compare_type": True, "compare_server_default": True})
        assert compare_metadata(context, schema.metadata) == []
        assert shape(ours) == shape(theirs)
        assert set(inspect(ours).get_table_names()) == {*schema.metadata.tables, "alembic_version"}
    migrated.dispose()
    stated.dispose()


async def test_a_database_is_migrated_once(database: Database) -> None:
    async with database.read() as connection:
        version = (await connection.execute(text("SELECT version_num FROM alembic_version"))).scalars().all()
    assert version == [known_versions()[0]]
    await database.close()
    before = database.path.read_bytes()
    await (await open_database(database.path)).close()
    assert database.path.read_bytes() == before


async def test_a_migration_that_fails_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(connection: Connection) -> None:
        connection.execute(text("CREATE TABLE half (done INTEGER)"))
        raise OSError(5, "Input/output error")

    whole = module.migrate
    monkeypatch.setattr(module, "migrate", fail)
    with pytest.raises(StoreError):
        await open_database(tmp_path / "ryutaku.db")
    assert files(tmp_path) == {"ryutaku.db": b""}
    monkeypatch.setattr(module, "migrate", whole)
    await (await open_database(tmp_path / "ryutaku.db")).close()
