#!/usr/bin/env python3
"""A guest plays a whole game against a robot with the client of this folder.

    examples/python-client/play.py [address of the service, by default $URL or http://localhost:3000]
"""

from __future__ import annotations

import os
import sys

from carcassonne import Client, Json

URL = sys.argv[1] if len(sys.argv) > 1 else os.environ.get("URL") or "http://localhost:3000"


def main() -> None:
    player = Client(URL, Client(URL).create_guest()["accessToken"])
    game = player.create_game({"robots": ["easy"]})
    print("playing", game["id"])
    # The first event confirms the connection; each later one reports a change.
    for _received in player.follow_game(game["id"]):
        if play_while_awaited(player, game["id"])["status"] == "finished":
            break
    report(player, game["id"])


def play_while_awaited(player: Client, game_id: str) -> Json:
    """Decides while it is the player's turn. Returns the resulting game."""
    while True:
        game = player.read_game(game_id)
        awaiting, you = game["awaiting"], game["yourSeat"]
        if awaiting is None or you is None or you not in awaiting["seats"]:
            return game
        listed = player.list_options(game_id)
        choices = [choice for option in listed["options"] for choice in choices_of(option)]
        best = max(choices, key=lambda choice: lead(choice["gains"], you))
        if best.get("deploymentCount", 0) > 0 and "deployments" not in best:
            [option] = player.list_options(game_id, best["label"])["options"]
            best = max(choices_of(option), key=lambda choice: lead(choice["gains"], you))
        # It is refused if the board has changed since the options were listed.
        player.decide(game_id, best["decision"], listed["version"])


def choices_of(option: Json) -> list[Json]:
    return [option, *option.get("deployments", [])]


def lead(gains: list[int], seat: int) -> int:
    """The player's points from a choice minus those of the opponents."""
    return sum(points if each == seat else -points for each, points in enumerate(gains))


def report(player: Client, game_id: str) -> None:
    game = player.read_game(game_id)
    for seated, points, place in zip(game["players"], game["scores"], game["places"]):
        print(f"{place}. {seated['displayName']}: {points}")
    entries = list(player.read_log(game_id))
    print(entries[-1]["sentence"])
    check = player.verify_log(game_id)
    print(f"{len(entries)} entries, {'in order' if check['ok'] else 'NOT in order'}")


if __name__ == "__main__":
    main()
