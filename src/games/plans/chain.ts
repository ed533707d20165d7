import { isDeclining } from '../../engine/index.ts';
import type { LoadedGame } from '../store/game-cache.ts';
import { assume } from './assume.ts';
import { conditionsHold } from './condition.ts';
import type { Plan, PlanContent } from './plan.ts';

/** The game in which a plan is judged. */
export interface Before {
  /** As it would be after the plans that it follows. */
  readonly game: LoadedGame;
  /** Whether those could be carried out now; if not, only what stays as it is can be judged. */
  readonly isCertain: boolean;
}

/** Whether it is known how the game stands after a plan, so that others can follow it. */
export function isFollowable({ tile, decisions: [first], repeats }: PlanContent): boolean {
  return !repeats && (first.type === 'tile' ? (first.tile ?? tile) !== null : !isDeclining(first));
}

/** Returns the plan that a plan waits for. */
export const planBefore = ({ follows }: Pick<Plan, 'follows'>, plans: readonly Plan[]): Plan | undefined =>
  plans.find(({ id, state }) => id === follows && state === 'waiting');

/** Returns the game in which a seat's plan is judged; one that was begun counts as not yet carried out. */
export function gameBefore(
  game: LoadedGame,
  seat: number,
  plan: Pick<Plan, 'follows'>,
  waiting: readonly Plan[],
): Before {
  const before = planBefore(plan, waiting);
  if (before === undefined) return { game, isCertain: true };
  const earlier = gameBefore(game, seat, before, waiting);
  const { tile, decisions, conditions: when, made } = before;
  const outcome = made > 0 ? undefined : assume(earlier.game, seat, { seat, tile, decisions });
  if (outcome === undefined || 'misfit' in outcome) return { game: earlier.game, isCertain: false };
  const isCertain = earlier.isCertain && conditionsHold(earlier.game.state, seat, when);
  return { game: outcome.result, isCertain };
}

/** Returns plans so that each stands behind the one that it waits for, and otherwise in their order. */
export function inChainOrder(plans: readonly Plan[]): Plan[] {
  const depthOf = (plan: Plan): number => {
    const before = planBefore(plan, plans);
    return before === undefined ? 0 : 1 + depthOf(before);
  };
  return plans.toSorted((one, other) => depthOf(one) - depthOf(other));
}
