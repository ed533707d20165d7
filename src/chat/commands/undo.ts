import { type Command, commandTexts, nothingElse } from '../command.ts';
import { done } from '../reply.ts';
import { openKind } from '../requests.ts';
import { running } from '../which-game.ts';

/** `undo`: requests to take back the last decision, like `request undo`. */
export const undo: Command<undefined> = {
  name: 'undo',
  texts: commandTexts('undo'),
  among: running,
  read: nothingElse,
  run: async (asker, game) => done([await openKind(asker, game, 'undo', undefined)], { game }),
};
