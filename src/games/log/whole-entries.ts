import { type GameEvent, type ReplayRefusal, replay } from '../../engine/index.ts';
import { setupOf } from '../state/setup.ts';
import type { GameRow } from '../store/games.ts';
import type { LogEntry, StoredLog } from '../store/log-entries.ts';
import { genesisHash } from './hash-chain.ts';

/** The entries of a log, with their events from a replay. */
export interface WholeEntries {
  /** The legal ones. */
  readonly entries: readonly LogEntry[];
  /** Why the next entry is illegal; undefined if all are legal. */
  readonly refusal: ReplayRefusal | undefined;
}

/** Replays a log from its first entry. */
export function wholeEntries(row: GameRow, log: StoredLog): WholeEntries {
  const events: (readonly GameEvent[])[] = [];
  const replayed = replay(setupOf(row), log.entries, (each) => events.push(each));
  const entries = events.map((each, index) => wholeEntry(row.id, log, index, each));
  return { entries, refusal: replayed.ok ? undefined : replayed.refusal };
}

/** Returns an entry of a log, by its index, with its events. */
export function wholeEntry(
  game: string,
  log: StoredLog,
  index: number,
  events: readonly GameEvent[],
): LogEntry {
  const stored = log.entries[index];
  if (stored === undefined) throw new Error(`game ${game}: there is no entry ${index + 1}`);
  const previousHash = log.entries[index - 1]?.hash ?? log.opening?.hash ?? genesisHash;
  return { ...stored, game, events, previousHash };
}

/** Returns the error for a log that should be replayable but is not; `index` counts its entries from 0. */
export function unplayable(game: string, index: number, { detail }: Pick<ReplayRefusal, 'detail'>): Error {
  return new Error(`game ${game}: entry ${index + 1} does not replay: ${detail}`);
}
