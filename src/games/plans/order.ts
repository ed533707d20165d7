import type { Tx } from '../../db/tx.ts';
import { numberPlans } from '../store/plans.ts';
import type { Plan } from './plan.ts';

/** Moves a player's waiting plan to a position, from 1, and renumbers all of them. Returns the moved plan. */
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
