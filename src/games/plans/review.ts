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

/** Maximum number of decisions made for plans in a game before other games get their turn. */
const maxDecisions = 20;

/** Due work for games with events that may affect plans. Each game needs one connection at a time. */
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
 * Reviews the plans of a game: ends those that no longer fit, and makes at most one decision for the player to move. All of this happens in
 * one transaction under the game's lock. So the decision and the plan's progress are written together or not at all, and a plan can't race
 * its player's own decision. Returns whether a decision was made, which means that another may follow. Otherwise it removes the due work
 * under the same lock, so that a plan created a moment later is not missed.
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
  const waiting = await endUnfit(deps, game, (await waitingPlans(deps.db.prisma, row.id)).map(planFrom));
  return decideByPlans(deps, game, waiting);
}

/** Ends the plans that no longer fit, and deletes those of resigned players. Returns the others. */
async function endUnfit(deps: Deps, game: LoadedGame, plans: readonly Plan[]): Promise<Plan[]> {
  const left = new Map(plans.map((plan) => [plan.id, plan]));
  for (const plan of inChainOrder(plans)) {
    const seat = seatOf(game.row, plan.playerId)?.seat;
    const isGone = seat === undefined || hasResigned(game.state, seat);
    if (isGone) await deletePlans(deps.db.prisma, plan.gameId, plan.playerId);
    left.set(plan.id, isGone ? { ...plan, state: 'cancelled' } : await reviewPlan(deps, game, plan, left));
  }
  // In list order, not in chain order.
  return [...left.values()].filter(({ state }) => state === 'waiting');
}

/**
 * Ends a plan that no longer fits, and returns its new state; a repeating plan whose turn is over waits again.
 * @param left the current plans, including the reviewed ones that this plan follows
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

/** Makes the decision due for a plan, or a forced one. Returns false if there is none. */
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

/** Makes a player's decision, as a log entry like any other. */
async function make(
  deps: Deps,
  { id, version }: GameRow,
  playerId: string,
  decision: Decision,
): Promise<void> {
  const versions = [version];
  await decide(deps, { game: id, playerId, decision, versions, isAutomatic: true, isPlanned: true });
}

/** Records that the next decision of a plan was made. After the last one, the plan ends or waits again. */
async function advance(deps: Deps, row: GameRow, plan: Plan): Promise<void> {
  const made = plan.made + 1;
  const seq = plan.made === 0 ? row.version + 1 : plan.seq;
  const isLast = made === plan.decisions.length;
  if (isLast && !plan.repeats) return endPlan(deps, row, { ...plan, made, seq }, { state: 'done' });
  await updatePlan(deps.db.prisma, rowOf({ ...plan, made: isLast ? 0 : made, seq }));
}
