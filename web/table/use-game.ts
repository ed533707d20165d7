import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { Game, LogEntry, Options } from '../api/client.ts';
import { isDecisionMade } from '../api/link-session.ts';
import { type GameState, readNews, type Snapshot } from './game-state.ts';

/** The loaded state that the table shows. */
export interface TableNews {
  readonly game: Game | undefined;
  /** The options in this version of `game`, if it waits for the player. */
  readonly options: Options | undefined;
  readonly entries: readonly LogEntry[];
  readonly error: unknown;
  /** Incremented whenever there may be a new message or request, or news about a plan. */
  readonly pulse: number;
  /** Loads news immediately. */
  readonly refresh: () => Promise<void>;
}

/** Events about news outside the game itself; `look` means that anything may have changed. */
const PULSES: readonly string[] = [
  'message.posted',
  'plan.cancelled',
  'request.opened',
  'request.closed',
  'look',
];

const NOTHING: Snapshot = { state: { entries: [] }, tag: '' };

/**
 * Loads a game and keeps it up to date. The id must not change while the view is mounted.
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
      // The unchanged game, clearing any earlier error.
      setState(latest.current.state);
    } catch (error) {
      // After a decision by link, keep showing the last state.
      setState((before) => (isDecisionMade() ? { ...before } : { ...before, error }));
    }
  }, [id, prepare]);
  // One request at a time, so that an older response never overwrites a newer one.
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
