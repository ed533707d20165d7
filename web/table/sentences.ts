import { type Sentence, sentencesIn } from '../../src/texts/sentences.ts';
import type { LogEntry } from '../api/client.ts';
import { t } from '../i18n/index.ts';

export type { Sentence };

/** Returns a sentence for each thing that an entry of the log made happen, in the reader's language. */
export function sentencesFor(entry: LogEntry, nameOf: (seat: number) => string): Sentence[] {
  return sentencesIn(t().game, entry, nameOf);
}

/** Returns the same sentences as one text. */
export function textOf(entry: LogEntry, nameOf: (seat: number) => string): string {
  return sentencesFor(entry, nameOf)
    .map(({ text }) => text)
    .join(' ');
}
