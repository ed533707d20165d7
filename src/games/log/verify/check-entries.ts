import { minuteMs } from '../../../helpers/time-units.ts';
import type { StoredLog } from '../../store/log-entries.ts';
import { genesisHash, hashEntry } from '../hash-chain.ts';
import type { Findings } from './finding.ts';
import type { ReplayedLog } from './replay-log.ts';

/** Tolerance for differences between the clocks of processes, ms. */
export const toleranceMs = minuteMs;

/**
 * Returns the log without entries that don't belong to it: those after a gap, and those after the version in the game's row. Reports both.
 */
export function wholePartOf(log: StoredLog, version: number, found: Findings): StoredLog {
  const { entries } = log;
  const hole = entries.findIndex(({ seq }, index) => seq !== index + 1);
  const first = hole === -1 ? entries.length : hole;
  if (first < Math.max(version, entries.at(-1)?.seq ?? 0))
    found.add('entry-missing', 'There is no such entry.', first + 1);
  if ((entries.at(-1)?.seq ?? 0) > version)
    found.add('entry-extra', `The game says that its log ends with entry ${version}.`, version + 1);
  return { ...log, entries: entries.slice(0, Math.min(first, version)) };
}

/**
 * Checks hashes and dates of the replayed entries; hashes cover their events, which are not stored. Reports only the first changed entry,
 * because later ones are judged on a different board. Returns the number of entries before it.
 */
export function checkEntries(game: string, log: StoredLog, replayed: ReplayedLog, found: Findings): number {
  let previousHash = log.opening?.hash ?? genesisHash;
  let previousAt = log.opening?.at.getTime() ?? 0;
  for (const [index, events] of replayed.events.entries()) {
    const entry = log.entries[index];
    if (entry === undefined) return index;
    const { seq, at, hash, ...content } = entry;
    if (hashEntry({ game, seq, at, events, previousHash, ...content }) !== hash) {
      found.add('entry-changed', 'Its content and the hash before it do not give its hash.', seq);
      return index;
    }
    if (at.getTime() < previousAt - toleranceMs)
      found.add('entry-dated-back', 'It is older than the entry before it.', seq);
    [previousHash, previousAt] = [hash, at.getTime()];
  }
  if (replayed.refusal !== undefined)
    found.add('entry-illegal', replayed.refusal, replayed.events.length + 1);
  return replayed.events.length;
}
