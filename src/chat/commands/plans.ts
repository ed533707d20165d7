import { listPlans } from '../../games/plans/change.ts';
import { textsIn } from '../../texts/index.ts';
import { type Command, commandTexts, noArguments } from '../command.ts';
import { planLines } from '../plan-lines.ts';
import { done } from '../reply.ts';
import { running } from '../which-game.ts';

/** Maximum number of finished plans. */
const maxEnded = 5;

/** `plans`: the asker's plans, and the outcome of the last ones. */
export const plans: Command<undefined> = {
  name: 'plans',
  texts: commandTexts('plans'),
  among: running,
  read: noArguments,
  async run(asker, game) {
    const { plans: all, playForcedMoves } = await listPlans(asker.deps, asker.playerId, game.id);
    const waiting = all.filter(({ state }) => state === 'waiting');
    const ended = all.filter(({ state }) => state !== 'waiting').slice(0, maxEnded);
    const { plans: texts } = textsIn(asker.language);
    const lines = [...planLines(asker, game, waiting), ...planLines(asker, game, ended)];
    const forced = playForcedMoves ? [texts.forced(true)] : [];
    return done([...(lines.length === 0 ? [texts.none] : lines), ...forced], { game, isSecret: true });
  },
};
