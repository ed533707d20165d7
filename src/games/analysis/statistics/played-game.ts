import { entriesInEffect, type PositionView, type Rules } from '../../../engine/index.ts';
import type { LogEntry } from '../../store/log-entries.ts';

/** A game that is over, with what its log says and what it left on the table. */
export interface PlayedGame {
  readonly rules: Rules;
  readonly seatCount: number;
  readonly startedAt: Date;
  readonly entries: readonly Pick<LogEntry, 'seq' | 'seat' | 'decision' | 'events' | 'at'>[];
  readonly end: PositionView;
}

/** Returns the game as if what was undone had never been. */
export const inEffect = (game: PlayedGame): PlayedGame => ({
  ...game,
  entries: entriesInEffect(game.entries),
});

/** Returns the numbers of the seats of a game. */
export const seatsOf = ({ seatCount }: PlayedGame): number[] =>
  Array.from({ length: seatCount }, (_, seat) => seat);
