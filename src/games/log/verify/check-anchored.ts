import type { AnchoredHead } from '../../../anchors/store.ts';
import { hourMs } from '../../../helpers/time-units.ts';
import type { StoredLog } from '../../store/log-entries.ts';
import { genesisHash } from '../hash-chain.ts';
import type { Findings } from './finding.ts';

/** The anchors outside the database for one game. */
export interface Anchored {
  /** The game's heads, oldest first. */
  readonly heads: readonly AnchoredHead[];
  /** Every game started before this time has an anchor from then; undefined if unknown. */
  readonly completeUntil: Date | undefined;
}

/** Tolerance for entries dated slightly before they were written, ms. */
const marginMs = hourMs;

/** Checks that each anchored head is still in the log, and that no older entry is missing from the anchors. */
export function checkAnchored(log: StoredLog, { heads, completeUntil }: Anchored, found: Findings): void {
  let intact = -1;
  for (const { version, hash } of heads) {
    const now = hashAt(log, version);
    if (now !== hash) {
      reportLost(log, version, intact, found);
      return;
    }
    intact = Math.max(intact, version);
  }
  if (completeUntil === undefined) return;
  const until = completeUntil.getTime() - marginMs;
  const late = [...log.entries].reverse().find(({ at }) => at.getTime() <= until)?.seq;
  const due = late ?? (log.opening !== undefined && log.opening.at.getTime() <= until ? 0 : -1);
  if (due > intact)
    found.add('entry-not-anchored', 'It is older than the last anchor, but no anchor has it.', due);
}

/** The log may have gaps. */
function hashAt({ opening, entries }: StoredLog, version: number): string | undefined {
  if (version === 0) return opening?.hash ?? genesisHash;
  const likely = entries[version - 1];
  return likely?.seq === version ? likely.hash : entries.find(({ seq }) => seq === version)?.hash;
}

function reportLost(log: StoredLog, version: number, intact: number, found: Findings): void {
  const since = intact === -1 ? 'from its beginning' : `after entry ${intact}`;
  if (hashAt(log, version) === undefined)
    found.add('anchored-entry-missing', 'It was anchored, but is no longer in the log.', version);
  else
    found.add(
      'anchored-entry-changed',
      `The log was written anew ${since}: another hash was anchored.`,
      version,
    );
}
