import type { Tx } from '../../db/tx.ts';
import { numberPlans } from '../store/plans.ts';
import type { Plan } from './plan.ts';

/**
 * Puts one of a player's waiting plans at a position among them, from 1, and numbers all of them anew. Returns it as it
 * is then.
 */
export async function moveTo(db: Tx, waiting: readonly Plan[], plan: Plan, position: number): Promise<Plan> {
  const others = waiting.filter(({ id }) => id !== plan.id);
  const index = Math.min(position, others.length + 1) - 1;
  const ordered = others.toSpliced(index, 0, plan);
  await numberPlans(
    db,
    plan.gameId,
    ordered.map(({ id }) => id),
  );
  return { ...plan, position: index + 1 };
}
