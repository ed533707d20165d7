import { type Command, commandTexts, type Unclear } from '../command.ts';
import { FINAL_MARKS, plain } from '../plain.ts';
import { type Asker, done, type Game } from '../reply.ts';
import { openKind } from '../requests.ts';

/** `undo`: requests that the last decision is taken back, like `request undo`. */
export const undo: Command<undefined> = {
  name: 'undo',
  texts: commandTexts('undo'),
  among: ['running'],
  read: (input): undefined | Unclear =>
    plain(input).replace(FINAL_MARKS, '') === '' ? undefined : { unclear: input },
  run: async (asker: Asker, game: Game) => done([await openKind(asker, game, 'undo', undefined)], { game }),
};
