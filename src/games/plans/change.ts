import { transaction } from '../../db/transactions.ts';
import { namesBySeat, seatOf } from '../../helpers/seats.ts';
import type { Deps } from '../../platform/deps.ts';
import { problem } from '../../platform/problems.ts';
import { visibleGame } from '../access.ts';
import { addPlanTurns } from '../store/plan-turns.ts';
import { deletePlan as deleteRow, isForcedPlayed, setForcedPlayed, updatePlan } from '../store/plans.ts';
import { gameBefore, isFollowable } from './chain.ts';
import { comingTiles } from './coming-tiles.ts';
import { normalContent, requireFitting } from './content.ts';
import { lockPlannedGame, type PlannedGame, plannedGame, readPlans } from './mine.ts';
import { moveTo } from './order.ts';
import { doesNotFit, type NamedPlan, type Plan, type PlanContent, rowOf } from './plan.ts';

/** A change of a plan: of its position or its content. */
export type PlanChange = { readonly [Key in keyof PlanContent]?: PlanContent[Key] | undefined } & {
  readonly position?: number | undefined;
};

/** A plan, by game and id. */
export interface PlanKey {
  readonly game: string;
  readonly plan: string;
}

/**
 * Returns a player's plans, and the types of tile that they may still draw, to their knowledge, and the
 * players' names by seat. All are empty if the game is not running.
 * @throws Problem game-not-found, not-seated
 */
export async function listPlans(deps: Deps, playerId: string, id: string) {
  const row = await visibleGame(deps, playerId, id);
  if (seatOf(row, playerId) === undefined) throw problem('not-seated');
  if (row.status !== 'running') return { playForcedMoves: false, tiles: [], names: [], plans: [] };
  const { game, seat } = await plannedGame(deps, playerId, row);
  const playForcedMoves = await isForcedPlayed(deps.db.prisma, id, playerId);
  const plans = (await readPlans(deps, playerId, id)).map(numbered);
  return { playForcedMoves, tiles: comingTiles(game, seat), names: namesBySeat(row), plans };
}

/** Returns a plan with its position among the waiting plans, which come first; the stored numbers have gaps. */
const numbered = (plan: Plan, index: number): Plan =>
  plan.state === 'waiting' ? { ...plan, position: index + 1 } : plan;

/**
 * Changes a waiting plan.
 * @throws Problem game-not-found, not-seated, game-not-running, plan-not-found, plan-closed, tile-unavailable, plan-not-applicable,
 * illegal-decision
 */
export function updatePlanOf(
  deps: Deps,
  playerId: string,
  key: PlanKey,
  { position, ...changes }: PlanChange,
): Promise<NamedPlan> {
  return transaction(deps.db, async () => {
    const planned = await lockPlannedGame(deps, playerId, key.game);
    const plans = await readPlans(deps, playerId, key.game);
    const plan = waitingAmong(plans, key);
    const changed = { ...plan, ...normalContent(changedContent(plan, changes)) };
    const waiting = plans.filter(({ state }) => state === 'waiting');
    if (Object.values(changes).some((each) => each !== undefined)) requireChange(planned, changed, waiting);
    await updatePlan(deps.db.prisma, rowOf(changed));
    const place = waiting.findIndex(({ id }) => id === plan.id) + 1;
    const moved = await moveTo(deps.db.prisma, waiting, changed, position ?? place);
    await addPlanTurns(deps.db.prisma, [key.game], deps.clock());
    return { plan: moved, names: namesBySeat(planned.game.row) };
  });
}

/** @throws Problem tile-unavailable, plan-not-applicable, illegal-decision */
function requireChange({ game, seat }: PlannedGame, changed: Plan, waiting: readonly Plan[]): void {
  if (waiting.some(({ follows }) => follows === changed.id) && !isFollowable(changed))
    throw doesNotFit('cannot-be-followed');
  requireFitting(gameBefore(game, seat, changed, waiting), seat, changed);
}

function changedContent(plan: Plan, changes: Omit<PlanChange, 'position'>): PlanContent {
  const {
    tile = plan.tile,
    conditions = plan.conditions,
    decisions = plan.decisions,
    repeats = plan.repeats,
  } = changes;
  return { tile, conditions, decisions, repeats };
}

/** @throws Problem plan-not-found, plan-closed */
function waitingAmong(plans: readonly Plan[], { plan: id }: PlanKey): Plan {
  const plan = plans.find((each) => each.id === id);
  if (plan === undefined) throw problem('plan-not-found');
  if (plan.state !== 'waiting' || plan.made > 0) throw problem('plan-closed');
  return plan;
}

/**
 * Deletes a waiting or ended plan; plans that follow a waiting one are deleted with it.
 * @throws Problem game-not-found, not-seated, game-not-running, plan-not-found
 */
export function deletePlan(deps: Deps, playerId: string, key: PlanKey): Promise<void> {
  return transaction(deps.db, async () => {
    await lockPlannedGame(deps, playerId, key.game);
    const plans = await readPlans(deps, playerId, key.game);
    const plan = plans.find(({ id }) => id === key.plan);
    if (plan === undefined) throw problem('plan-not-found');
    await deleteRow(deps.db.prisma, key.game, plan.id);
  });
}

/**
 * Turns a player's automatic forced moves on or off.
 * @throws Problem game-not-found, not-seated, game-not-running
 */
export function playForcedMoves(deps: Deps, playerId: string, id: string, isOn: boolean): Promise<void> {
  return transaction(deps.db, async () => {
    await lockPlannedGame(deps, playerId, id);
    await setForcedPlayed(deps.db.prisma, id, playerId, isOn);
    await addPlanTurns(deps.db.prisma, [id], deps.clock());
  });
}
