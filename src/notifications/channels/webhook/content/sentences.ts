import { type Language, pointsIn, textsIn, withNamesIn } from '../../../../texts/index.ts';
import { kindOf } from '../../../kinds/index.ts';
import { emailTextsFor } from '../../../texts.ts';
import type { Message } from './message.ts';

/** The language of a message's recipient. */
export const languageOf = ({ recipient }: Message): Language => emailTextsFor(recipient.locale).language;

/** Describes the event and the recipient's next step, in the recipient's language. */
export function sentenceOf({ notification, game, recipient }: Message): string {
  const texts = emailTextsFor(recipient.locale);
  const telling = { texts, game: withNamesIn(texts.language, game), name: recipient.displayName };
  return kindOf(notification).sentences(notification, telling).join(' ');
}

/** Returns the points of each seat in one line: `Anna 12 · Bruno (resigned) 7`. */
export function scoresLine(message: Message): string {
  const { game } = message;
  return pointsIn(textsIn(languageOf(message)).result, game.seats, game).join(' · ');
}
