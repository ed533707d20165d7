import {
  type GameEvent,
  type GameSetup,
  type GameState,
  logDecisionSchema,
  newGame,
  replay,
} from '../../../engine/index.ts';
import type { StoredEntry } from '../../store/log-entries.ts';

/** The replayable part of a log. */
export interface ReplayedLog {
  /** The events of each legal entry. */
  readonly events: readonly (readonly GameEvent[])[];
  /** The state after the last entry; undefined if an entry is illegal. */
  readonly state: GameState | undefined;
  /** Why the entry after the legal ones is illegal, in a sentence. */
  readonly refusal: string | undefined;
}

/**
 * Replays the entries of a log up to the first illegal one. Passes each state to `onEntry`; it is valid only during that call. The setup
 * must have passed `checkSetup`.
 */
export function replayLog(
  setup: GameSetup,
  entries: readonly StoredEntry[],
  onEntry?: (seq: number, state: GameState) => void,
): ReplayedLog {
  const events: (readonly GameEvent[])[] = [];
  const unreadable = entries.findIndex(({ decision }) => !logDecisionSchema.safeParse(decision).success);
  const readable = unreadable === -1 ? entries : entries.slice(0, unreadable);
  const replayed = replay(setup, readable, (each, state) => {
    events.push(each);
    onEntry?.(events.length, state);
  });
  if (!replayed.ok) {
    const { rule, detail } = replayed.refusal;
    return { events, state: undefined, refusal: `The decision is not legal (${rule}): ${detail}` };
  }
  if (unreadable !== -1) return { events, state: undefined, refusal: 'The entry holds no decision.' };
  return { events, state: replayed.state, refusal: undefined };
}

/** Returns the state before the first decision. The setup must have passed `checkSetup`. */
export const stateAtStart = (setup: GameSetup): GameState => newGame(setup).state;
