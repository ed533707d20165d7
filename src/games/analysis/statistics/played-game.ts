import type { LogEntry } from '../../../db/log-entries.ts';
import type { PositionView, Rules } from '../../../engine/index.ts';

/** A game that is over, with what its log says and what it left on the table. */
export interface PlayedGame {
  readonly rules: Rules;
  readonly seatCount: number;
  readonly startedAt: Date;
  readonly entries: readonly Pick<LogEntry, 'seq' | 'seat' | 'decision' | 'events' | 'at'>[];
  readonly end: PositionView;
}

/** Returns the numbers of the seats of a game. */
export const seatsOf = ({ seatCount }: PlayedGame): number[] =>
  Array.from({ length: seatCount }, (_, seat) => seat);
