import { playForcedMoves } from '../../games/plans/change.ts';
import { textsIn } from '../../texts/index.ts';
import { type Command, commandTexts } from '../command.ts';
import { plainWords } from '../plain.ts';
import { done } from '../reply.ts';
import { PLAN_WORDS } from '../vocabulary.ts';
import { running } from '../which-game.ts';

/** `auto on`, `auto off`: turns automatic forced moves on or off. */
export const auto: Command<boolean> = {
  name: 'auto',
  texts: commandTexts('auto'),
  among: running,
  read(input) {
    const word = plainWords(input);
    if (word === '' || PLAN_WORDS('on').includes(word)) return true;
    return PLAN_WORDS('off').includes(word) ? false : { unclear: input };
  },
  async run({ deps, playerId, language }, game, isOn) {
    await playForcedMoves(deps, playerId, game.id, isOn);
    return done([textsIn(language).plans.forced(isOn)], { game, isSecret: true });
  },
};
