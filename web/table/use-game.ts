import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { Game, LogEntry, Options } from '../api/client.ts';
import { isDecisionMade } from '../api/link-session.ts';
import { type GameState, readNews, type Snapshot } from './game-state.ts';

/** Everything that the table shows, once it is known. */
export interface TableNews {
  readonly game: Game | undefined;
  /** Of the version of `game`, when it waits for the player. */
  readonly options: Options | undefined;
  readonly entries: readonly LogEntry[];
  readonly error: unknown;
  /** Counts up whenever there may be a new message or request at the table, or other news about a plan. */
  readonly pulse: number;
  /** Looks for news now. */
  readonly refresh: () => Promise<void>;
}

/** News that is not in the game itself; `look`: there may be anything. */
const PULSES: readonly string[] = [
  'message.posted',
  'plan.cancelled',
  'request.opened',
  'request.closed',
  'look',
];

const NOTHING: Snapshot = { state: { entries: [] }, tag: '' };

/**
 * Reads a game, the same one as long as the view is there, and keeps it up to date.
 * @param watch calls back when there may be news, and returns a function that stops it
 * @param prepare loads what a new state needs before it is shown
 */
export function useGame(
  id: string,
  watch: (id: string, onNews: (type: string) => void) => () => void,
  prepare: (game: Game) => Promise<unknown>,
): TableNews {
  const [state, setState] = useState<GameState>(NOTHING.state);
  const latest = useRef(NOTHING);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const look = useCallback(async () => {
    try {
      latest.current = (await readNews(id, latest.current, prepare)) ?? latest.current;
      // The game as before, without the error that there may have been meanwhile.
      setState(latest.current.state);
    } catch (error) {
      // After a decision by link, keep showing the last state.
      setState((before) => (isDecisionMade() ? { ...before } : { ...before, error }));
    }
  }, [id, prepare]);
  // One look at a time, so that an older answer never comes after a newer one.
  const refresh = useCallback(() => {
    queue.current = queue.current.then(look);
    return queue.current;
  }, [look]);
  const [pulse, setPulse] = useState(0);
  useEffect(() => {
    const follow = () =>
      watch(id, (type) => {
        if (isDecisionMade()) return;
        if (PULSES.includes(type)) setPulse((before) => before + 1);
        if (type !== 'message.posted') refresh();
      });
    let end: (() => void) | undefined;
    let isOver = false;
    // Load the game before listening for its changes.
    refresh().then(() => {
      if (!isOver) end = follow();
    });
    return () => {
      isOver = true;
      end?.();
    };
  }, [id, refresh, watch]);
  const { game, options, entries, error } = state;
  return { game, options, entries, error, pulse, refresh };
}
