import type { SeatRow } from '../db/games.ts';
import type { LogEntry } from '../db/log-entries.ts';
import { emailTextsIn } from '../texts/email.ts';
import type { EmailTexts } from '../texts/email-texts.ts';
import { type Happening, type Language, languageFor, sentencesFor } from '../texts/index.ts';

/** The texts of emails and webhooks for a locale. */
export function emailTextsFor(locale: string): EmailTexts {
  return emailTextsIn(languageFor(locale));
}

/** What a log entry made happen, one sentence each, with the players' names. */
export function sentencesAbout(
  language: Language,
  entry: LogEntry,
  seats: readonly Pick<SeatRow, 'seat' | 'displayName'>[],
): string[] {
  const name = (seat: number) => seats.find((each) => each.seat === seat)?.displayName ?? `${seat + 1}`;
  return sentencesFor(language, entry as Happening, name).map(({ text }) => text);
}

const formatLocales: Readonly<Record<Language, string>> = { en: 'en-GB', it: 'it' };

/** A moment in words, in a player's language and time zone: `Monday, 3 March, 09:00 CET`. */
export function momentFor(at: Date, { locale, timeZone }: { locale: string; timeZone: string }): string {
  const format = new Intl.DateTimeFormat(formatLocales[languageFor(locale)], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  });
  return format.format(at);
}
