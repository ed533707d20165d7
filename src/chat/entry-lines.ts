import type { LogEntryView } from '../games/views/log-entry.ts';
import { sentencesFor } from '../texts/index.ts';
import type { Asker, Game } from './reply.ts';
import { nameAt } from './standing.ts';

/** What a decision made happen, a sentence each. */
export function entrySentences({ language }: Asker, game: Game, entry: LogEntryView): string[] {
  const sentences = sentencesFor(language, entry, (seat) => nameAt(game, seat));
  return sentences.map(({ text }) => text);
}

/** The same in a line with its number in front: `12. Anna places a tile …`. */
export function entryLine(asker: Asker, game: Game, entry: LogEntryView): string {
  return `${entry.seq}. ${entrySentences(asker, game, entry).join(' ')}`;
}
