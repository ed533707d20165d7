import { useEffect, useState } from 'preact/hooks';
import { type PagedGames, usePages } from './use-pages.ts';

const RELOAD_MS = 20_000;
const CURRENT = 100;
const FINISHED = 24;

/** The player's games by how far they are. */
export interface MyLists {
  /** Running games that wait for the player. */
  readonly turn: PagedGames;
  /** Running games that wait for somebody else. */
  readonly running: PagedGames;
  readonly open: PagedGames;
  readonly finished: PagedGames;
  readonly aborted: PagedGames;
}

/** Loads the player's games, and what changes by itself again and again. `search` is empty for all of them. */
export function useMyGames(playerId: string, search: string): MyLists {
  const found = { mine: true, ...(search !== '' && { search }) } as const;
  const keys = [playerId, search];
  const turn = usePages({ ...found, turn: 'mine', limit: CURRENT }, keys);
  const running = usePages({ ...found, turn: 'others', limit: CURRENT }, keys);
  const open = usePages({ ...found, status: 'open', limit: CURRENT }, keys);
  const finished = usePages({ ...found, status: 'finished', limit: FINISHED }, keys);
  const aborted = usePages({ ...found, status: 'aborted', limit: FINISHED }, keys);
  useReload([turn, running, open]);
  return { turn, running, open, finished, aborted };
}

/** Looks for news of what changes by itself. */
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

/** Whether at least `count` games have been found since the view was opened, however few a search leaves of them. */
export function useHadGames({ turn, running, open, finished, aborted }: MyLists, count: number): boolean {
  const [had, setHad] = useState(false);
  const found = [turn, running, open, finished, aborted].reduce(
    (sum, { value }) => sum + (value?.items.length ?? 0),
    0,
  );
  if (!had && found >= count) setHad(true);
  return had;
}
