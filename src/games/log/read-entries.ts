import type { GameRow } from '../../db/games.ts';
import { listEntries } from '../../db/log-entries.ts';
import type { Deps } from '../../deps.ts';
import { type LogEntryView, logEntryView } from '../views/log-entry.ts';

/** Returns up to `limit` entries of a game's log after entry `after`, in order. */
export async function readEntries(
  { db }: Deps,
  row: GameRow,
  after: number,
  limit: number,
): Promise<LogEntryView[]> {
  const entries = await listEntries(db.pool, row.id, after, limit);
  // Entries that came after the row was read belong to a later version than the one in the response.
  return entries.filter(({ seq }) => seq <= row.version).map((entry) => logEntryView(entry, row));
}

/** Returns the last entry of a game's log; undefined before the first. */
export async function readLastEntry(deps: Deps, row: GameRow): Promise<LogEntryView | undefined> {
  return row.version === 0 ? undefined : (await readEntries(deps, row, row.version - 1, 1))[0];
}

/** Returns those of the last `max` entries that follow the seat's own last entry; all of them if it has none. */
export async function entriesSince(
  deps: Deps,
  row: GameRow,
  seat: number | undefined,
  max: number,
): Promise<LogEntryView[]> {
  const recent = await readEntries(deps, row, Math.max(0, row.version - max), max);
  return recent.slice(recent.findLastIndex((entry) => entry.seat === seat) + 1);
}
