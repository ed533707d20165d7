import type { Keys } from '../../use-keys.ts';
import type { Turn } from './use-turn.ts';

/** The keys that turn the tile and take the choice back; none while somebody else decides. */
export function turnKeys(turn: Turn | undefined): Keys {
  if (turn === undefined) return {};
  const { dispatch } = turn;
  return {
    r: (event) => dispatch({ type: 'turn', step: event.shiftKey ? -1 : 1 }),
    Escape: () => dispatch({ type: 'take-back' }),
  };
}
