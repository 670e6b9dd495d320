"""The steps of the database's form lead to the form that the code expects, and back."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING

from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, insert, inspect, select

from fivepoint.server.schema import metadata, tables

if TYPE_CHECKING:
    from pathlib import Path

    from sqlalchemy import Connection


def config(connection: Connection) -> Config:
    made = Config()
    made.set_main_option("script_location", str(files("fivepoint.server") / "migrations"))
    made.attributes["connection"] = connection
    return made


def test_the_steps_lead_to_the_schema_and_back(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path}/db.sqlite")
    with engine.begin() as connection:
        command.upgrade(config(connection), "head")
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, metadata) == []
        command.downgrade(config(connection), "base")
        assert inspect(connection).get_table_names() == ["alembic_version"]
    engine.dispose()


def test_a_database_of_the_first_form_keeps_its_tables(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path}/db.sqlite")
    old = {"id": "t1", "created": 5, "rules": "{}", "clock": "{}", "dice": "typed", "seed": "00"}
    with engine.begin() as connection:
        command.upgrade(config(connection), "0001")
        connection.execute(insert(tables).values(**old))
        command.upgrade(config(connection), "head")
        row = connection.execute(select(tables)).mappings().one()
        assert dict(row) == {**old, "sealed": False, "rated": False, "per_roll": False}
    engine.dispose()
