"""Run by alembic: brings the database of the given connection up to date."""

from __future__ import annotations

from alembic import context

from fivepoint.server.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
