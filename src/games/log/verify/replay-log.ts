import {
  type GameEvent,
  type GameSetup,
  type GameState,
  logDecisionSchema,
  newGame,
  replay,
} from '../../../engine/index.ts';
import type { StoredEntry } from '../../store/log-entries.ts';

/** A log as far as it could be replayed. */
export interface ReplayedLog {
  /** What each legal entry made happen. */
  readonly events: readonly (readonly GameEvent[])[];
  /** After the last entry; undefined if one is not legal. */
  readonly state: GameState | undefined;
  /** Why the entry after the legal ones is not legal, in a sentence. */
  readonly refusal: string | undefined;
}

/**
 * Replays the entries of a log up to the first that is not legal. `onEntry` gets each state; it is good during the call
 * only. The setup must have passed `checkSetup`.
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
