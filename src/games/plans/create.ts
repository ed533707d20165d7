import { newId } from '../../db/id.ts';
import { transaction } from '../../db/transactions.ts';
import { namesBySeat } from '../../helpers/seats.ts';
import type { Deps } from '../../platform/deps.ts';
import { problem } from '../../platform/problems.ts';
import { addPlanTurns } from '../store/plan-turns.ts';
import { insertPlan } from '../store/plans.ts';
import { gameBefore } from './chain.ts';
import { normalContent, requireFitting } from './content.ts';
import { lockPlannedGame, readPlans, requireFollowable } from './mine.ts';
import { moveTo } from './order.ts';
import { maxWaiting, type NamedPlan, type Plan, type PlanContent, rowOf } from './plan.ts';

/** A new plan; without a position, it comes last. */
export interface NewPlan extends Omit<PlanContent, 'repeats'> {
  /** Omitted for the usual: a preference stays, other plans are carried out once. */
  readonly repeats?: boolean | undefined;
  /** The plan that must be carried out before it; omitted if there is none. */
  readonly follows?: string | null | undefined;
  readonly position?: number | undefined;
}

/**
 * Creates a plan. If the game is waiting for the player and the plan applies, it will be carried out soon.
 * @throws Problem game-not-found, not-seated, game-not-running, plan-not-found, too-many-plans, tile-unavailable, plan-not-applicable,
 * illegal-decision
 */
export function createPlan(deps: Deps, playerId: string, id: string, request: NewPlan): Promise<NamedPlan> {
  return transaction(deps.db, async () => {
    const planned = await lockPlannedGame(deps, playerId, id);
    const plans = await readPlans(deps, playerId, id);
    const waiting = plans.filter(({ state }) => state === 'waiting');
    if (waiting.length >= maxWaiting)
      throw problem('too-many-plans', { detail: `${maxWaiting} of your plans are pending in this game.` });
    const { position = maxWaiting, follows = null, ...content } = request;
    requireFollowable(plans, follows);
    const repeats = content.repeats ?? content.decisions[0].type === 'preference';
    const normal = normalContent({ ...content, repeats });
    const { game, seat } = planned;
    requireFitting(gameBefore(game, seat, { follows }, waiting), seat, normal);
    const place = { gameId: id, playerId, position: waiting.length + 1, follows };
    const plan = newPlan(place, normal, deps.clock());
    await insertPlan(deps.db.prisma, rowOf(plan));
    const placed = await moveTo(deps.db.prisma, [...waiting, plan], plan, position);
    await addPlanTurns(deps.db.prisma, [id], deps.clock());
    return { plan: placed, names: namesBySeat(game.row) };
  });
}

type Place = Pick<Plan, 'gameId' | 'playerId' | 'position' | 'follows'>;

function newPlan(place: Place, content: PlanContent, at: Date): Plan {
  const end = { state: 'waiting', seq: null, reason: null, detail: null, closedAt: null } as const;
  return { ...place, id: newId(), ...content, made: 0, ...end, createdAt: at };
}
