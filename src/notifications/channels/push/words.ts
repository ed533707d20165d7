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

/** What a push notification says, in its player's language. */
export const wordsSchema = z.object({ title: z.string(), body: z.string(), language: z.string() });
export type Words = z.infer<typeof wordsSchema>;

/** The player who reads it. */
interface Reader {
  readonly id: string;
  readonly locale: string;
  readonly timeZone: string;
}

/** Returns what the push notification about something says; nothing of it is hidden from others at the table. */
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
      ? [{ displayName: notification.by?.displayName ?? texts.webhook.somebody, text: notification.text }]
      : [];
  const log = entry === undefined ? [] : [entry];
  const all = gameWords(language, { type, seq: event.seq, data }, game, log, reader, messages);
  const short = kind.push?.(textsIn(language).push, all, notification);
  if (short !== undefined) return shortened(short, language);
  const [title, ...lines] = kind.email.words(texts.game, all, data);
  return shortened({ title, lines }, language);
}

/** Returns what the test of a device says. */
export const testWords = (language: Language): Words => shortened(textsIn(language).push.test, language);

/** Returns what an invitation to a team of a competition says: the same as its email. */
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

/** A title that says it all needs no line that repeats it. */
function shortened({ title, lines }: PushWords, language: Language): Words {
  const more = lines.filter((line) => line.replace(/\.$/, '') !== title);
  return { title: cut(title, maxTitle), body: cut(more.join(' '), maxBody), language };
}

/** Cuts a text at a number of characters, with an ellipsis. */
function cut(text: string, most: number): string {
  const characters = Array.from(text);
  return characters.length <= most ? text : `${characters.slice(0, most - 1).join('')}…`;
}
