import { deletePlan, listPlans } from '../../games/plans/change.ts';
import { textsIn } from '../../texts/index.ts';
import { type Command, commandTexts } from '../command.ts';
import { planWords, waitingPlan } from '../plan-lines.ts';
import { done, refused } from '../reply.ts';
import { running } from '../which-game.ts';

/** `unplan 2`: deletes a pending plan. */
export const unplan: Command<number> = {
  name: 'unplan',
  texts: commandTexts('unplan'),
  among: running,
  read(input) {
    const [, number] = /^#?(\d{1,3})\b/.exec(input) ?? [];
    return number === undefined ? { unclear: input } : Number(number);
  },
  async run(asker, game, number) {
    const { deps, playerId, language } = asker;
    const { plans: all } = await listPlans(deps, playerId, game.id);
    const { plans } = textsIn(language);
    const found = waitingPlan(all, number);
    if (found === undefined) return refused([plans.noSuchPlan(number)], { game, isSecret: true });
    await deletePlan(deps, playerId, { game: game.id, plan: found.id });
    return done([plans.deleted(planWords(asker, game, found))], { game, isSecret: true });
  },
};
