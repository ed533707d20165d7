import { awaiting, type GameState, viewFor } from '../../engine/index.ts';
import { seatOf } from '../../helpers/seats.ts';
import type { LoadedGame } from '../store/game-cache.ts';
import { gameBefore, planBefore } from './chain.ts';
import { misfitOf } from './misfit.ts';
import { plannedDecision } from './next-decision.ts';
import type { Misfit, Plan } from './plan.ts';

/** The end of a plan: carried out as far as possible, or cancelled. */
export type Ending =
  | { readonly state: 'done' }
  | ({ readonly state: 'cancelled' } & Pick<Misfit, 'reason' | 'detail'>);

const byRobot = {
  state: 'cancelled',
  reason: 'robot-decides',
  detail: 'A robot is playing for you.',
} as const;
const byUndo = { state: 'cancelled', reason: 'undone', detail: 'Your last decision was undone.' } as const;
/** How a plan ends together with the one it follows. */
export const byPlanBefore = {
  state: 'cancelled',
  reason: 'before-cancelled',
  detail: 'The plan before it was cancelled.',
} as const;

/**
 * Returns how a player's plan ends in the current game; undefined if it keeps waiting.
 * @param waiting the waiting plans, including those that this one follows
 */
export function endingOf(game: LoadedGame, plan: Plan, waiting: readonly Plan[] = []): Ending | undefined {
  const { row, state, last } = game;
  const seated = seatOf(row, plan.playerId);
  if (seated === undefined || seated.robot !== null) return byRobot;
  const { seat } = seated;
  if (plan.made > 0) return isTurnOver(state, seat, plan) ? { state: 'done' } : undefined;
  const isAwaiting = awaiting(state)?.seat === seat;
  if (isAwaiting && last?.decision.type === 'undo' && !(plan.createdAt > last.at)) return byUndo;
  const isFree = planBefore(plan, waiting) === undefined;
  if (isAwaiting && isFree && plannedDecision(state, seat, [plan]) !== undefined) return undefined;
  const misfit = misfitOf(gameBefore(game, seat, plan, waiting), seat, plan);
  return misfit && { state: 'cancelled', reason: misfit.reason, detail: misfit.detail };
}

/** Whether a plan that has started cannot continue, because the turn has passed on or the seat must decide something else. */
function isTurnOver(state: GameState, seat: number, plan: Plan): boolean {
  if (viewFor(state, seat).turn.seat !== seat) return awaiting(state)?.seat !== seat;
  return awaiting(state)?.seat === seat && plannedDecision(state, seat, [plan]) === undefined;
}
