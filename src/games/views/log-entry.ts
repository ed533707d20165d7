import { formatDecision } from '../../engine/index.ts';
import { pick } from '../../helpers/pick.ts';
import { nameAt } from '../../helpers/seats.ts';
import { entryText } from '../../texts/index.ts';
import type { GameRow } from '../store/games.ts';
import type { LogEntry } from '../store/log-entries.ts';

/** Returns the public view of an entry, which includes an English sentence with the names from the game's seats. */
export const logEntryView = (entry: LogEntry, game: Pick<GameRow, 'seats'>) => ({
  ...pick(entry, 'seq', 'seat', 'decision', 'events', 'hash', 'previousHash'),
  text: formatDecision(entry.decision),
  sentence: entryText('en', entry, (number) => nameAt(game, number)),
  at: entry.at.toISOString(),
  ...(entry.hint && { hint: entry.hint }),
});
export type LogEntryView = ReturnType<typeof logEntryView>;
