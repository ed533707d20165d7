import type { GameRow } from '../../db/games.ts';
import { type AwaitingView, awaitingView } from '../views/awaiting.ts';
import { type LogEntryView, logEntryView } from '../views/log-entry.ts';
import type { JudgedDecision } from './judge.ts';

/** The response to a decision that was written. */
export interface DecisionResult {
  readonly entry: LogEntryView;
  readonly version: number;
  readonly status: GameRow['status'];
  readonly scores: readonly number[];
  readonly awaiting: AwaitingView | null;
}

/** Returns the response to a decision of the game `row`. */
export function decisionResult({ entry, after, state }: JudgedDecision, row: GameRow): DecisionResult {
  return {
    entry: logEntryView(entry, row),
    version: entry.seq,
    status: after.status,
    scores: after.scores,
    awaiting: awaitingView(state, after.deadline),
  };
}
