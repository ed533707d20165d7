import { useState } from 'preact/hooks';
import { api, bodyOf, type ListedGame } from '../api/client.ts';
import { type Resource, useResource } from '../ui/use-resource.ts';
import type { GamesQuery } from './first-lists.ts';

/** The loaded part of a list of games. */
export interface LoadedGames {
  readonly items: readonly ListedGame[];
  readonly hasMore: boolean;
}

/** A list of games that grows by a page at a time. */
export interface PagedGames extends Resource<LoadedGames> {
  /** Loads the next page. */
  readonly more: () => void;
}

/** Loads games; reloads all shown pages together, so that the list stays complete when games change. */
export function usePages(query: GamesQuery, keys: readonly unknown[]): PagedGames {
  const [pages, setPages] = useState(1);
  const loaded = useResource(() => loadPages(query, pages), [...keys, pages]);
  return { ...loaded, more: () => setPages((before) => before + 1) };
}

async function loadPages(query: GamesQuery, pages: number): Promise<LoadedGames> {
  let items: readonly ListedGame[] = [];
  let cursor: string | null = null;
  for (let page = 0; page < pages && (page === 0 || cursor !== null); page += 1) {
    const whole: GamesQuery = cursor === null ? query : { ...query, cursor };
    const answer = await bodyOf(api.GET('/v1/games', { params: { query: whole } }));
    items = [...items, ...answer.items];
    cursor = answer.nextCursor;
  }
  return { items, hasMore: cursor !== null };
}
