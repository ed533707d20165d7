import type { GameRow } from '../../db/games.ts';
import { deleteEndedPlans, updatePlan } from '../../db/plans.ts';
import type { Deps } from '../../deps.ts';
import type { Ending } from './ending.ts';
import { mostEnded, type Plan, rowOf } from './plan.ts';

/** Ends a plan, in the transaction under way; its owner learns of one that was cancelled, and nobody else. */
export async function endPlan({ db, clock }: Deps, row: GameRow, plan: Plan, ending: Ending): Promise<void> {
  const closedAt = clock();
  const { state } = ending;
  const why = state === 'cancelled' ? { reason: ending.reason, detail: ending.detail } : {};
  await updatePlan(db.pool, rowOf({ ...plan, ...why, state, closedAt }));
  await deleteEndedPlans(db.pool, row.id, plan.playerId, mostEnded);
}
