"""A client for Carcassonne by mail. Copy this file: it needs only Python 3.11.

Every answer is the API's JSON as Python objects. Call operations without a method here directly:
`client.get("/v1/rules")`, `client.post("/v1/games/…/messages", {"text": "Well played!"})`.
"""

from __future__ import annotations

import copy
import http.client
import json
import time
import urllib.error
import urllib.parse
import urllib.request
import uuid
from typing import Any, Iterator, NamedTuple

TRIES = 4
# A silent connection counts as dead: the service sends a heartbeat every 15 s.
SILENCE = 45

Json = dict[str, Any]


class Refused(Exception):
    """A refusal of the service. `problem` gives the reason (RFC 9457), and `kind` ends its type: `illegal-decision`."""

    def __init__(self, status: int, problem: Json):
        super().__init__(problem.get("detail") or f"status {status}")
        self.status = status
        self.problem = problem
        self.kind = str(problem.get("type", "unknown")).split("/")[-1]


class Received(NamedTuple):
    """A live event: its id, after which to resume, its type such as `turn.started`, and its data."""

    id: str | None
    type: str
    data: Json


class Client:
    """Calls a service as one player. Use a client in one thread only."""

    def __init__(self, url: str, token: str | None = None, timeout: float = 30):
        """The address of the service, and an API token (`cbm_…`) or an access token."""
        self.url = url.rstrip("/")
        self.token = token
        self.timeout = timeout
        self.on_behalf_of: str | None = None

    def acting_for(self, provider: str, external_id: str) -> Client:
        """Returns a client that plays for a user of your chat service."""
        other = copy.copy(self)
        other.on_behalf_of = f"{provider}:{quoted(external_id)}"
        return other

    # Players

    def create_guest(self) -> Json:
        """Creates a player without an account; `accessToken` of the answer is the token of a new client."""
        return self.post("/v1/guests", {})

    def read_me(self) -> Json:
        return self.get("/v1/me")

    def put_external_player(self, provider: str, external_id: str, display_name: str) -> Json:
        """Registers a user of your chat service as a player; then use `acting_for`."""
        path = f"/v1/players/external/{quoted(provider)}/{quoted(external_id)}"
        return self.send("PUT", path, {"displayName": display_name})

    # Games

    def create_game(self, settings: Json, key: str | None = None) -> Json:
        """Creates a game. The same `key` again returns the same game."""
        return self.post("/v1/games", settings, key=key)

    def join_game(self, game: str) -> Json:
        return self.post(f"/v1/games/{game}/seats", {})

    def list_games(self, **query: Any) -> Iterator[Json]:
        """Yields games, page by page: `list_games(turn="mine")`."""
        return self.every("/v1/games", **query)

    def read_game(self, game: str) -> Json:
        return self.get(f"/v1/games/{game}")

    def list_options(self, game: str, option: str | None = None) -> Json:
        """Returns the player's options, and the `version` of the board they are for.

        A long list leaves out `deployments`: those of one option come with its label as `option`.
        """
        query = {} if option is None else {"option": option}
        return self.get(f"/v1/games/{game}/options", **query)

    def decide(self, game: str, decision: Json, version: int | None = None) -> Json:
        """Makes a decision. With a `version` it is refused if the board has changed since."""
        headers = {} if version is None else {"If-Match": f'"{version}"'}
        return self.post(f"/v1/games/{game}/moves", decision, headers=headers)

    def resign(self, game: str) -> Json:
        return self.post(f"/v1/games/{game}/resign")

    def read_log(self, game: str) -> Iterator[Json]:
        """Yields every entry of the log, with a sentence about it."""
        return self.every(f"/v1/games/{game}/moves")

    def verify_log(self, game: str) -> Json:
        return self.get(f"/v1/games/{game}/moves/verify")

    def draw_board(self, game: str, width: int = 1000) -> bytes:
        """Returns the board as PNG."""
        with self.open("GET", f"/v1/games/{game}/board.png", query={"size": width}, accept="image/png") as answer:
            return answer.read()

    # Live events

    def follow_game(self, game: str, after: str | None = None) -> Iterator[Received]:
        return self.follow(f"/v1/games/{game}/events", after)

    def follow_my_games(self, after: str | None = None) -> Iterator[Received]:
        return self.follow("/v1/me/events", after)

    def follow(self, path: str, after: str | None = None) -> Iterator[Received]:
        """Yields events. Reconnects when the connection breaks, and resumes after the last event. The first event of each
        connection is `connected`: what you read then is current, and nothing is missed."""
        failures = 0
        while True:
            try:
                headers = {} if after is None else {"Last-Event-ID": after}
                with self.open("GET", path, headers=headers, accept="text/event-stream", timeout=SILENCE) as answer:
                    for received in events_in(answer):
                        failures = 0
                        after = received.id or after
                        yield received
            except (OSError, http.client.HTTPException):
                pass
            failures += 1
            time.sleep(min(2**failures, 32))

    # Any operation

    def get(self, path: str, **query: Any) -> Any:
        return self.send("GET", path, query=query)

    def post(self, path: str, body: Any = None, key: str | None = None, headers: dict[str, str] | None = None) -> Any:
        return self.send("POST", path, body, headers={**(headers or {}), **({"Idempotency-Key": key} if key else {})})

    def every(self, path: str, **query: Any) -> Iterator[Json]:
        """Yields every item of a list."""
        cursor = None
        while True:
            page = self.get(path, **query, **({"cursor": cursor} if cursor else {}))
            yield from page["items"]
            cursor = page["nextCursor"]
            if cursor is None:
                return

    def send(
        self,
        method: str,
        path: str,
        body: Any = None,
        query: dict[str, Any] | None = None,
        headers: dict[str, str] | None = None,
    ) -> Any:
        """Sends a request and returns the JSON of its answer. Raises Refused."""
        with self.open(method, path, body, query, headers) as answer:
            text = answer.read()
        return json.loads(text) if text else None

    def open(
        self,
        method: str,
        path: str,
        body: Any = None,
        query: dict[str, Any] | None = None,
        headers: dict[str, str] | None = None,
        accept: str = "application/json",
        timeout: float | None = None,
    ) -> http.client.HTTPResponse:
        address = self.url + path + (f"?{urllib.parse.urlencode(query)}" if query else "")
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(address, data, {"Accept": accept}, method=method)
        if data is not None:
            request.add_header("Content-Type", "application/json")
        if method == "POST":
            # Repeated requests with the same key take effect once.
            request.add_header("Idempotency-Key", str(uuid.uuid4()))
        for name, value in (headers or {}).items():
            request.add_header(name, value)
        # Credentials are not sent to other addresses on redirects.
        if self.token is not None:
            request.add_unredirected_header("Authorization", f"Bearer {self.token}")
        if self.on_behalf_of is not None:
            request.add_unredirected_header("On-Behalf-Of", self.on_behalf_of)
        return attempt(request, timeout or self.timeout)


