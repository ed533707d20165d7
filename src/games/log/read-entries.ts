import type { Deps } from '../../platform/deps.ts';
import { loadGame } from '../state/load.ts';
import type { GameRow } from '../store/games.ts';
import { type LogEntry, readLog } from '../store/log-entries.ts';
import { unplayable, wholeEntries } from './whole-entries.ts';

/**
 * Returns up to `limit` entries of a game's log after entry `after`, in order. The last entry comes from the game cache if it is there;
 * earlier ones require a replay of the log.
 */
export async function readEntries(
  deps: Deps,
  row: GameRow,
  after: number,
  limit: number,
): Promise<readonly LogEntry[]> {
  if (after >= row.version) return [];
  if (after === row.version - 1) return lastEntries(deps, row);
  // Entries written after the row was read belong to a later version than the response.
  const log = await readLog(deps.db.prisma, row.id, Math.min(row.version, after + limit));
  const { entries, refusal } = wholeEntries(row, log);
  if (refusal !== undefined) throw unplayable(row.id, entries.length, refusal);
  return entries.slice(after);
}

async function lastEntries(deps: Deps, row: GameRow): Promise<readonly LogEntry[]> {
  const { last } = await loadGame(deps, row);
  return last === undefined ? [] : [last];
}

/** Returns those of the last `max` entries that follow a seat's last decision; all of them if it has made none. */
export async function entriesSince(
  deps: Deps,
  row: GameRow,
  seat: number | undefined,
  max: number,
): Promise<readonly LogEntry[]> {
  const recent = await readEntries(deps, row, Math.max(0, row.version - max), max);
  const isDecision = (entry: LogEntry) => entry.seat === seat && entry.decision.type !== 'undo';
  return recent.slice(recent.findLastIndex(isDecision) + 1);
}
