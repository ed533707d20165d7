import { hash } from 'node:crypto';
import { configure } from 'safe-stable-stringify';
import type { EntryContent, LogEntry } from '../store/log-entries.ts';

/** The hash before the opening, or before the first entry of games that started before logs had openings. */
export const genesisHash = '0'.repeat(64);

/** Formats a value as canonical JSON (RFC 8785). Its texts must be well-formed, as all texts in the database are. */
export const canonicalJson = configure({ strict: true });

/** Returns SHA-256 over the canonical JSON (RFC 8785) of a value, as 64 hex digits. */
export function hashOf(value: object): string {
  return hash('sha256', canonicalJson(value), 'hex');
}

/** The content covered by an entry's hash. */
type Hashed = Omit<EntryContent, 'decision' | 'events'> & {
  readonly decision: unknown;
  readonly events: readonly unknown[];
  readonly previousHash: string;
};

/**
 * Returns the hash of an entry, 64 hex digits: SHA-256 over the canonical JSON (RFC 8785) of `{game, seq, seat, decision, events, at,
 * previousHash}`, and `hint: true` if the seat was given a hint for the decision, with `at` in UTC with milliseconds.
 */
export function hashEntry({ game, seq, seat, decision, events, at, previousHash, hint }: Hashed): string {
  const asked = hint === true ? { hint } : {};
  return hashOf({ game, seq, seat, decision, events, at: at.toISOString(), previousHash, ...asked });
}

/** Returns an entry with its hash. */
export const withHash = (content: Omit<LogEntry, 'hash'>): LogEntry => ({
  ...content,
  hash: hashEntry(content),
});
