import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { api, bodyOf, type Game, type LogEntry, type Options } from '../api/client.ts';

/** Everything that the table shows, as it is known now. */
export interface TableNews {
  readonly game: Game | undefined;
  /** Of the version of `game`, when its player is asked. */
  readonly options: Options | undefined;
  readonly entries: readonly LogEntry[];
  readonly error: unknown;
  /** Counts up whenever something may have been said at the table. */
  readonly pulse: number;
  /** Looks for news now. */
  readonly refresh: () => Promise<void>;
}

interface Known {
  readonly game?: Game;
  readonly options?: Options | undefined;
  readonly entries: readonly LogEntry[];
  readonly error?: unknown;
}

const nothing: Known = { entries: [] };

/** Reads a game and keeps it fresh. What `prepare` gets ready for a new state is there when the state is shown. */
export function useGame(
  id: string,
  watch: (id: string, onNews: (kind: string) => void) => () => void,
  prepare: (game: Game) => Promise<unknown>,
): TableNews {
  const [known, setKnown] = useState(nothing);
  const latest = useRef({ known: nothing, tag: '' });
  const queue = useRef<Promise<void>>(Promise.resolve());
  const look = useCallback(async () => {
    try {
      const next = await readNews(id, latest.current, prepare);
      if (next === undefined) return;
      latest.current = next;
      setKnown(next.known);
    } catch (error) {
      setKnown((before) => ({ ...before, error }));
    }
  }, [id, prepare]);
  // One look at a time, so that an older answer never comes after a newer one.
  const refresh = useCallback(() => {
    queue.current = queue.current.then(look);
    return queue.current;
  }, [look]);
  const [pulse, setPulse] = useState(0);
  useEffect(() => {
    latest.current = { known: nothing, tag: '' };
    refresh();
    return watch(id, (kind) => {
      if (kind === 'message.posted' || kind === 'look') setPulse((before) => before + 1);
      if (kind !== 'message.posted') refresh();
    });
  }, [id, refresh, watch]);
  return {
    game: known.game,
    options: known.options,
    entries: known.entries,
    error: known.error,
    pulse,
    refresh,
  };
}

interface Latest {
  readonly known: Known;
  /** Entity tag of the game that is known. */
  readonly tag: string;
}

/** What is new since; undefined when nothing is. */
async function readNews(
  id: string,
  { known, tag }: Latest,
  prepare: (game: Game) => Promise<unknown>,
): Promise<Latest | undefined> {
  const headers = tag === '' ? {} : { 'if-none-match': tag };
  const asked = api.GET('/v1/games/{id}', { params: { path: { id } }, headers });
  const { response } = await asked.catch(() => ({ response: undefined }));
  if (response?.status === 304)
    return known.error === undefined ? undefined : { known: withoutError(known), tag };
  const game = await bodyOf(asked);
  const isAsked = game.you !== null && game.awaiting?.seats.includes(game.you) === true;
  const [entries, options] = await Promise.all([
    entriesAfter(id, known.entries, game.version),
    isAsked ? bodyOf(api.GET('/v1/games/{id}/options', { params: { path: { id } } })) : undefined,
    prepare(game).catch(() => undefined),
  ]);
  return { known: { game, entries, options }, tag: response?.headers.get('etag') ?? '' };
}

function withoutError({ error: _error, ...known }: Known): Known {
  return known;
}

/** The log up to a version; entries never change, so that only new ones are asked for. */
async function entriesAfter(
  id: string,
  before: readonly LogEntry[],
  version: number,
): Promise<readonly LogEntry[]> {
  let entries = before;
  let cursor: string | null | undefined;
  while (entries.length < version) {
    const query = { after: entries.length, limit: 100, ...(cursor && { cursor }) };
    const page = await bodyOf(api.GET('/v1/games/{id}/moves', { params: { path: { id }, query } }));
    if (page.items.length === 0) break;
    entries = [...entries, ...page.items.filter(({ seq }) => seq > entries.length)];
  }
  return entries;
}
