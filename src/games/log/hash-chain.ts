import { hash } from 'node:crypto';
import { configure } from 'safe-stable-stringify';
import type { EntryContent, LogEntry } from '../store/log-entries.ts';

/** The hash before the opening; also before the first entry of games that began before logs had openings. */
export const genesisHash = '0'.repeat(64);

/** Writes the canonical JSON (RFC 8785) of a value whose texts are well-formed, as the database holds no others. */
export const canonicalJson = configure({ strict: true });

/** Returns SHA-256 over the canonical JSON (RFC 8785) of a value, as 64 hex digits. */
export function hashOf(value: object): string {
  return hash('sha256', canonicalJson(value), 'hex');
}

/** The content of an entry that its hash covers. */
type Hashed = Omit<EntryContent, 'decision' | 'events'> & {
  readonly decision: unknown;
  readonly events: readonly unknown[];
  readonly previousHash: string;
};

/**
 * Returns the hash of an entry, 64 hex digits: SHA-256 over the canonical JSON (RFC 8785) of
 * `{game, seq, seat, decision, events, at, previousHash}`, and `hint: true` where the seat was given a hint for the decision,
 * with `at` in UTC with milliseconds.
 */
export function hashEntry({ game, seq, seat, decision, events, at, previousHash, hint }: Hashed): string {
  const asked = hint === true ? { hint } : {};
  return hashOf({ game, seq, seat, decision, events, at: at.toISOString(), previousHash, ...asked });
}

/** Returns an entry with its hash, ready to be written. */
export const withHash = (content: Omit<LogEntry, 'hash'>): LogEntry => ({
  ...content,
  hash: hashEntry(content),
});
