import { postMessage } from '../../games/table/messages.ts';
import { withoutTurning } from '../../helpers/text-direction.ts';
import { type Command, commandTexts } from '../command.ts';
import { done, refused } from '../reply.ts';
import { playing } from '../which-game.ts';

const longest = 2000;

interface Given {
  readonly text: string;
}

/** `say`: posts a message to the table. */
export const say: Command<Given> = {
  name: 'say',
  texts: commandTexts('say'),
  among: playing,
  mayHoldIds: true,
  mayBeLong: true,
  read(input) {
    const text = withoutTurning(input).trim();
    return text === '' ? { unclear: input } : { text };
  },
  async run({ deps, playerId, texts }, game, { text }) {
    if (text.length > longest) return refused([texts.tooLong], { game });
    await postMessage(deps, playerId, game.id, text);
    return done([game.seats.length > 1 ? texts.posted : texts.noOthers], { game });
  },
};
