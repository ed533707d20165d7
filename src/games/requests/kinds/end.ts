import { applyDecision } from '../../../engine/index.ts';
import { appendAgreed } from '../../play/append-agreed.ts';
import { loadGame } from '../../state/load.ts';
import type { Kind } from '../kind.ts';

/** The game ends without a result. */
export const end: Kind = {
  require: () => undefined,
  isOutdated: () => false,
  async carryOut(deps, client, row, { bySeat: seat }) {
    const decision = { type: 'end' } as const;
    const applied = applyDecision((await loadGame(deps, row)).state, seat, decision);
    if (!applied.ok) throw new Error(`game ${row.id}: ${applied.refusal.detail}`);
    const { state, events } = applied;
    await appendAgreed(deps, client, row, { seat, decision, events, state, hintedSeat: null });
  },
};
