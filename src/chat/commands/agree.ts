import { type Command, commandTexts } from '../command.ts';
import type { Kind } from '../requests.ts';
import { answerOpen, readKind } from '../requests.ts';
import type { Among } from '../which-game.ts';

const among: readonly Among[] = ['requesting', 'running'];

/** `agree`, `agree pause`: agrees to another player's request. */
export const agree: Command<Kind> = {
  name: 'agree',
  texts: commandTexts('agree'),
  among,
  read: readKind,
  run: (asker, game, { kind }) => answerOpen(asker, game, true, kind),
};

/** `disagree`: declines another player's request, or withdraws the asker's own. */
export const disagree: Command<Kind> = {
  name: 'disagree',
  texts: commandTexts('disagree'),
  among,
  read: readKind,
  run: (asker, game, { kind }) => answerOpen(asker, game, false, kind),
};
