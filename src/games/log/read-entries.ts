import type { GameRow } from '../../db/games.ts';
import { listEntries } from '../../db/log-entries.ts';
import type { Deps } from '../../deps.ts';
import { type EntryView, entryView } from '../play/decision-result.ts';

/** Entries of a game's log after entry `after`, in order, `limit` at most. */
export async function readEntries(
  { db }: Deps,
  row: GameRow,
  after: number,
  limit: number,
): Promise<EntryView[]> {
  const entries = await listEntries(db.pool, row.id, after, limit);
  // Entries that came after the row was read belong to a later version than the one that is answered.
  return entries.filter(({ seq }) => seq <= row.version).map((entry) => entryView(entry, row.seats));
}

/** Of the `most` last entries those after the seat's own last; all of them when none is. */
export async function entriesSince(
  deps: Deps,
  row: GameRow,
  seat: number | undefined,
  most: number,
): Promise<EntryView[]> {
  const recent = await readEntries(deps, row, Math.max(0, row.version - most), most);
  return recent.slice(recent.findLastIndex((entry) => entry.seat === seat) + 1);
}
