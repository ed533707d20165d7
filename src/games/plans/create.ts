import { newId } from '../../db/id.ts';
import { addPlanTurns } from '../../db/plan-turns.ts';
import { insertPlan } from '../../db/plans.ts';
import { wholeTransaction } from '../../db/whole-transaction.ts';
import type { Deps } from '../../deps.ts';
import { problem } from '../../problems.ts';
import { normalContent, requireFitting } from './content.ts';
import { lockPlannedGame, readPlans } from './mine.ts';
import { moveTo } from './order.ts';
import { mostWaiting, type Plan, type PlanContent, rowOf } from './plan.ts';

/** A plan to make; without a position, behind the others. */
export interface NewPlan extends PlanContent {
  readonly position?: number | undefined;
}

/**
 * Makes a plan. One that holds already, as the game waits for the player, is carried out soon.
 * @throws Problem game-not-found, not-seated, game-not-running, too-many-plans, tile-cannot-come, plan-does-not-fit,
 *   illegal-decision
 */
export function createPlan(deps: Deps, playerId: string, id: string, request: NewPlan): Promise<Plan> {
  return wholeTransaction(deps.db, async () => {
    const planned = await lockPlannedGame(deps, playerId, id);
    const waiting = (await readPlans(deps, playerId, id)).filter(({ state }) => state === 'waiting');
    if (waiting.length >= mostWaiting)
      throw problem('too-many-plans', { detail: `${mostWaiting} plans of yours wait in this game.` });
    const { position = mostWaiting, ...content } = request;
    const normal = normalContent(content);
    requireFitting(planned, normal);
    const plan = newPlan(id, playerId, waiting.length + 1, normal, deps.clock());
    await insertPlan(deps.db.pool, rowOf(plan));
    const placed = await moveTo(deps.db.pool, [...waiting, plan], plan, position);
    await addPlanTurns(deps.db.pool, [id], deps.clock());
    return placed;
  });
}

function newPlan(game: string, playerId: string, position: number, content: PlanContent, at: Date): Plan {
  const end = { state: 'waiting', seq: null, reason: null, detail: null, closedAt: null } as const;
  return { game, id: newId(), playerId, position, ...content, made: 0, ...end, createdAt: at };
}
