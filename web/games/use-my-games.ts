import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { MY_LISTS } from './first-lists.ts';
import { type PagedGames, usePages } from './use-pages.ts';

const RELOAD_MS = 20_000;

/** The player's games by their state. */
export interface MyLists {
  /** Running games that wait for the player. */
  readonly turn: PagedGames;
  /** Running games that wait for another player. */
  readonly running: PagedGames;
  readonly open: PagedGames;
  readonly finished: PagedGames;
  readonly aborted: PagedGames;
}

/** Loads the player's games and reloads the lists that others can change. `search` is empty for all of them. */
export function useMyGames(playerId: string, search: string): MyLists {
  const found = search === '' ? {} : { search };
  const keys = [playerId, search];
  const turn = usePages({ ...MY_LISTS.turn, ...found }, keys);
  const running = usePages({ ...MY_LISTS.running, ...found }, keys);
  const open = usePages({ ...MY_LISTS.open, ...found }, keys);
  const finished = usePages({ ...MY_LISTS.finished, ...found }, keys);
  const aborted = usePages({ ...MY_LISTS.aborted, ...found }, keys);
  useReload([turn, running, open]);
  return { turn, running, open, finished, aborted };
}

/** Reloads the lists at intervals while the page is visible. */
function useReload(lists: readonly PagedGames[]): void {
  useEffect(
    () => {
      const timer = setInterval(() => {
        for (const { reload } of lists) if (document.visibilityState === 'visible') reload();
      }, RELOAD_MS);
      return () => clearInterval(timer);
    },
    lists.map(({ reload }) => reload),
  );
}

const HAD_KEY = 'carcassonne.many-games';

/**
 * Whether the player has had at least `count` games, regardless of the current search. This device remembers it, so
 * that dependent parts are rendered immediately and cause no layout shift.
 */
export function useHadGames(playerId: string, lists: MyLists, count: number): boolean {
  const [had, setHad] = useState(() => localStorage.getItem(HAD_KEY) === playerId);
  const found = Object.values(lists).reduce((sum, { value }) => sum + (value?.items.length ?? 0), 0);
  useLayoutEffect(() => {
    if (had || found < count) return;
    localStorage.setItem(HAD_KEY, playerId);
    setHad(true);
  }, [had, found]);
  return had;
}
