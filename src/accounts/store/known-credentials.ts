import { type AppTokenState, findAccessToken } from '../../apps/store/app-tokens.ts';
import type { Db } from '../../db/client.ts';
import { Lru } from '../../helpers/lru.ts';
import { minuteMs } from '../../helpers/time-units.ts';
import { type ApiTokenRow, findApiToken } from './api-tokens.ts';
import type { RevocationFeed } from './revocation-feed.ts';
import type { Revoked } from './revocations.ts';
import { type SessionState, sessionState } from './sessions.ts';

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
export class KnownCredentials {
  readonly #db: Db;
  readonly #feed: RevocationFeed;
  readonly #sessions = new Lru<string, Known<SessionState>>(capacity);
  #tokens = emptyTokens();
  #appTokens = emptyAppTokens();
  /** Counts revocations: what was read before one may be out of date. */
  #revocations = 0;

  constructor(db: Db, feed: RevocationFeed) {
    this.#db = db;
    this.#feed = feed;
    feed.onRevoked((revoked) => this.#forget(revoked));
  }

  /** Returns the state of a session, from memory if it is known to be active. */
  session(id: string): Promise<Known<SessionState> | undefined> {
    const find = () => sessionState(this.#db, id);
    return this.#credential(this.#sessions, id, find, ({ endedAt }) => endedAt === null);
  }

  /** Returns the API token with a hash, from memory if it is known to work. */
  apiToken(hash: string): Promise<Known<ApiTokenRow> | undefined> {
    const find = () => findApiToken(this.#db, hash);
    return this.#credential(this.#tokens, hash, find, ({ revokedAt }) => revokedAt === null);
  }

  /** Returns the access token of an app with a hash, from memory if its grant is known not to have ended. */
  appToken(hash: string): Promise<Known<AppTokenState> | undefined> {
    const find = () => findAccessToken(this.#db, hash);
    return this.#credential(this.#appTokens, hash, find, ({ endedAt }) => endedAt === null);
  }

  async #credential<T extends { readonly lastUsedAt: Date | null }>(
    cache: Lru<string, Known<T>>,
    key: string,
    find: () => Promise<T | undefined>,
    isValid: (credential: T) => boolean,
  ): Promise<Known<T> | undefined> {
    const known = cache.get(key);
    if (known !== undefined && this.#isFresh(known)) return known;
    const before = this.#revocations;
    const readAt = performance.now();
    const credential = await find();
    if (credential === undefined) return undefined;
    const found = { credential, readAt, lastUsedAt: credential.lastUsedAt };
    if (isValid(credential) && this.#revocations === before) cache.set(key, found);
    return found;
  }

  /** Forgets a session; for other tokens, which are known by their hashes, all of them: that is rare and costs little. */
  #forget({ sessionId, tokenId, grantId }: Revoked): void {
    this.#revocations += 1;
    if (sessionId !== undefined) this.#sessions.delete(sessionId);
    if (tokenId !== undefined) this.#tokens = emptyTokens();
    if (grantId !== undefined) this.#appTokens = emptyAppTokens();
  }

  #isFresh({ readAt }: Known<unknown>): boolean {
    const age = performance.now() - readAt;
    if (age < uncertainMs) return true;
    const since = this.#feed.informedSince();
    return since !== undefined && since < readAt && age < trustedMs;
  }
}

const emptyAppTokens = () => new Lru<string, Known<AppTokenState>>(capacity);
const emptyTokens = () => new Lru<string, Known<ApiTokenRow>>(capacity);
