import type { GameRow } from '../games/store/games.ts';
import type { EntryContent } from '../games/store/log-entries.ts';
import { nameAt } from '../helpers/seats.ts';
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

/**
 * Describes the effects of a log entry, one sentence each, with the players' names.
 * @param isPictured whether a picture shows where it happened
 */
export function sentencesAbout(
  language: Language,
  entry: EntryContent,
  game: Pick<GameRow, 'seats'>,
  { isPictured = false } = {},
): string[] {
  const nameOf = (seat: number) => nameAt(game, seat);
  return sentencesFor(language, entry, nameOf, { isPictured }).map(({ text }) => text);
}

/** Formats a time in a player's language and time zone: `Monday 3 March at 09:00 CET`. */
export function momentFor(at: Date, { locale, timeZone }: { locale: string; timeZone: string }): string {
  return formatMoment(languageFor(locale), at, { timeZone, shape: 'long' });
}
