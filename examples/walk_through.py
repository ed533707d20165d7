#!/usr/bin/env python3
"""A first game in Python, with only its standard library: two players, a token for each, a table, every turn to the
end, and its log.

    examples/walk_through.py [address of the service, by default $URL or http://localhost:3000]
"""

import json
import os
import sys
import time
import urllib.error
import urllib.request
import uuid

URL = sys.argv[1] if len(sys.argv) > 1 else os.environ.get("URL") or "http://localhost:3000"
RUN = uuid.uuid4().hex[:8]  # makes the names of this run its own


class Refused(Exception):
    """A refusal of the service; `problem` gives the reason (RFC 9457)."""

    def __init__(self, status, problem):
        super().__init__(f"{status} {problem.get('type')}: {problem.get('detail')}")
        self.status = status
        self.problem = problem


def send(method, path, token=None, body=None, headers=None):
    """An answer's status, headers and body. Thanks to the key it can be repeated when the service is busy or
    the connection breaks: it takes effect once."""
    request = urllib.request.Request(URL + path, method=method, headers=headers or {})
    request.add_header("Idempotency-Key", str(uuid.uuid4()))
    if token is not None:
        request.add_header("Authorization", f"Bearer {token}")
    if body is not None:
        request.add_header("Content-Type", "application/json")
        request.data = json.dumps(body).encode()
    for is_last in (False, False, True):
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:
                return answer.status, answer.headers, json.load(answer)
        except urllib.error.HTTPError as refusal:
            if refusal.code == 304:
                return refusal.code, refusal.headers, None
            if refusal.code not in (429, 503) or is_last:
                raise Refused(refusal.code, json.load(refusal)) from None
            time.sleep(int(refusal.headers.get("Retry-After", "1")))
        except OSError:
            if is_last:
                raise
            time.sleep(1)


def ask(*args):
    """Returns only the body of an answer."""
    _status, _headers, body = send(*args)
    return body


def new_player(name):
    """Creates an account, logs in, and creates a token for programs."""
    about = {"email": f"{name}-{RUN}@example.org", "password": f"correct horse of {name}"}
    ask("POST", "/v1/accounts", None, {**about, "handle": f"{name}-{RUN}"})
    session = ask("POST", "/v1/sessions", None, about)["accessToken"]
    request = {"name": "walk", "scopes": ["games:read", "games:play"]}
    return ask("POST", "/v1/me/tokens", session, request)["token"]


def main():
    # 1. Two players; Anna opens a table and Bruno sits down. A `scenario` sets the tiles to draw, one after the
    #    other: a short game, and always the same.
    players = [new_player("anna"), new_player("bruno")]
    draws = ["base/U", "base/V", "base/K", "base/E", "base/A", "base/D"]
    request = {"name": "By Python", "seatCount": 2, "scenario": {"draws": draws}}
    path = "/v1/games/" + ask("POST", "/v1/games", players[0], request)["id"]
    game = ask("POST", path + "/seats", players[1], {})

    # 2. Turns. The player whose turn it is reads the options and sends the handle of one: what brings most at once,
    #    with a meeple if that is allowed. If the board has changed in the meantime, an old handle does nothing.
    while game["status"] == "running":
        seat = game["awaiting"]["seats"][0]
        options = ask("GET", path + "/options", players[seat])["options"]
        plays = [play for option in options for play in [*option.get("deployments", []), option]]
        best = max(plays, key=lambda play: play["gains"][seat])
        move = ask("POST", path + "/moves", players[seat], {"type": "option", "id": best["handle"]})
        print(move["entry"]["sentence"])
        game = ask("GET", path, players[seat])

    # 3. Polling costs almost nothing: 304 and no body while nothing has changed.
    _status, headers, _body = send("GET", path, players[0])
    status, _headers, _body = send("GET", path, players[0], None, {"If-None-Match": headers["ETag"]})
    print(f"polled: {status}")

    # 4. A refusal gives the reason, and changes nothing.
    try:
        ask("POST", path + "/moves", players[0], {"type": "tile", "x": 9, "y": 9, "rotation": 0})
    except Refused as refusal:
        print(f"refused: {refusal}")

    # 5. The log contains every decision, each entry sealed with the hash of the previous one.
    for entry in ask("GET", path + "/moves", players[1])["items"]:
        print(f"{entry['seq']}. {entry['sentence']}")
    print("the log is whole" if ask("GET", path + "/moves/verify")["ok"] else "the log is broken")

    # 6. The record is the whole game in one document. Anyone who replays it gets the same points.
    print(" to ".join(map(str, game["scores"])))
    replayed = ask("POST", "/v1/records/replay", players[0], ask("GET", path + "/record"))
    print(" to ".join(map(str, replayed["scores"])), "when replayed")


if __name__ == "__main__":
    try:
        main()
    except Refused as refusal:
        sys.exit(f"The service refuses: {refusal}")
    except OSError as error:
        sys.exit(f"No service answers at {URL} ({getattr(error, 'reason', error)}). `npm start` starts one.")
