import { z } from 'zod';
import type { Language } from '../../../texts/index.ts';
import { textsIn, withNamesIn } from '../../../texts/index.ts';
import type { PushWords } from '../../../texts/push-texts.ts';
import type { FanOut } from '../../channel.ts';
import { kindOf, type Notification } from '../../kinds/index.ts';
import { emailTextsFor } from '../../texts.ts';
import { gameWords } from '../email/content/game-words.ts';

const maxTitle = 100;
const maxBody = 350;

/** The text of a push notification, in its player's language. */
export const wordsSchema = z.object({ title: z.string(), body: z.string(), language: z.string() });
export type Words = z.infer<typeof wordsSchema>;

/** The reader. */
interface Reader {
  readonly id: string;
  readonly locale: string;
  readonly timeZone: string;
}

/** Returns the text of a push notification. It contains nothing that is hidden from others at the table. */
export function wordsFor(
  { event, game: row, entry }: FanOut,
  notification: Notification,
  reader: Reader,
): Words {
  const texts = emailTextsFor(reader.locale);
  const { language } = texts;
  const game = withNamesIn(language, row);
  const { type } = notification;
  const kind = kindOf(notification);
  const data = kind.email.data?.(notification) ?? {};
  const messages =
    notification.type === 'message.posted'
      ? [{ displayName: notification.by?.displayName ?? texts.webhook.unnamed, text: notification.text }]
      : [];
  const log = entry === undefined ? [] : [entry];
  const all = gameWords(language, { type, seq: event.seq, data }, game, log, reader, messages);
  const short = kind.push?.(textsIn(language).push, all, notification);
  if (short !== undefined) return shortened(short, language);
  const [title, ...lines] = kind.email.words(texts.game, all, data);
  return shortened({ title, lines }, language);
}

/** Returns the text of a test notification. */
export const testWords = (language: Language): Words => shortened(textsIn(language).push.test, language);

/** Returns the text of an invitation to a team of a competition, which is the same as in its email. */
export function teamInvitationWords(
  language: Language,
  {
    captain,
    team,
    title: competition,
  }: { readonly captain: string; readonly team: string; readonly title: string },
): Words {
  const [title, ...lines] = emailTextsFor(language).account.teamInvited(captain, team, competition);
  return shortened({ title, lines }, language);
}

/** Drops the body if it only repeats the title. */
function shortened({ title, lines }: PushWords, language: Language): Words {
  const more = lines.filter((line) => line.replace(/\.$/, '') !== title);
  return { title: cut(title, maxTitle), body: cut(more.join(' '), maxBody), language };
}

/** Truncates a text to a number of characters, with an ellipsis. */
function cut(text: string, max: number): string {
  const characters = Array.from(text);
  return characters.length <= max ? text : `${characters.slice(0, max - 1).join('')}…`;
}
