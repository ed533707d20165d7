import { hasResigned } from '../../engine/index.ts';
import { seatOf } from '../../helpers/seats.ts';
import type { Deps } from '../../platform/deps.ts';
import { problem } from '../../platform/problems.ts';
import { visibleGame } from '../access.ts';
import { resumeSeat } from '../robots/stand-in.ts';
import { loadGame } from '../state/load.ts';
import type { LoadedGame } from '../store/game-cache.ts';
import { type GameRow, lockGame, type SeatRow } from '../store/games.ts';
import { plansOf } from '../store/plans.ts';
import { isFollowable } from './chain.ts';
import { doesNotFit, type Plan, planFrom } from './plan.ts';

/** A game with the seat of the planning player. */
export interface PlannedGame {
  readonly game: LoadedGame;
  readonly seat: number;
}

/** @throws Problem not-seated, game-not-running */
export async function plannedGame(deps: Deps, playerId: string, row: GameRow): Promise<PlannedGame> {
  const { seat } = requireSeat(row, playerId);
  const game = await loadGame(deps, row);
  if (hasResigned(game.state, seat)) throw problem('game-not-running', { gameStatus: row.status });
  return { game, seat };
}

/** @throws Problem not-seated, game-not-running */
function requireSeat(row: GameRow, playerId: string): SeatRow {
  const seated = seatOf(row, playerId);
  if (seated === undefined) throw problem('not-seated');
  if (row.status !== 'running') throw problem('game-not-running', { gameStatus: row.status });
  return seated;
}

/**
 * Locks a running game for a player who changes plans, in the current transaction. Because planning shows that the player is present, a
 * robot standing in for them is removed.
 * @throws Problem game-not-found, not-seated, game-not-running
 */
export async function lockPlannedGame(deps: Deps, playerId: string, id: string): Promise<PlannedGame> {
  await visibleGame(deps, playerId, id);
  const row = await lockGame(deps.db.prisma, id);
  if (row === undefined) throw problem('game-not-found');
  const isStoodInFor = requireSeat(row, playerId).robot !== null && (await resumeSeat(deps, playerId, id));
  const now = isStoodInFor ? ((await lockGame(deps.db.prisma, id)) ?? row) : row;
  return plannedGame(deps, playerId, now);
}

/** Returns a player's plans in a game, in list order. */
export async function readPlans(deps: Deps, playerId: string, game: string): Promise<Plan[]> {
  return (await plansOf(deps.db.prisma, game, playerId)).map(planFrom);
}

/**
 * Refuses a plan that follows one of another player, or one after which the position is unknown.
 * @param follows null if no plan is followed
 * @throws Problem plan-not-found, plan-not-applicable
 */
export function requireFollowable(plans: readonly Plan[], follows: string | null): void {
  if (follows === null) return;
  const before = plans.find(({ id }) => id === follows);
  if (before === undefined) throw problem('plan-not-found');
  if (before.state === 'cancelled') throw doesNotFit('before-cancelled');
  if (before.state === 'waiting' && !isFollowable(before)) throw doesNotFit('cannot-be-followed');
}
