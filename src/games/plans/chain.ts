import { isDeclining } from '../../engine/index.ts';
import type { LoadedGame } from '../store/game-cache.ts';
import { assume } from './assume.ts';
import { conditionsHold } from './condition.ts';
import type { Plan, PlanContent } from './plan.ts';

/** The game on which a plan is judged. */
export interface Before {
  /** The game after the plans that this one follows. */
  readonly game: LoadedGame;
  /** Whether those plans could be carried out now; if not, only permanent facts can be judged. */
  readonly isCertain: boolean;
}

/** Whether the position after a plan is known, so that other plans can follow it. */
export function isFollowable({ tile, decisions: [first], repeats }: PlanContent): boolean {
  if (repeats || first.type === 'preference') return false;
  return first.type === 'tile' ? (first.tile ?? tile) !== null : !isDeclining(first);
}

/** Returns the plan that a plan follows. */
export const planBefore = ({ follows }: Pick<Plan, 'follows'>, plans: readonly Plan[]): Plan | undefined =>
  plans.find(({ id, state }) => id === follows && state === 'waiting');

/** Returns the game on which a seat's plan is judged; a plan already started counts as not yet carried out. */
export function gameBefore(
  game: LoadedGame,
  seat: number,
  plan: Pick<Plan, 'follows'>,
  waiting: readonly Plan[],
): Before {
  const before = planBefore(plan, waiting);
  if (before === undefined) return { game, isCertain: true };
  const earlier = gameBefore(game, seat, before, waiting);
  const { tile, decisions, conditions, made } = before;
  const outcome = made > 0 ? undefined : assume(earlier.game, seat, { seat, tile, decisions });
  if (outcome === undefined || 'misfit' in outcome) return { game: earlier.game, isCertain: false };
  const isCertain = earlier.isCertain && conditionsHold(earlier.game.state, seat, conditions);
  return { game: outcome.result, isCertain };
}

/** Sorts plans so that each comes after the one it follows; otherwise keeps their order. */
export function inChainOrder(plans: readonly Plan[]): Plan[] {
  const depthOf = (plan: Plan): number => {
    const before = planBefore(plan, plans);
    return before === undefined ? 0 : 1 + depthOf(before);
  };
  return plans.toSorted((one, other) => depthOf(one) - depthOf(other));
}
