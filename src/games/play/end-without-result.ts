import type { Tx } from '../../db/tx.ts';
import { applyDecision } from '../../engine/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { loadGame } from '../state/load.ts';
import type { GameRow } from '../store/games.ts';
import { appendAgreed } from './append-agreed.ts';

/**
 * Ends a running game without a result, in the transaction of `client`, which holds the game's lock and has read `row`. The entry belongs
 * to `seat`.
 */
export async function endWithoutResult(deps: Deps, client: Tx, row: GameRow, seat: number): Promise<void> {
  const decision = { type: 'end' } as const;
  const applied = applyDecision((await loadGame(deps, row)).state, seat, decision);
  if (!applied.ok) throw new Error(`game ${row.id}: ${applied.refusal.detail}`);
  const { state, events } = applied;
  await appendAgreed(deps, client, row, { seat, decision, events, state, hintedSeat: null });
}
