import type { SeatRow } from '../../db/games.ts';
import type { LogEntry } from '../../db/log-entries.ts';
import type { Phrases } from '../../texts/email-texts.ts';
import { english } from '../../texts/en/email.ts';
import { type Happening, type Language, languageFor, sentencesFor } from '../../texts/index.ts';
import { italian } from '../../texts/it/email.ts';

/** The letters for a locale. */
export function phrasesFor(locale: string): Phrases {
  return languageFor(locale) === 'it' ? italian : english;
}

/** What an entry of the log made happen, one sentence each, with the players' names. */
export function newsIn(
  language: Language,
  entry: LogEntry,
  seats: readonly Pick<SeatRow, 'seat' | 'displayName'>[],
): string[] {
  const name = (seat: number) => seats.find((each) => each.seat === seat)?.displayName ?? `${seat + 1}`;
  return sentencesFor(language, entry as Happening, name).map(({ text }) => text);
}

/** A moment as a player says it, in the player's language and time zone: `Monday, 3 March, 09:00 (CET)`. */
export function momentFor(at: Date, { locale, timeZone }: { locale: string; timeZone: string }): string {
  const format = new Intl.DateTimeFormat(languageFor(locale) === 'it' ? 'it' : 'en-GB', {
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
