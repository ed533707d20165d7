import { type Happening, type Sentence, sentencesFor as sentencesIn } from '../../src/texts/index.ts';
import type { LogEntry } from '../api/client.ts';
import { language } from '../i18n/index.ts';

export type { Sentence } from '../../src/texts/index.ts';

/** Returns a sentence for each thing that an entry of the log made happen, in the reader's language. */
export function sentencesFor(entry: LogEntry, nameOf: (seat: number) => string): Sentence[] {
  // The API describes events loosely: an expansion may add some.
  return sentencesIn(language(), entry as unknown as Happening, nameOf);
}

/** Returns the same sentences as one text. */
export function textOf(entry: LogEntry, nameOf: (seat: number) => string): string {
  return sentencesFor(entry, nameOf)
    .map(({ text }) => text)
    .join(' ');
}
