import { awaiting, type GameState } from '../../engine/index.ts';
import type { GameRow } from '../store/games.ts';

/** Returns the decision that a game waits for at `state`; null if the game is finished. */
export function awaitingView(state: GameState, deadline: Date | null | undefined) {
  const next = awaiting(state);
  if (next === undefined) return null;
  const { seat, phase, decisions } = next;
  return { seats: [seat], phase, decisions: [...decisions], deadline: deadline?.toISOString() ?? null };
}

export type AwaitingView = NonNullable<ReturnType<typeof awaitingView>>;

/** Returns the decision that a game waits for at `state`; null if it is finished, or waits for the other game with its bag. */
export function awaitingAt(
  { deadline, heldSeat }: Pick<GameRow, 'deadline' | 'heldSeat'>,
  state: GameState,
): AwaitingView | null {
  return heldSeat === null ? awaitingView(state, deadline) : null;
}
