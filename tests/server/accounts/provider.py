"""A site at which people sign in (OpenID Connect): on this machine, one person at a time."""

from __future__ import annotations

import base64
import hashlib
import json
import secrets
import threading
import time
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qs, urlencode, urlsplit

from joserfc import jwt
from joserfc.jwk import KeySet, RSAKey

from fivepoint.server.accounts.oidc import Provider

if TYPE_CHECKING:
    from collections.abc import Generator

CLIENT, SECRET = "fivepoint", "between us"


class Site:
    """What the provider knows; ``claims`` are added to the tokens it gives, to make them wrong."""

    def __init__(self, port: int) -> None:
        self.issuer = f"http://127.0.0.1:{port}"
        self.key = RSAKey.generate_key(2048, {"kid": "one"})
        self.signing = self.key
        self.person = {"sub": "the forty-second", "preferred_username": "anna@example.org"}
        self.claims: dict[str, Any] = {}
        self.asked: list[dict[str, str]] = []
        self._codes: dict[str, dict[str, str]] = {}

    @property
    def settings(self) -> Provider:
        return Provider(self.issuer, CLIENT, SECRET, "The Club")

    def description(self) -> dict[str, str]:
        return {
            "issuer": self.issuer,
            "authorization_endpoint": f"{self.issuer}/authorize",
            "token_endpoint": f"{self.issuer}/token",
            "jwks_uri": f"{self.issuer}/keys",
        }

    def keys(self) -> dict[str, Any]:
        return dict(KeySet([self.key]).as_dict(private=False))

    def authorize(self, query: dict[str, str]) -> str:
        """The person says yes: back to where it came from, with a code."""
        self.asked.append(query)
        code = secrets.token_hex(8)
        self._codes[code] = query
        answer = urlencode({"code": code, "state": query["state"]})
        return f"{query['redirect_uri']}?{answer}"

    def token(self, form: dict[str, str], authorization: str) -> dict[str, str] | None:
        """The token for a code, once, to whoever can show what its hash was."""
        given = base64.b64encode(f"{CLIENT}:{SECRET}".encode()).decode()
        query = self._codes.pop(form.get("code", ""), None)
        if query is None or authorization != f"Basic {given}":
            return None
        digest = hashlib.sha256(form["code_verifier"].encode()).digest()
        challenge = base64.urlsafe_b64encode(digest).rstrip(b"=").decode()
        if query["code_challenge"] != challenge or query["redirect_uri"] != form["redirect_uri"]:
            return None
        now = int(time.time())
        claims = {
            "iss": self.issuer,
            "aud": CLIENT,
            "iat": now,
            "exp": now + 300,
            "nonce": query["nonce"],
            **self.person,
            **self.claims,
        }
        header = {"alg": "RS256", "kid": "one"}
        return {"id_token": jwt.encode(header, claims, self.signing), "token_type": "Bearer"}


@contextmanager
def provider() -> Generator[Site]:
    """The site, running."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            parts = urlsplit(self.path)
            if parts.path == "/authorize":
                query = {name: values[0] for name, values in parse_qs(parts.query).items()}
                self.send_response(303)
                self.send_header("location", site.authorize(query))
                self.end_headers()
            else:
                known = {"/.well-known/openid-configuration": site.description, "/keys": site.keys}
                self._tell(known[parts.path]())

        def do_POST(self) -> None:
            content = self.rfile.read(int(self.headers["content-length"])).decode()
            form = {name: values[0] for name, values in parse_qs(content).items()}
            self._tell(site.token(form, self.headers.get("authorization", "")))

        def _tell(self, answer: object) -> None:
            self.send_response(400 if answer is None else 200)
            self.send_header("content-type", "application/json")
            self.end_headers()
            self.wfile.write(json.dumps(answer).encode())

        def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - its name there
            pass

    running = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    site = Site(running.server_port)
    thread = threading.Thread(target=running.serve_forever, daemon=True)
    thread.start()
    yield site
    running.shutdown()
    running.server_close()
    thread.join()
