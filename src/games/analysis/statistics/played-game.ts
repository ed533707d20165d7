import { entriesInEffect, type PositionView, type Rules } from '../../../engine/index.ts';
import type { LogEntry } from '../../store/log-entries.ts';

/** A finished game with its log and its final position. */
export interface PlayedGame {
  readonly rules: Rules;
  readonly seatCount: number;
  readonly startedAt: Date;
  readonly entries: readonly Pick<LogEntry, 'seq' | 'seat' | 'decision' | 'events' | 'at'>[];
  readonly end: PositionView;
}

/** Returns the game without undone entries. */
export const inEffect = (game: PlayedGame): PlayedGame => ({
  ...game,
  entries: entriesInEffect(game.entries),
});

/** Returns the numbers of the seats of a game. */
export const seatsOf = ({ seatCount }: PlayedGame): number[] =>
  Array.from({ length: seatCount }, (_, seat) => seat);
