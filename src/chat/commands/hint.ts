import { giveHint } from '../../games/hints/give-hint.ts';
import { reasonText } from '../../games/hints/reason-words.ts';
import { adviceFor, textsIn } from '../../texts/index.ts';
import { type Command, commandTexts, noArguments } from '../command.ts';
import { done } from '../reply.ts';
import { nameAt, situationOf, withOptions } from '../situation.ts';
import { playing } from '../which-game.ts';

/** `hint`: the move a robot would make for the asker, and why. */
export const hint: Command<undefined> = {
  name: 'hint',
  texts: commandTexts('hint'),
  among: playing,
  read: noArguments,
  async run(asker, game) {
    const { deps, playerId, language } = asker;
    const { row, label, decision, reasons, drawn } = await giveHint(deps, playerId, game.id);
    const { hints } = textsIn(language);
    const why = reasons.map((reason) => reasonText(language, reason, (seat) => nameAt(game, seat)));
    const lines = [hints.hint(label, adviceFor(language, decision, drawn)), ...why, hints.isLogged];
    return done(lines, withOptions(await situationOf(asker, row)));
  },
};
