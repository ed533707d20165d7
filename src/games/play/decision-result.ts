import { type GameState, scores } from '../../engine/index.ts';
import { placesOf, statusOf } from '../state/status.ts';
import type { GameRow } from '../store/games.ts';
import type { LogEntry } from '../store/log-entries.ts';
import { awaitingView } from '../views/awaiting.ts';
import { logEntryView } from '../views/log-entry.ts';

/** A written decision, and the resulting state. */
interface Decided {
  readonly entry: LogEntry;
  readonly state: GameState;
  /** Deadline of the next decision. */
  readonly deadline: Date | null | undefined;
}

/** Returns the response to a decision of a game. */
export const decisionResult = ({ entry, state, deadline }: Decided, game: Pick<GameRow, 'seats'>) => ({
  entry: logEntryView(entry, game),
  version: entry.seq,
  status: statusOf(state),
  scores: scores(state),
  places: placesOf(state),
  awaiting: awaitingView(state, deadline),
});
export type DecisionResult = ReturnType<typeof decisionResult>;
