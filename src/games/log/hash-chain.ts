import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import type { EntryContent, LogEntry } from '../../db/log-entries.ts';

/** The hash before the opening; also before the first entry of games that began before logs had openings. */
export const genesisHash = '0'.repeat(64);

/** Returns SHA-256 over the canonical JSON (RFC 8785) of a value, as 64 hex digits. */
export function hashOf(value: unknown): string {
  return createHash('sha256')
    .update(canonicalize(value) ?? '')
    .digest('hex');
}

/** The content of an entry that its hash covers. */
type Hashed = Omit<EntryContent, 'decision' | 'events'> & {
  readonly decision: unknown;
  readonly events: readonly unknown[];
  readonly previousHash: string;
};

/**
 * Returns the hash of an entry, 64 hex digits: SHA-256 over the canonical JSON (RFC 8785) of
 * `{game, seq, seat, decision, events, at, previousHash}`, with `at` in UTC with milliseconds.
 */
export function hashEntry({ game, seq, seat, decision, events, at, previousHash }: Hashed): string {
  return hashOf({ game, seq, seat, decision, events, at: at.toISOString(), previousHash });
}

/** Returns an entry with its hash, ready to be written. */
export const withHash = (content: Omit<LogEntry, 'hash'>): LogEntry => ({
  ...content,
  hash: hashEntry(content),
});

/** The head of a log as the game's row has it; undefined when there is no such game. */
export type Head = { readonly version: number; readonly headHash: string } | undefined;

/** The first entry that is not what was written; 0 is the opening. */
export interface Fault {
  readonly seq: number;
  readonly problem: 'changed' | 'missing' | 'extra';
  readonly detail: string;
}

/** The outcome of a check; `entries` counts the valid ones before the fault. */
export interface ChainCheck {
  readonly entries: number;
  readonly headHash: string;
  readonly fault?: Fault;
}

/** Verifies a game's log from its first entry, which follows `first`, to the head in the game's row; stops at the first fault. */
export function verifyChain(head: Head, entries: Iterable<LogEntry>, first = genesisHash): ChainCheck {
  let seq = 0;
  let hash = first;
  const version = head?.version ?? 0;
  for (const entry of entries) {
    const fault = faultOf(entry, seq, hash, version);
    if (fault) return { entries: seq, headHash: hash, fault };
    seq = entry.seq;
    hash = entry.hash;
  }
  const fault = faultAtEnd(seq, hash, version, head?.headHash ?? genesisHash);
  return { entries: seq, headHash: hash, ...(fault && { fault }) };
}

/** Returns the fault of the entry that follows entry `last`, whose hash was `lastHash`. */
function faultOf(entry: LogEntry, last: number, lastHash: string, version: number): Fault | undefined {
  const { seq } = entry;
  if (seq !== last + 1) return missing(last + 1);
  if (seq > version) {
    return { seq, problem: 'extra', detail: `the game says that its log ends with entry ${version}` };
  }
  if (hashEntry({ ...entry, previousHash: lastHash }) === entry.hash) return undefined;
  return changed(seq, 'its content and the hash before it do not give its hash');
}

function faultAtEnd(seq: number, hash: string, version: number, headHash: string): Fault | undefined {
  if (seq < version) return missing(seq + 1);
  return hash === headHash ? undefined : changed(seq, 'its hash is not the one that the game says');
}

/** Returns the fault of an entry that is not what was written. */
export const changed = (seq: number, detail: string): Fault => ({ seq, problem: 'changed', detail });
const missing = (seq: number): Fault => ({ seq, problem: 'missing', detail: 'there is no such entry' });
