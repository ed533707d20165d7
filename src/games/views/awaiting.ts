import type { GameRow } from '../../db/games/games.ts';
import { awaiting, type DecisionType, type GameState, type PhaseName } from '../../engine/index.ts';

/** Whose decision a game waits for. */
export interface AwaitingView {
  readonly seats: number[];
  /** The phase of the turn. */
  readonly phase: PhaseName;
  /** The types of decision that the phase accepts. */
  readonly decisions: DecisionType[];
  readonly deadline: string | null;
}

/** Returns whose decision a game waits for at `state`; null when it is over. */
export function awaitingView(state: GameState, deadline: Date | null | undefined): AwaitingView | null {
  const next = awaiting(state);
  if (next === undefined) return null;
  const { seat, phase, decisions } = next;
  return { seats: [seat], phase, decisions: [...decisions], deadline: deadline?.toISOString() ?? null };
}

/** Returns whose decision a game at `state` waits for; null when it is over, or waits for the other game with its bag. */
export function awaitingAt(
  { deadline, heldSeat }: Pick<GameRow, 'deadline' | 'heldSeat'>,
  state: GameState,
): AwaitingView | null {
  return heldSeat === null ? awaitingView(state, deadline) : null;
}
