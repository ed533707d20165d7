import { planBefore } from '../games/plans/chain.ts';
import type { Condition } from '../games/plans/condition.ts';
import type { Plan } from '../games/plans/plan.ts';
import { stepsText } from '../games/plans/view.ts';
import { namesBySeat } from '../helpers/seats.ts';
import { plannedText, planReason, textsIn } from '../texts/index.ts';
import { tileWords } from '../texts/tile-words.ts';
import type { Asker, Game } from './reply.ts';

/** Describes a plan: `with base/U (road N-S): at 1,0, turned once to the right`. */
export function planWords(asker: Asker, game: Game, plan: Plan): string {
  const { tile, conditions, repeats } = plan;
  const { plans } = textsIn(asker.language);
  const what = stepsText(plan, asker.language, namesBySeat(game), plannedText);
  const whole = repeats ? `${what}, ${plans.repeats}` : what;
  const onCondition =
    conditions.length === 0
      ? whole
      : plans.onCondition(
          conditions.map((each) => conditionWords(asker, each)),
          whole,
        );
  return tile === null ? onCondition : plans.forTile(tileWords(asker, tile), onCondition);
}

function conditionWords({ language }: Asker, condition: Condition): string {
  const { conditions } = textsIn(language).plans;
  const not = condition.not ?? false;
  if (condition.type === 'occupied') return conditions.occupied(`${condition.x},${condition.y}`, not);
  return conditions[condition.type](condition.feature, not);
}

/** Returns the pending plan with a number. */
export const waitingPlan = (all: readonly Plan[], number: number): Plan | undefined =>
  all.find(({ state, position }) => state === 'waiting' && position === number);

/** Describes a plan, with the number of the plan it follows. */
export function afterWords(asker: Asker, game: Game, plan: Plan, all: readonly Plan[]): string {
  const before = planBefore(plan, all);
  const words = planWords(asker, game, plan);
  if (plan.state !== 'waiting' || before === undefined) return words;
  return textsIn(asker.language).plans.follows(before.position, words);
}

/** Describes plans, one per line, pending ones with their numbers. */
export function planLines(asker: Asker, game: Game, all: readonly Plan[]): string[] {
  const { plans } = textsIn(asker.language);
  return all.map((plan) => {
    const words = afterWords(asker, game, plan, all);
    if (plan.state === 'waiting') return plans.made(plan.position, words);
    if (plan.state === 'done') return plans.isDone(words, plan.seq ?? 0);
    return plans.isCancelled(words, planReason(asker.language, plan.reason ?? '', plan.detail ?? ''));
  });
}
