import { playForced } from '../../games/plans/change.ts';
import { textsIn } from '../../texts/index.ts';
import { type Command, commandTexts } from '../command.ts';
import { FINAL_MARKS, plain } from '../plain.ts';
import { done } from '../reply.ts';
import { PLAN_WORDS } from '../vocabulary.ts';
import type { Among } from '../which-game.ts';

const among: readonly Among[] = ['running'];

/** `auto on`, `auto off`: has decisions made to which there is no alternative, or not. */
export const auto: Command<boolean> = {
  name: 'auto',
  texts: commandTexts('auto'),
  among,
  read(input) {
    const word = plain(input).replace(FINAL_MARKS, '');
    if (word === '' || PLAN_WORDS('on').includes(word)) return true;
    return PLAN_WORDS('off').includes(word) ? false : { unclear: input };
  },
  async run({ deps, playerId, language }, game, isOn) {
    await playForced(deps, playerId, game.id, isOn);
    return done([textsIn(language).plans.forced(isOn)], { game, isSecret: true });
  },
};
