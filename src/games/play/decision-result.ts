import type { GameRow } from '../../db/games/games.ts';
import type { LogEntry } from '../../db/games/log-entries.ts';
import { type GameState, scores } from '../../engine/index.ts';
import { placesOf, statusOf } from '../state/status.ts';
import { type AwaitingView, awaitingView } from '../views/awaiting.ts';
import { type LogEntryView, logEntryView } from '../views/log-entry.ts';

/** The response to a decision that was written. */
export interface DecisionResult {
  readonly entry: LogEntryView;
  readonly version: number;
  readonly status: GameRow['status'];
  readonly scores: readonly number[];
  /** None unless the game is over with a result. */
  readonly places: readonly number[];
  readonly awaiting: AwaitingView | null;
}

/** A decision that was written, and what it left. */
interface Decided {
  readonly entry: LogEntry;
  readonly state: GameState;
  /** Deadline of the next decision. */
  readonly deadline: Date | null | undefined;
}

/** Returns the response to a decision of a game. */
export function decisionResult(
  { entry, state, deadline }: Decided,
  game: Pick<GameRow, 'seats'>,
): DecisionResult {
  return {
    entry: logEntryView(entry, game),
    version: entry.seq,
    status: statusOf(state),
    scores: scores(state),
    places: placesOf(state),
    awaiting: awaitingView(state, deadline),
  };
}
