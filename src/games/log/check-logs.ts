import type { Db } from '../../db/client.ts';
import type { StoredLog } from '../store/log-entries.ts';
import { genesisHash } from './hash-chain.ts';
import type { Finding, FindingCode } from './verify/finding.ts';
import { verifyOneLog } from './verify/verify-logs.ts';

/** The first changed entry; 0 is the opening. */
export interface Fault {
  readonly seq: number;
  readonly problem: 'changed' | 'missing' | 'extra';
  readonly detail: string;
}

/** The result of checking a log; `entries` counts the entries before the fault. */
export interface LogCheck {
  readonly entries: number;
  readonly headHash: string;
  /** Null if the game has not started, or started before logs had openings. */
  readonly openingHash: string | null;
  readonly fault?: Fault;
}

const missing: readonly FindingCode[] = ['entry-missing', 'opening-missing'];
const extra: readonly FindingCode[] = ['entry-extra', 'log-unexpected'];

/** Checks the current state of a game: replays its log and compares everything with it. Returns undefined if there is no such game. */
export async function checkGameLog(db: Db, id: string): Promise<LogCheck | undefined> {
  const verified = await verifyOneLog(db, id);
  if (verified === undefined) return undefined;
  const { game, findings } = verified;
  const fault = firstFault(findings);
  const { row, log } = game;
  const entries =
    fault === undefined ? row.version : Math.max(0, Math.min(fault.seq - 1, log.entries.length));
  const openingHash = log.opening?.hash ?? null;
  return { entries, headHash: hashAfter(log, entries), openingHash, ...(fault && { fault }) };
}

const hashAfter = ({ opening, entries }: StoredLog, seq: number): string =>
  entries[seq - 1]?.hash ?? opening?.hash ?? genesisHash;

/** Returns the first fault of the log; faults of the game's row count as after its last entry. */
function firstFault(findings: readonly Finding[]): Fault | undefined {
  const [first] = [...findings].sort((one, other) => (one.seq ?? Infinity) - (other.seq ?? Infinity));
  if (first === undefined) return undefined;
  const { code, seq = 0, detail } = first;
  return { seq, problem: problemOf(code), detail };
}

function problemOf(code: FindingCode): Fault['problem'] {
  if (missing.includes(code)) return 'missing';
  return extra.includes(code) ? 'extra' : 'changed';
}
