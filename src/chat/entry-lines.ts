import type { LogEntryView } from '../games/views/log-entry.ts';
import { sentencesFor } from '../texts/index.ts';
import type { Asker, Game } from './reply.ts';
import { nameAt } from './situation.ts';

type Entry = Pick<LogEntryView, 'seq' | 'seat' | 'decision' | 'events' | 'hint'>;

/** Describes the effects of a decision, one sentence each. */
export function entrySentences({ language }: Asker, game: Game, entry: Entry): string[] {
  const sentences = sentencesFor(language, entry, (seat) => nameAt(game, seat));
  return sentences.map(({ text }) => text);
}

/** Returns the same in one line after the entry's number: `12. Anna places a tile …`. */
export function entryLine(asker: Asker, game: Game, entry: Entry): string {
  const hint = entry.hint === true ? ` (${asker.texts.afterHint})` : '';
  return `${entry.seq}. ${entrySentences(asker, game, entry).join(' ')}${hint}`;
}
