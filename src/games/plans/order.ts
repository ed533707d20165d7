import type { Tx } from '../../db/client.ts';
import { updatePlan } from '../../db/plans.ts';
import { type Plan, rowOf } from './plan.ts';

/**
 * Puts one of a player's waiting plans at a position among them, from 1, and numbers all of them anew. Returns it as it
 * is then.
 */
export async function moveTo(db: Tx, waiting: readonly Plan[], plan: Plan, position: number): Promise<Plan> {
  const others = waiting.filter(({ id }) => id !== plan.id);
  const index = Math.min(position, others.length + 1) - 1;
  const ordered = others.toSpliced(index, 0, plan);
  for (const [place, each] of ordered.entries())
    if (each.position !== place + 1) await updatePlan(db, rowOf({ ...each, position: place + 1 }));
  return { ...plan, position: index + 1 };
}
