"""What every part of a transaction does: run a statement, make records of its rows."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Executable, Insert, Select, Table, Update, bindparam, insert, select, update
from sqlalchemy.engine import CursorResult
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.tables.database import run

R = TypeVar("R", bound=msgspec.Struct)


class Part:
    """A part of a transaction."""

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection

    async def _run(self, statement: Executable, rows: Any = None) -> CursorResult[Any]:
        return await run(self._connection, statement, rows)

    async def _all(self, kind: type[R], statement: Select[Any]) -> tuple[R, ...]:
        return tuple(kind(**row._mapping) for row in await self._run(statement))

    async def _one(self, kind: type[R], statement: Select[Any]) -> R | None:
        row = (await self._run(statement)).first()
        return None if row is None else kind(**row._mapping)

    async def _add(self, table: Table, *records: msgspec.Struct) -> None:
        if records:
            rows = [msgspec.structs.asdict(record) for record in records]
            await self._run(insertion(table), rows if len(rows) > 1 else rows[0])

    async def _put(self, table: Table, key: Mapping[str, Any], values: Mapping[str, Any]) -> None:
        """Write a row, over the one with that key if there is one."""
        if not await self._change(table, key, values):
            await self._run(insertion(table), {**key, **values})

    async def _change(self, table: Table, key: Mapping[str, Any], values: Mapping[str, Any]) -> int:
        """Change those columns of the rows with that key; how many there are."""
        this = {f"this_{name}": value for name, value in key.items()}
        return (await self._run(changing(table, tuple(key), tuple(values)), {**values, **this})).rowcount

    async def _next(self, table: Table, table_id: str) -> int:
        """The number after the highest of that table's rows; 1 for the first."""
        newest = select(table.c.number).where(table.c.table_id == table_id).order_by(table.c.number.desc())
        return ((await self._run(newest.limit(1))).scalar() or 0) + 1


@cache
def insertion(table: Table) -> Insert:
    """The statement that adds a row to a table, made once: the row is its parameters."""
    return insert(table)


@cache
def changing(table: Table, key: tuple[str, ...], names: tuple[str, ...]) -> Update:
    """The statement that changes those columns of the rows whose `key` is the parameters `this_…`, made once."""
    this = (table.c[name] == bindparam(f"this_{name}", type_=table.c[name].type) for name in key)
    return update(table).where(*this).values({name: bindparam(name, type_=table.c[name].type) for name in names})


def violates(fault: IntegrityError, constraint: str, *columns: str) -> bool:
    """Whether that unique constraint was broken; SQLite tells its columns (`table.column`), PostgreSQL its name."""
    told = str(fault.orig)
    return constraint in told or told == f"UNIQUE constraint failed: {', '.join(columns)}"
