import type { GameRow } from '../../db/games.ts';
import type { LogEntry } from '../../db/log-entries.ts';
import { awaiting, formatDecision, type GameState } from '../../engine/index.ts';
import { type Happening, tell } from '../../texts/index.ts';

/** An entry of the log as everybody may see it. */
export interface EntryView {
  readonly seq: number;
  readonly seat: number;
  readonly decision: unknown;
  /** The decision in its short text form. */
  readonly text: string;
  readonly events: readonly unknown[];
  /** What happened, in English, for people. */
  readonly sentence: string;
  readonly at: string;
  readonly hash: string;
  readonly previousHash: string;
}

/** Whose decision a game waits for. */
export interface AwaitingView {
  readonly seats: number[];
  /** The phase of the turn. */
  readonly phase: string;
  /** The types of decision that may be the answer. */
  readonly decisions: string[];
  readonly deadline: string | null;
}

/** What is answered to a decision that landed. */
export interface DecisionResult {
  readonly entry: EntryView;
  readonly version: number;
  readonly status: GameRow['status'];
  readonly scores: readonly number[];
  readonly awaiting: AwaitingView | null;
}

/** An entry as everybody may see it; the seats give the names. */
export function entryView(entry: LogEntry, seats: GameRow['seats']): EntryView {
  const { seq, seat, decision, events, at, hash, previousHash } = entry;
  const happening = entry as Happening;
  const nameOf = (number: number) => seats.find((each) => each.seat === number)?.displayName ?? '';
  return {
    seq,
    seat,
    decision,
    text: formatDecision(happening.decision),
    events,
    sentence: tell('en', happening, nameOf),
    at: at.toISOString(),
    hash,
    previousHash,
  };
}

/** Whom the game waits for at `state`; null when it is over. */
export function awaitingView(state: GameState, deadline: Date | null | undefined): AwaitingView | null {
  const asked = awaiting(state);
  if (asked === undefined) return null;
  const { seat, phase, decisions } = asked;
  return { seats: [seat], phase, decisions: [...decisions], deadline: deadline?.toISOString() ?? null };
}