def attempt(request: urllib.request.Request, timeout: float) -> http.client.HTTPResponse:
    """Sends a request, and repeats it at the service's request or if the connection breaks."""
    for left in range(TRIES - 1, -1, -1):
        try:
            return urllib.request.urlopen(request, timeout=timeout)
        except urllib.error.HTTPError as refusal:
            with refusal:
                if refusal.code not in (429, 503) or left == 0:
                    raise Refused(refusal.code, problem_in(refusal)) from None
                wait = float(refusal.headers.get("Retry-After") or 1)
        except (OSError, http.client.HTTPException):
            if left == 0:
                raise
            wait = 1
        time.sleep(wait)
    raise AssertionError("the last attempt answers or raises")


def problem_in(refusal: urllib.error.HTTPError) -> Json:
    try:
        problem = json.load(refusal)
    except ValueError:
        return {}
    return problem if isinstance(problem, dict) else {}


def events_in(lines: http.client.HTTPResponse) -> Iterator[Received]:
    """Yields the Server-Sent Events of an answer."""
    event_id, kind, data = None, "message", []
    for line in lines:
        text = line.decode().rstrip("\r\n")
        name, _, value = text.partition(":")
        value = value.removeprefix(" ")
        if text == "":
            if data:
                yield Received(event_id, kind, json.loads("\n".join(data)))
            event_id, kind, data = None, "message", []
        elif name == "id":
            event_id = value
        elif name == "event":
            kind = value
        elif name == "data":
            data.append(value)


def quoted(text: str) -> str:
    """Returns a text encoded for a URL."""
    return urllib.parse.quote(text, safe="")
