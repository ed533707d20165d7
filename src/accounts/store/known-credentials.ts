import { type AppTokenState, findAccessToken } from '../../apps/store/app-tokens.ts';
import type { Db } from '../../db/client.ts';
import { Lru } from '../../helpers/lru.ts';
import { minuteMs } from '../../helpers/time-units.ts';
import { type ApiTokenRow, findApiToken } from './api-tokens.ts';
import type { RevocationFeed } from './revocation-feed.ts';
import type { Revoked } from './revocations.ts';
import { type SessionState, sessionState } from './sessions.ts';

/** Time for which a credential is trusted while this process learns of revocations immediately, ms. */
const trustedMs = 5 * minuteMs;
/** The same while revocations by other processes may be missed, ms. */
const uncertainMs = 1_000;
/** Maximum number of cached sessions, and of cached API tokens. */
const capacity = 20_000;

/** A credential as recently read from the database. */
export interface Known<T> {
  readonly credential: T;
  /** When it was read, by `performance.now()`. */
  readonly readAt: number;
  /** When its last use was recorded. */
  lastUsedAt: Date | null;
}

/**
 * A cache of credentials that saves requests a database query. Revoked ones are removed immediately; invalid ones are not
 * cached.
 */
export class KnownCredentials {
  readonly #db: Db;
  readonly #feed: RevocationFeed;
  readonly #sessions = new Lru<string, Known<SessionState>>(capacity);
  #tokens = emptyTokens();
  #appTokens = emptyAppTokens();
  /** Counts revocations: data read before one may be outdated. */
  #revocations = 0;

  constructor(db: Db, feed: RevocationFeed) {
    this.#db = db;
    this.#feed = feed;
    feed.onRevoked((revoked) => this.#forget(revoked));
  }

  /** Returns the state of a session, from the cache if it is active there. */
  session(id: string): Promise<Known<SessionState> | undefined> {
    const find = () => sessionState(this.#db, id);
    return this.#credential(this.#sessions, id, find, ({ endedAt }) => endedAt === null);
  }

  /** Returns the API token with a hash, from the cache if it is valid there. */
  apiToken(hash: string): Promise<Known<ApiTokenRow> | undefined> {
    const find = () => findApiToken(this.#db, hash);
    return this.#credential(this.#tokens, hash, find, ({ revokedAt }) => revokedAt === null);
  }

  /** Returns an app's access token with a hash, from the cache if its grant is active there. */
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

  /** Removes a session. For other tokens, which are cached by their hashes, removes all of them, which is rare and cheap. */
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
