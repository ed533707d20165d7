"""Reads lists to their ends."""

from __future__ import annotations

from typing import Any, Callable, Iterator


def every(method: Callable[..., Any], *path: str, **query: Any) -> Iterator[Any]:
    """Yields every item of a list, page by page: `every(client.list_games, mine=True)`."""
    cursor = None
    while True:
        page = method(*path, cursor=cursor, **query)
        yield from page["items"]
        cursor = page["nextCursor"]
        if cursor is None:
            return
