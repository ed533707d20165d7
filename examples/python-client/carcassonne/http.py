"""Sends requests, tries again where that is safe, and reads answers. The standard library alone."""

from __future__ import annotations

import copy
import http.client
import json
import time
import urllib.error
import urllib.parse
import urllib.request
import uuid
from typing import Any, Generic, Iterator, Literal, Mapping, NamedTuple, TypedDict, TypeVar

TRIES = 4
# A silent connection counts as dead: the service says something every 15 s.
SILENCE = 45

Item = TypeVar("Item")


class Refused(Exception):
    """The service said no; `problem` says why (RFC 9457), and `kind` is the last part of its type: `illegal-decision`."""

    def __init__(self, status: int, problem: dict[str, Any]):
        super().__init__(problem.get("detail") or problem.get("error_description") or f"status {status}")
        self.status = status
        self.problem = problem
        self.kind: str = str(problem.get("type") or problem.get("error") or "unknown").split("/")[-1]


class NotModified(Exception):
    """What was asked for with `if_none_match` is still the same."""


class Connected(TypedDict):
    """The first event of each connection."""

    type: Literal["connected"]
    data: dict[str, Any]


class Received(NamedTuple, Generic[Item]):
    """An event with its id, from which to go on: `after`."""

    id: str | None
    event: Item


def quoted(value: object) -> str:
    """Returns a value as a part of an address."""
    return urllib.parse.quote(_text_of(value), safe="")


def _text_of(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (list, tuple)):
        return ",".join(_text_of(each) for each in value)
    return str(value)


class HttpClient:
    """What every operation needs."""

    def __init__(self, base_url: str, token: str | None = None, *, timeout: float = 30):
        """The address of the service without `/v1`, and an API token or an access token."""
        self.base_url = base_url.rstrip("/")
        self.token = token
        self.timeout = timeout
        #: The `ETag` of the last answer, for `if_match` and `if_none_match`.
        self.etag: str | None = None
        self._on_behalf_of: str | None = None

    def acting_for(self: _Client, provider: str, external_id: str) -> _Client:
        """Returns the same client for a player of your application (`players:act-for`)."""
        other = copy.copy(self)
        other._on_behalf_of = f"{provider}:{quoted(external_id)}"
        return other

    def _json(self, method: str, path: str, **parts: Any) -> Any:
        with self._send(method, path, accept="application/json", **parts) as answer:
            body = answer.read()
        return json.loads(body) if body else None

    def _nothing(self, method: str, path: str, **parts: Any) -> None:
        self._send(method, path, accept="application/json", **parts).close()

    def _bytes(self, method: str, path: str, **parts: Any) -> bytes:
        with self._send(method, path, accept="*/*", **parts) as answer:
            return answer.read()

    def _text(self, method: str, path: str, **parts: Any) -> str:
        return self._bytes(method, path, **parts).decode()

    def _lines(self, method: str, path: str, **parts: Any) -> Iterator[Any]:
        with self._send(method, path, accept="application/x-ndjson", **parts) as answer:
            for line in answer:
                if line.strip():
                    yield json.loads(line)

    def _events(self, method: str, path: str, **parts: Any) -> Iterator[Received[Any]]:
        """Yields events; connects again when the connection breaks, and goes on where it was. The first of each connection
        is `connected`: read what you follow then, and nothing is missed."""
        headers = dict(parts.pop("headers", {}))
        failures = 0
        while True:
            try:
                with self._send(
                    method, path, accept="text/event-stream", headers=headers, timeout=SILENCE, **parts
                ) as answer:
                    for received in _events_in(answer):
                        failures = 0
                        headers["Last-Event-ID"] = received.id or headers.get("Last-Event-ID")
                        yield received
            except (OSError, http.client.HTTPException):
                pass
            failures += 1
            time.sleep(min(2**failures, 32))

    def _send(
        self,
        method: str,
        path: str,
        *,
        accept: str,
        query: Mapping[str, object] | None = None,
        headers: Mapping[str, str | None] | None = None,
        body: object = None,
        form: Mapping[str, object] | None = None,
        email: bytes | None = None,
        timeout: float | None = None,
    ) -> http.client.HTTPResponse:
        asked = {name: _text_of(value) for name, value in (query or {}).items() if value is not None}
        address = self.base_url + path + (f"?{urllib.parse.urlencode(asked)}" if asked else "")
        request = urllib.request.Request(address, method=method)
        request.add_header("Accept", accept)
        if method == "POST":
            # Whatever is sent twice with the same key is done once.
            request.add_header("Idempotency-Key", str(uuid.uuid4()))
        # What says who asks goes to no other address to which an answer leads.
        if self.token is not None:
            request.add_unredirected_header("Authorization", f"Bearer {self.token}")
        if self._on_behalf_of is not None:
            request.add_unredirected_header("On-Behalf-Of", self._on_behalf_of)
        for name, value in (headers or {}).items():
            if value is not None:
                request.add_header(name, value)
        _add_body(request, body, form, email)
        return self._try(request, timeout or self.timeout)

    def _try(self, request: urllib.request.Request, timeout: float) -> http.client.HTTPResponse:
        for left in range(TRIES - 1, -1, -1):
            try:
                answer = urllib.request.urlopen(request, timeout=timeout)
                self.etag = answer.headers.get("ETag")
                return answer
            except urllib.error.HTTPError as refusal:
                with refusal:
                    if refusal.code == 304:
                        raise NotModified() from None
                    if refusal.code not in (429, 503) or left == 0:
                        raise Refused(refusal.code, _problem_in(refusal)) from None
                    wait = float(refusal.headers.get("Retry-After") or 1)
            except (OSError, http.client.HTTPException):
                if left == 0 or request.method == "PATCH":
                    raise
                wait = 1
            time.sleep(wait)
        raise AssertionError("the last try answers or raises")


_Client = TypeVar("_Client", bound=HttpClient)


def _add_body(
    request: urllib.request.Request,
    body: object,
    form: Mapping[str, object] | None,
    email: bytes | None,
) -> None:
    if email is not None:
        request.data = email
        request.add_header("Content-Type", "message/rfc822")
    elif form is not None:
        request.data = urllib.parse.urlencode(form).encode()
        request.add_header("Content-Type", "application/x-www-form-urlencoded")
    elif body is not None:
        request.data = json.dumps(body).encode()
        request.add_header("Content-Type", "application/json")


def _problem_in(refusal: urllib.error.HTTPError) -> dict[str, Any]:
    try:
        problem = json.load(refusal)
    except ValueError:
        return {}
    return problem if isinstance(problem, dict) else {}


def _events_in(lines: http.client.HTTPResponse) -> Iterator[Received[Any]]:
    """Yields the Server-Sent Events of an answer."""
    event_id, kind, data = None, "message", []
    for line in lines:
        text = line.decode().rstrip("\r\n")
        name, _, value = text.partition(":")
        value = value.removeprefix(" ")
        if text == "":
            if data:
                yield Received(event_id, {"type": kind, "data": json.loads("\n".join(data))})
            event_id, kind, data = None, "message", []
        elif name == "id":
            event_id = value
        elif name == "event":
            kind = value
        elif name == "data":
            data.append(value)
