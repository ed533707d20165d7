import type { Db } from '../db/client.ts';
import { listen } from '../db/connection/listen.ts';
import { parseRevoked, type Revoked, revocationChannel } from '../db/players/revocations.ts';
import { afterCommit } from '../db/transactions.ts';
import type { Deps } from '../platform/deps.ts';

type Listener = (revoked: Revoked) => void;

/** The revocations on a database that this process knows. */
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

/** Passes committed revocations on to the listeners of this process; the others are notified by the database. */
export function announce(db: Db, revoked: readonly Revoked[]): void {
  const { listeners } = feedOf(db);
  afterCommit(() => {
    for (const each of revoked) for (const listener of listeners) listener(each);
  });
}
