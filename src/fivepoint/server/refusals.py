"""How errors are answered over HTTP: status, code, and the text in the asker's language."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

from litestar import MediaType, Response
from litestar.openapi import ResponseSpec
from litestar.status_codes import (
    HTTP_400_BAD_REQUEST,
    HTTP_401_UNAUTHORIZED,
    HTTP_403_FORBIDDEN,
    HTTP_404_NOT_FOUND,
    HTTP_409_CONFLICT,
    HTTP_429_TOO_MANY_REQUESTS,
    HTTP_500_INTERNAL_SERVER_ERROR,
    HTTP_503_SERVICE_UNAVAILABLE,
)
from sqlalchemy.exc import DataError, IntegrityError, NotSupportedError, ProgrammingError

from fivepoint.errors import FivepointError, ParseError
from fivepoint.i18n import LANGUAGES, error_text
from fivepoint.server import protocol

if TYPE_CHECKING:
    from litestar.exceptions import HTTPException

    from fivepoint.server.requests import AnyRequest

log = logging.getLogger("fivepoint.server")

SECURITY_HEADERS = {
    "content-security-policy": (
        "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
        "img-src 'self' data:; font-src 'self'; connect-src 'self'; object-src 'none'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}

REFUSALS = {
    HTTP_400_BAD_REQUEST: ResponseSpec(
        protocol.Problem, description="The request is not of the form described."
    ),
    HTTP_401_UNAUTHORIZED: ResponseSpec(protocol.Problem, description="Somebody must sign in."),
    HTTP_403_FORBIDDEN: ResponseSpec(protocol.Problem, description="This is not for you."),
    HTTP_404_NOT_FOUND: ResponseSpec(protocol.Problem, description="There is no such thing."),
    HTTP_409_CONFLICT: ResponseSpec(
        protocol.Problem, description="The request breaks a rule of the game or the table."
    ),
    HTTP_429_TOO_MANY_REQUESTS: ResponseSpec(protocol.Problem, description="Too many requests."),
    HTTP_503_SERVICE_UNAVAILABLE: ResponseSpec(
        protocol.Problem, description="The database cannot be reached or has no room."
    ),
}

NOT_READY = ResponseSpec(protocol.Problem, description="The database does not answer.")

_OWN = (DataError, IntegrityError, NotSupportedError, ProgrammingError)
"""Errors of the database that are faults of the server: it asked for what cannot be."""

_STATUS = {
    "too-fast": HTTP_429_TOO_MANY_REQUESTS,
    "table-unknown": HTTP_404_NOT_FOUND,
    "review-unknown": HTTP_404_NOT_FOUND,
    "analysis-unknown": HTTP_404_NOT_FOUND,
    "analysis-not-begun": HTTP_404_NOT_FOUND,
    "rollout-unknown": HTTP_404_NOT_FOUND,
    "export-unknown": HTTP_404_NOT_FOUND,
    "server-busy": HTTP_429_TOO_MANY_REQUESTS,
    "no-web-app": HTTP_404_NOT_FOUND,
    "player-unknown": HTTP_404_NOT_FOUND,
    "session-unknown": HTTP_404_NOT_FOUND,
    "session-needed": HTTP_401_UNAUTHORIZED,
    "token-wrong": HTTP_401_UNAUTHORIZED,
    "sign-in-wrong": HTTP_401_UNAUTHORIZED,
    "passkey-wrong": HTTP_401_UNAUTHORIZED,
    "oidc-failed": HTTP_401_UNAUTHORIZED,
    "oidc-off": HTTP_404_NOT_FOUND,
    "mail-off": HTTP_404_NOT_FOUND,
    "link-wrong": HTTP_401_UNAUTHORIZED,
    "no-result-yet": HTTP_404_NOT_FOUND,
    "seek-gone": HTTP_404_NOT_FOUND,
    "tournament-unknown": HTTP_404_NOT_FOUND,
    "pairing-unknown": HTTP_404_NOT_FOUND,
    "directors-only": HTTP_403_FORBIDDEN,
    "account-needed": HTTP_403_FORBIDDEN,
    "moderators-only": HTTP_403_FORBIDDEN,
    "banned": HTTP_403_FORBIDDEN,
    "other-site": HTTP_403_FORBIDDEN,
}
"""The status of each code that does not simply tell of a rule."""


def rules_problem(request: AnyRequest, error: FivepointError) -> Response[protocol.Problem]:
    """The answer to a request that is of the form described and breaks a rule.

    A text inside it that cannot be read (a match file, an identifier, an action) is such
    a request as well: the form of the request itself was seen to before.
    """
    return _problem(request, error, _STATUS.get(error.code, HTTP_409_CONFLICT))


def form_problem(request: AnyRequest, _error: Exception) -> Response[protocol.Problem]:
    """The answer to a request that is none."""
    return _problem(request, ParseError("message-form"), HTTP_400_BAD_REQUEST)


def http_problem(request: AnyRequest, error: HTTPException) -> Response[protocol.Problem]:
    """The answer to what the framework itself refuses."""
    code = "not-found" if error.status_code == HTTP_404_NOT_FOUND else "bad-request"
    return _problem(request, ParseError(code), error.status_code, error.headers)


def own_fault(request: AnyRequest, error: Exception) -> Response[protocol.Problem]:
    """The answer where the server itself went wrong. The log has all of it, the answer nothing."""
    log.error("%s %s failed", request.method, request.scope["path_template"], exc_info=error)
    return _problem(request, FivepointError("server-failed"), HTTP_500_INTERNAL_SERVER_ERROR)


def not_kept(request: AnyRequest, error: Exception) -> Response[protocol.Problem]:
    """The answer where the database could not be reached or had no room: nothing was done."""
    if isinstance(error, _OWN):
        return own_fault(request, error)
    log.error("%s %s could not be kept", request.method, request.scope["path_template"],
              exc_info=error)  # fmt: skip
    return _problem(request, FivepointError("not-kept"), HTTP_503_SERVICE_UNAVAILABLE)


def _problem(
    request: AnyRequest,
    error: FivepointError,
    status: int,
    headers: Any = None,
) -> Response[protocol.Problem]:
    lang = language_of(request)
    return Response(
        protocol.Problem(error.code, error_text(error, lang)),
        status_code=status,
        headers={**SECURITY_HEADERS, **(headers or {})},
        media_type=MediaType.JSON,
    )


def language_of(request: AnyRequest) -> str:
    """The first language of the request that there are texts in, else English."""
    for part in request.headers.get("accept-language", "").split(",")[:20]:
        lang = part.split(";")[0].split("-")[0].strip().lower()
        if lang in LANGUAGES:
            return lang
    return "en"
