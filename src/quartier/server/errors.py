"""Every error over HTTP in the same form: a key the page can say in both languages, and facts."""

from __future__ import annotations

import logging

from litestar import Response
from litestar.exceptions import HTTPException, ValidationException

from quartier.core.speech import Facts, literal
from quartier.server.jobs import Declined
from quartier.server.messages import Refused
from quartier.server.metrics import REFUSALS
from quartier.server.routes.common import HttpRequest, RefusedRequest
from quartier.server.routes.page import the_page
from quartier.server.storage.unplayable import Unplayable

log = logging.getLogger(__name__)

BY_STATUS = {
    400: "error-http-400",
    404: "error-http-404",
    405: "error-http-405",
    413: "error-http-413",
}
TROUBLE = "error-http-500"

# What a person typed into these fields deserves a sentence of its own.
BY_FIELD = {
    "name": "refusal-name",
    "account": "refusal-name",
    "password": "refusal-password",
    "webhook": "refusal-webhook",
    "email": "refusal-email",
    "entropy": "refusal-entropy",
}


def refuse(request: HttpRequest, error: HTTPException) -> Response[Refused] | Response[bytes]:
    """What was asked cannot be done, and the client can know why."""
    status = error.status_code
    if status == 404 and "text/html" in request.headers.get("accept", ""):
        # A person went there; the page says it in their language.
        return the_page(404)
    if isinstance(error, RefusedRequest):
        return _answer(status, error.key, error.facts, error.rule)
    if isinstance(error, ValidationException):
        field = _field(error)
        if field in BY_FIELD:
            return _answer(status, BY_FIELD[field], {})
        if field:
            return _answer(status, "refusal-field", {"field": literal(field)})
    return _answer(status, BY_STATUS.get(status, BY_STATUS[400] if status < 500 else TROUBLE), {})


def refuse_unplayable(_: HttpRequest, reason: Unplayable) -> Response[Refused]:
    return _answer(409, reason.key, {})


def decline(_: HttpRequest, error: Declined) -> Response[Refused]:
    refusal = error.refusal
    return _answer(error.status, refusal.key, refusal.facts, refusal.rule)


def fail(request: HttpRequest, error: Exception) -> Response[Refused]:
    """A mistake of ours: the log says what, the client only that."""
    log.error("a request failed: %s %s", request.method, request.url.path, exc_info=error)
    return _answer(500, TROUBLE, {})


def _field(error: ValidationException) -> str:
    details = error.extra if isinstance(error.extra, list) else []
    keys = [str(detail.get("key", "")) for detail in details if isinstance(detail, dict)]
    return keys[0] if keys else ""


def _answer(status: int, key: str, facts: Facts, rule: str = "") -> Response[Refused]:
    REFUSALS.labels(key).inc()
    return Response(Refused(rule, key, facts), status_code=status)
