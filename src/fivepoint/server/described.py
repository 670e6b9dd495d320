"""The description of the HTTP interface, at ``/schema/openapi.json``.

The shapes of messages come from the very types that read them (``protocol``), so that
what is described is what is accepted: no unknown names, tuples of their length. (Of
parameters the framework describes no minimum of 0; ``gt=-1`` says it.) What is of that
form and yet breaks a rule of the game is answered with status 409.
"""

from __future__ import annotations

from typing import Any, cast

import msgspec
from litestar import Request
from litestar.exceptions import ValidationException
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.serialization import encode_json

from fivepoint.server import (
    protocol,
    protocol_accounts,
    protocol_lobby,
    protocol_results,
    protocol_reviews,
    protocol_study,
    protocol_tournaments,
)

MESSAGES = (
    *protocol.HTTP_TYPES,
    protocol.TableState,
    *protocol_accounts.HTTP_TYPES,
    *protocol_lobby.HTTP_TYPES,
    *protocol_results.HTTP_TYPES,
    *protocol_tournaments.HTTP_TYPES,
    *protocol_reviews.HTTP_TYPES,
    *protocol_study.HTTP_TYPES,
)
REFERENCE = "#/components/schemas/{name}"


class StrictJson(JsonRenderPlugin):
    """The description as JSON, its message types as strict as their reader."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The bytes of the description, the same for every ``request``."""
        del request
        _, strict = msgspec.json.schema_components(MESSAGES, ref_template=REFERENCE)
        components = openapi_schema["components"]
        described = {**openapi_schema, "components": dict(components)}
        described["components"]["schemas"] = {**components["schemas"], **_plain(strict)}
        return encode_json(described)


class StrictRequest(Request[Any, Any, Any]):
    """A request whose body must be of just the type its route asks for: no "3" for 3."""

    async def json(self) -> Any:
        """The body; ValidationException if it is not of that type."""
        value = _with_whole_numbers(await super().json())
        wanted = self.route_handler.parsed_fn_signature.parameters.get("data")
        if wanted is not None:
            try:
                msgspec.convert(value, wanted.annotation)
            except msgspec.ValidationError as error:
                raise ValidationException from error
        return value


def _with_whole_numbers(value: Any) -> Any:
    """The value with 3.0 as 3, which JSON and JSON Schema do not tell apart."""
    if isinstance(value, float) and value.is_integer():
        return int(value)
    if isinstance(value, list):
        return [_with_whole_numbers(part) for part in cast("list[Any]", value)]
    if isinstance(value, dict):
        parts = cast("dict[str, Any]", value)
        return {name: _with_whole_numbers(part) for name, part in parts.items()}
    return value


def _plain(schema: Any) -> Any:
    """The schema with tuples of one type written as lists of fixed length.

    Both say the same, but over ``prefixItems`` with a length some readers stumble.
    """
    if isinstance(schema, list | tuple):
        return [_plain(part) for part in cast("list[Any]", schema)]
    if not isinstance(schema, dict):
        return schema
    found = {name: _plain(part) for name, part in cast("dict[str, Any]", schema).items()}
    items: list[Any] = found.get("prefixItems", [])
    if items and all(item == items[0] for item in items):
        del found["prefixItems"]
        found["items"] = items[0]
    return found
