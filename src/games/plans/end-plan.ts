import { insertOutboxEvent } from '../../notifications/outbox/insert.ts';
import type { Deps } from '../../platform/deps.ts';
import type { GameRow } from '../store/games.ts';
import { deleteEndedPlans, updatePlan } from '../store/plans.ts';
import type { Ending } from './ending.ts';
import { maxEnded, type Plan, rowOf } from './plan.ts';

/** Ends a plan in the current transaction. Only its owner is notified, and only of a cancellation. */
export async function endPlan(deps: Deps, row: GameRow, plan: Plan, ending: Ending): Promise<void> {
  const { db, clock } = deps;
  const closedAt = clock();
  const { state } = ending;
  const why = state === 'cancelled' ? { reason: ending.reason, detail: ending.detail } : {};
  await updatePlan(db.prisma, rowOf({ ...plan, ...why, state, closedAt }));
  await deleteEndedPlans(db.prisma, row.id, plan.playerId, maxEnded);
  if (state === 'done') return;
  const { reason, detail } = ending;
  const data = { plan: plan.id, reason, detail };
  const event = { game: row.id, kind: 'plan.cancelled', seq: row.version, player: plan.playerId } as const;
  await insertOutboxEvent(db.prisma, { ...event, data, at: closedAt });
}
