import type { Db } from '../db/client.ts';
import { listen } from '../db/listen.ts';
import {
  endSessions,
  parseRevoked,
  type Revoked,
  revocationChannel,
  revokeApiTokens,
} from '../db/revocations.ts';
import type { EndReason } from '../db/sessions.ts';
import type { Deps } from '../deps.ts';

export type { Revoked } from '../db/revocations.ts';

type Listener = (revoked: Revoked) => void;

/** What this process knows of revocations on a database. */
interface Feed {
  readonly listeners: Set<Listener>;
  /** Since when no revocation by another process can have been missed, by `performance.now()`. */
  soundSince: () => number | undefined;
}

const feeds = new WeakMap<Db, Feed>();

function feedOf(db: Db): Feed {
  const feed = feeds.get(db) ?? { listeners: new Set(), soundSince: () => undefined };
  feeds.set(db, feed);
  return feed;
}

/**
 * Calls `listener` for each credential that is revoked, by this process at once and by others as soon as PostgreSQL
 * notifies, which never happens with DATABASE_LISTEN=false. May call it twice. Returns a function that stops it.
 */
export function onRevoked({ db }: Pick<Deps, 'db'>, listener: Listener): () => void {
  const { listeners } = feedOf(db);
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns since when this process has learnt of every revocation at once; undefined: it may be missing some. */
export function informedSince({ db }: Pick<Deps, 'db'>): number | undefined {
  return feedOf(db).soundSince();
}

/** Listens for revocations by other processes. Returns a function that stops it. */
export function watchRevocations({ db, config, log }: Deps): () => Promise<void> {
  if (!config.databaseListen || config.databaseUrl === undefined) return async () => {};
  const feed = feedOf(db);
  const listening = listen({
    connectionString: config.databaseUrl,
    channel: revocationChannel,
    onNotification: (payload) => announce(db, [parseRevoked(payload)]),
    onError: (error) => log.warn({ err: error }, 'revocations by other processes are seen a second late'),
  });
  feed.soundSince = listening.soundSince;
  return async () => {
    feed.soundSince = () => undefined;
    await listening.stop();
  };
}

function announce(db: Db, revoked: readonly Revoked[]): void {
  const { listeners } = feedOf(db);
  for (const each of revoked) for (const listener of listeners) listener(each);
}

/** Whose access ends, and why. */
interface Ending {
  readonly because: EndReason;
  /** The session that goes on. */
  readonly except?: string | undefined;
}

/** Ends one session of a player, with its access tokens. */
export async function revokeSession(
  { db, clock }: Deps,
  playerId: string,
  id: string,
  because: EndReason,
): Promise<boolean> {
  const revoked = await endSessions(db.pool, { playerId, id }, because, clock());
  announce(db, revoked);
  return revoked.length > 0;
}

/** Ends the sessions of a player, with their access tokens. API tokens go on working. */
export async function revokeSessions(
  { db, clock }: Deps,
  playerId: string,
  { because, except }: Ending,
): Promise<void> {
  announce(db, await endSessions(db.pool, { playerId, except }, because, clock()));
}

/** Revokes API tokens of a player: one of them, those created in one session, or all. Returns how many there were. */
export async function revokeTokens(
  { db, clock }: Deps,
  playerId: string,
  which: { readonly id?: string; readonly createdIn?: string } = {},
): Promise<number> {
  const revoked = await revokeApiTokens(db.pool, { playerId, ...which }, clock());
  announce(db, revoked);
  return revoked.length;
}

/** Ends all access of a player at once: sessions, access tokens and API tokens. */
export async function revokeAccess(deps: Deps, playerId: string, ending: Ending): Promise<void> {
  await revokeSessions(deps, playerId, ending);
  await revokeTokens(deps, playerId);
}
