import { pictured } from '../../src/texts/game-words.ts';
import { type Sentence, sentencesIn } from '../../src/texts/sentences.ts';
import type { LogEntry } from '../api/client.ts';
import { t } from '../i18n/index.ts';

export type { Sentence };

/** The part of a log's entry that is put into words. */
export type Entry = Pick<LogEntry, 'seat' | 'decision' | 'events'>;

/** Returns a sentence for each event of a log entry, in the reader's language; the board shows the place. */
export function sentencesFor(entry: Entry, nameOf: (seat: number) => string): Sentence[] {
  return sentencesIn(pictured(t().game), entry, nameOf);
}

/** Returns the same sentences as one text. */
export function textOf(entry: Entry, nameOf: (seat: number) => string): string {
  return sentencesFor(entry, nameOf)
    .map(({ text }) => text)
    .join(' ');
}
