"""``fivepoint serve``: the web server on this machine, with its database.

Reads the options and hands over to uvicorn; the server itself is ``fivepoint.server``.
"""

from __future__ import annotations

import asyncio
import errno
import gc
import os
import socket
from pathlib import Path
from typing import TYPE_CHECKING, Annotated
from urllib.parse import urlsplit

import typer

from fivepoint.cli import speech
from fivepoint.cli.folders import data_folder
from fivepoint.cli.options import Database
from fivepoint.errors import FivepointError

if TYPE_CHECKING:
    from uvicorn import Server

    from fivepoint.server.accounts.oidc import Provider

app = typer.Typer(add_completion=False, rich_markup_mode=None)

LARGEST_FRAME = 65_536

# The common names of databases, each with the driver that is used here.
_DRIVEN = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}


@app.command(help="cli-serve-help")
def serve(
    host: Annotated[str, typer.Option(metavar="ADDRESS", help="cli-serve-host")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="cli-serve-port")] = 8000,
    database: Database = None,
    metrics_port: Annotated[int, typer.Option(min=0, max=65535, help="cli-serve-metrics")] = 0,
    *,
    oidc_issuer: Annotated[
        str | None, typer.Option(metavar="URL", help="cli-serve-oidc-issuer")
    ] = None,
    oidc_client: Annotated[str, typer.Option(metavar="NAME", help="cli-serve-oidc-client")] = "",
    oidc_name: Annotated[
        str | None, typer.Option(metavar="NAME", help="cli-serve-oidc-name")
    ] = None,
) -> int:
    """Serve until interrupted."""
    listening = _listen(host, port)
    try:
        provider = _provider(oidc_issuer, oidc_client, oidc_name)
        url = database_url(database)
        asyncio.run(_try_database(url))
        server = _server(url, metrics_port, provider)
    except ImportError:
        raise FivepointError("needs-web") from None
    speech.say("cli-serve-ready", address=_address(host, listening.getsockname()[1]))
    _calm_collector()
    server.run(sockets=[listening])
    return 0


async def _try_database(url: str) -> None:
    """Open the database once: what is wrong with it is told before the server is said to run."""
    from fivepoint.server.database import Database

    await (await Database.open(url)).close()


def database_url(asked: str | None) -> str:
    """The URL of the database asked for: a URL as it is, else that of an SQLite file.

    Without one, a file in the user's data folder.
    """
    if asked is not None and "://" in asked:
        name, _, rest = asked.partition("://")
        return f"{_DRIVEN.get(name, name)}://{rest}"
    path = data_folder() / "server.sqlite" if asked is None else Path(asked)
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    path.parent.mkdir(parents=True, exist_ok=True)
    return f"sqlite+aiosqlite:///{path.absolute()}"


def _provider(issuer: str | None, client: str, name: str | None) -> Provider | None:
    """The other site to sign in at; its secret is in the environment, unseen in process lists."""
    if issuer is None:
        return None
    from fivepoint.server.accounts.oidc import Provider

    secret = os.environ.get("FIVEPOINT_OIDC_SECRET", "")
    return Provider(issuer, client, secret, name or urlsplit(issuer).hostname or issuer)


def _server(database: str, metrics_port: int, oidc: Provider | None) -> Server:
    import uvicorn

    from fivepoint.server.app import ServerSettings, make_app
    from fivepoint.server.outbox import MailSettings

    mail = MailSettings.read(os.environ)
    config = uvicorn.Config(
        make_app(ServerSettings(database, metrics_port=metrics_port, oidc=oidc, mail=mail)),
        log_level="warning",
        ws="websockets-sansio",
        ws_max_size=LARGEST_FRAME,
        timeout_graceful_shutdown=5,
    )
    return uvicorn.Server(config)


def _calm_collector() -> None:
    """Let the garbage collector look rarely at what lives long.

    Its full rounds go through every object of every table while all pages wait; as often as
    Python has them by default they take most of the time of the slowest answers. What is
    loaded by now is never garbage and is left out for good.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 10, 50)


def _listen(host: str, port: int) -> socket.socket:
    """A socket at the address, taken at once so that the address told is right."""
    listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        reason = error.strerror or type(error).__name__
        raise FivepointError("port-in-use", host=host, port=str(port), reason=reason) from None
    listening.listen(2048)
    return listening


def _address(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
