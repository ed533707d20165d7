import type { PhaseOutcome } from './expansion.ts';
import { NONE, type Position } from './position/position.ts';
import { seatAfter, seatCount } from './position/seats.ts';
import type { GameState } from './position/state.ts';

/**
 * Asks each seat once, clockwise, and passes over those that have nothing to decide.
 * @param step remembers how far the round has come; 0 between rounds
 * @param first the seat that begins
 * @returns the outcome of the phase: ask the next seat, or done
 */
export function askRound(
  position: Position,
  step: GameState,
  first: number,
  mayDecide: (seat: number) => boolean,
): PhaseOutcome {
  const seat = nextInRound(position, step, first, mayDecide);
  if (seat !== NONE) return { ask: seat };
  step.set(position, 0);
  return 'done';
}

/** The next seat of such a round, or NONE when it is over; leaves `step` behind the last seat then. */
export function nextInRound(
  position: Position,
  step: GameState,
  first: number,
  mayDecide: (seat: number) => boolean,
): number {
  for (let passed = step.get(position); passed < seatCount(position); passed++) {
    const seat = seatAfter(position, first, passed);
    if (!mayDecide(seat)) continue;
    step.set(position, passed + 1);
    return seat;
  }
  step.set(position, seatCount(position));
  return NONE;
}
