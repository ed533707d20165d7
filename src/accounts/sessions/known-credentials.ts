import type { Db } from '../../db/client.ts';
import { type ApiTokenRow, findApiToken } from '../../db/players/api-tokens.ts';
import type { Revoked } from '../../db/players/revocations.ts';
import { type SessionState, sessionState } from '../../db/players/sessions.ts';
import { Lru } from '../../helpers/lru.ts';
import { minuteMs } from '../../helpers/time-units.ts';
import type { Deps } from '../../platform/deps.ts';
import { informedSince, onRevoked } from '../revocation-feed.ts';

/** Time that a credential is trusted while this process learns of every revocation at once, in ms. */
const trustedMs = 5 * minuteMs;
/** The same while it may miss revocations by other processes, ms. */
const uncertainMs = 1_000;
/** Most sessions, and most API tokens, that a process knows. */
const capacity = 20_000;

/** A credential as it was in the database a moment ago. */
export interface Known<T> {
  readonly credential: T;
  /** When it was read, by `performance.now()`. */
  readonly readAt: number;
  /** When its last use was recorded. */
  lastUsedAt: Date | null;
}

/**
 * Credentials that this process knows, so that a request need not ask the database. Revoked ones are forgotten at once;
 * those that give no access are not kept.
 */
interface KnownCredentials {
  readonly sessions: Lru<string, Known<SessionState>>;
  tokens: Lru<string, Known<ApiTokenRow>>;
  /** Counts revocations: what was read before one may be out of date. */
  revocations: number;
}

const knownByDb = new WeakMap<Db, KnownCredentials>();

function knownOf(deps: Deps): KnownCredentials {
  const existing = knownByDb.get(deps.db);
  if (existing !== undefined) return existing;
  const known = {
    sessions: new Lru<string, Known<SessionState>>(capacity),
    tokens: emptyTokens(),
    revocations: 0,
  };
  knownByDb.set(deps.db, known);
  onRevoked(deps, (revoked) => forget(known, revoked));
  return known;
}

const emptyTokens = () => new Lru<string, Known<ApiTokenRow>>(capacity);

/** Forgets a session; for an API token, which is known by its hash, all of them: that is rare and costs little. */
function forget(known: KnownCredentials, { sessionId }: Revoked): void {
  known.revocations += 1;
  if (sessionId === undefined) known.tokens = emptyTokens();
  else known.sessions.delete(sessionId);
}

/** Returns the state of a session, from memory if it is known to be active. */
export async function knownSession(deps: Deps, id: string): Promise<Known<SessionState> | undefined> {
  const all = knownOf(deps);
  const known = all.sessions.get(id);
  if (known !== undefined && isFresh(deps, known)) return known;
  const before = all.revocations;
  const found = await read(() => sessionState(deps.db, id));
  const isKept = found?.credential.endedAt === null && all.revocations === before;
  if (found !== undefined && isKept) all.sessions.set(id, found);
  return found;
}

/** Returns the API token with a hash, from memory if it is known to work. */
export async function knownApiToken(deps: Deps, hash: string): Promise<Known<ApiTokenRow> | undefined> {
  const all = knownOf(deps);
  const known = all.tokens.get(hash);
  if (known !== undefined && isFresh(deps, known)) return known;
  const before = all.revocations;
  const found = await read(() => findApiToken(deps.db, hash));
  const isKept = found?.credential.revokedAt === null && all.revocations === before;
  if (found !== undefined && isKept) all.tokens.set(hash, found);
  return found;
}

function isFresh(deps: Deps, { readAt }: Known<unknown>): boolean {
  const age = performance.now() - readAt;
  if (age < uncertainMs) return true;
  const since = informedSince(deps);
  return since !== undefined && since < readAt && age < trustedMs;
}

async function read<T extends { readonly lastUsedAt: Date | null }>(
  find: () => Promise<T | undefined>,
): Promise<Known<T> | undefined> {
  const readAt = performance.now();
  const credential = await find();
  return credential && { credential, readAt, lastUsedAt: credential.lastUsedAt };
}
