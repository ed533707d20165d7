import type { SeatRow } from '../db/games.ts';
import type { LogEntry } from '../db/log-entries.ts';
import {
  type EmailTexts as EmailTextsOf,
  formatMoment,
  type InLanguage,
  type Language,
  languageFor,
  sentencesFor,
} from '../texts/index.ts';

export { emailTextsFor } from '../texts/index.ts';
export type EmailTexts = InLanguage<EmailTextsOf>;

/** Says what a log entry made happen, one sentence each, with the players' names. */
export function sentencesAbout(
  language: Language,
  entry: LogEntry,
  seats: readonly Pick<SeatRow, 'seat' | 'displayName'>[],
): string[] {
  const name = (seat: number) => seats.find((each) => each.seat === seat)?.displayName ?? `${seat + 1}`;
  return sentencesFor(language, entry, name).map(({ text }) => text);
}

/** A moment in words, in a player's language and time zone: `Monday 3 March at 09:00 CET`. */
export function momentFor(at: Date, { locale, timeZone }: { locale: string; timeZone: string }): string {
  return formatMoment(languageFor(locale), at, { timeZone, shape: 'long' });
}
