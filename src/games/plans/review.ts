import { endDue, takeDue } from '../../db/due.ts';
import { transaction } from '../../db/transactions.ts';
import { type Decision, hasResigned } from '../../engine/index.ts';
import { awaitingPlayer, seatOf } from '../../helpers/seats.ts';
import { secondMs } from '../../helpers/time-units.ts';
import type { Deps } from '../../platform/deps.ts';
import { DueWork } from '../../platform/due-work.ts';
import { decide } from '../play/decide.ts';
import { loadGame } from '../state/load.ts';
import type { LoadedGame } from '../store/game-cache.ts';
import { type GameRow, lockGame } from '../store/games.ts';
import { deletePlans, isForcedPlayed, updatePlan, waitingPlans } from '../store/plans.ts';
import { inChainOrder, planBefore } from './chain.ts';
import { endPlan } from './end-plan.ts';
import { byPlanBefore, endingOf } from './ending.ts';
import { forcedDecision, plannedDecision } from './next-decision.ts';
import { type Plan, planFrom, rowOf } from './plan.ts';

/** Limits the decisions that plans make in a game before others have their turn. */
const maxDecisions = 20;

/** The games in which something has happened, so that plans are to be reviewed. Each needs a connection at a time. */
export function duePlans(deps: Deps): DueWork {
  return new DueWork(deps, {
    leaseMs: 10 * secondMs,
    atOnce: 3,
    failure: 'plans could not be reviewed; they are taken up again',
    take: (lease) => takeDue(deps.db.prisma, 'plans', lease),
    work: async ({ key: game }) => {
      for (let made = 0; made < maxDecisions; made += 1) if (!(await reviewPlans(deps, game))) return;
    },
  });
}

/**
 * Reviews the plans of a game as it stands: ends those that no longer fit, and makes one decision if the plans of the
 * player for whom the game waits make one. All of it is one transaction that holds the game's lock: a decision is made
 * by a plan and the plan is done, or neither; and of a plan and its player's decision at the same time one comes first.
 * Returns whether a decision was made, so that there may be another; otherwise the game no longer waits for this. That is
 * written under the lock as well: a plan that somebody makes a moment later is not forgotten.
 */
export function reviewPlans(deps: Deps, id: string): Promise<boolean> {
  return transaction(deps.db, async () => {
    const row = await lockGame(deps.db.prisma, id);
    const isMade = row?.status === 'running' && (await reviewRunning(deps, row));
    if (row?.status !== 'running') await deletePlans(deps.db.prisma, id);
    if (!isMade) await endDue(deps.db.prisma, 'plans', { key: id, version: row?.version ?? 0 });
    return isMade;
  });
}

async function reviewRunning(deps: Deps, row: GameRow): Promise<boolean> {
  const game = await loadGame(deps, row);
  const waiting = await endThoseOver(deps, game, (await waitingPlans(deps.db.prisma, row.id)).map(planFrom));
  return decideByPlans(deps, game, waiting);
}

/** Ends the plans that no longer fit, and deletes those of players who have given the game up. Returns the others. */
async function endThoseOver(deps: Deps, game: LoadedGame, plans: readonly Plan[]): Promise<Plan[]> {
  const left = new Map(plans.map((plan) => [plan.id, plan]));
  for (const plan of inChainOrder(plans)) {
    const seat = seatOf(game.row, plan.playerId)?.seat;
    const isGone = seat === undefined || hasResigned(game.state, seat);
    if (isGone) await deletePlans(deps.db.prisma, plan.gameId, plan.playerId);
    left.set(plan.id, isGone ? { ...plan, state: 'cancelled' } : await reviewPlan(deps, game, plan, left));
  }
  // In the order of the list, not in that of the chains.
  return [...left.values()].filter(({ state }) => state === 'waiting');
}

/**
 * Ends a plan that no longer fits. Returns it as it is then: one that repeats waits on when nothing more follows from it.
 * @param left all plans as they are now, as far as they were reviewed; those that this one follows were
 */
async function reviewPlan(
  deps: Deps,
  game: LoadedGame,
  plan: Plan,
  left: ReadonlyMap<string, Plan>,
): Promise<Plan> {
  const isBeforeCancelled = left.get(plan.follows ?? '')?.state === 'cancelled';
  const waiting = [...left.values()].filter(({ state }) => state === 'waiting');
  const ending = isBeforeCancelled ? byPlanBefore : endingOf(game, plan, waiting);
  if (ending === undefined) return plan;
  if (ending.state === 'done' && plan.repeats) {
    const again: Plan = { ...plan, made: 0 };
    await updatePlan(deps.db.prisma, rowOf(again));
    return reviewPlan(deps, game, again, left);
  }
  await endPlan(deps, game.row, plan, ending);
  return { ...plan, state: ending.state };
}

/** Makes the decision that a plan makes now, or to which there is no alternative. Returns false if there is none. */
async function decideByPlans(deps: Deps, game: LoadedGame, waiting: readonly Plan[]): Promise<boolean> {
  const { row, state, last } = game;
  const player = awaitingPlayer(row);
  if (player === undefined || player.robot !== null) return false;
  const { seat, playerId } = player;
  const planned = plannedDecision(
    state,
    seat,
    waiting.filter((plan) => plan.playerId === playerId && planBefore(plan, waiting) === undefined),
  );
  if (planned !== undefined) {
    await make(deps, row, playerId, planned.decision);
    await advance(deps, row, planned.plan);
    return true;
  }
  const forced = forcedDecision(state, seat);
  const isUndone = last?.decision.type === 'undo';
  if (forced === undefined || isUndone || !(await isForcedPlayed(deps.db.prisma, row.id, playerId)))
    return false;
  await make(deps, row, playerId, forced);
  return true;
}

/** Makes a decision of a player, which becomes an entry of the log like any other. */
async function make(
  deps: Deps,
  { id, version }: GameRow,
  playerId: string,
  decision: Decision,
): Promise<void> {
  const versions = [version];
  await decide(deps, { game: id, playerId, decision, versions, isAutomatic: true, isPlanned: true });
}

/** Counts one more decision of a plan as made; the last one ends it, or lets it wait again. */
async function advance(deps: Deps, row: GameRow, plan: Plan): Promise<void> {
  const made = plan.made + 1;
  const seq = plan.made === 0 ? row.version + 1 : plan.seq;
  const isLast = made === plan.decisions.length;
  if (isLast && !plan.repeats) return endPlan(deps, row, { ...plan, made, seq }, { state: 'done' });
  await updatePlan(deps.db.prisma, rowOf({ ...plan, made: isLast ? 0 : made, seq }));
}
