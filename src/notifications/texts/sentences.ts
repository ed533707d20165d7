import type { SeatRow } from '../../db/games.ts';
import type { GameEvent } from '../../engine/index.ts';
import { english } from './english.ts';
import { italian } from './italian.ts';
import type { Phrases } from './phrases.ts';

/** The phrases for a locale: Italian for Italian ones, English for all others. */
export function phrasesFor(locale: string): Phrases {
  return /^it\b/i.test(locale) ? italian : english;
}

/** What happened, one sentence each, with the players' names. */
export function sentencesFor(
  phrases: Phrases,
  events: readonly GameEvent[],
  seats: readonly Pick<SeatRow, 'seat' | 'displayName'>[],
): string[] {
  const name = (seat: number) => seats.find((each) => each.seat === seat)?.displayName ?? `${seat + 1}`;
  return events.flatMap((event) => phrases.happened(event, name) ?? []);
}

/** A moment as a player says it, in the player's language and time zone: `Monday, 3 March, 09:00 (CET)`. */
export function momentFor(at: Date, { locale, timeZone }: { locale: string; timeZone: string }): string {
  const format = new Intl.DateTimeFormat(phrasesFor(locale).language === 'it' ? 'it' : 'en-GB', {
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
