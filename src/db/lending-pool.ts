import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';

type Connected = Parameters<pg.Pool['connect']>[0];

/** Returns what is lent in place of a connection. */
type Lend = (client: pg.PoolClient) => pg.PoolClient;

const lending = new AsyncLocalStorage<Lend>();

/**
 * A pool that shows on which connection Prisma begins a transaction, so that statements that bypass Prisma can belong to
 * the same transaction.
 */
export class LendingPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
    if (callback !== undefined) {
      super.connect(callback);
      return undefined;
    }
    const lend = lending.getStore();
    return lend === undefined ? super.connect() : super.connect().then(lend);
  }
}

/** Runs `work`, which takes one connection from a `LendingPool`; `onLent` gets the same one. */
export function withLentConnection<T>(
  onLent: (client: pg.PoolClient) => void,
  work: () => Promise<T>,
): Promise<T> {
  const lend: Lend = (client) => {
    const lent = lendable(client);
    onLent(lent);
    return lent;
  };
  return lending.run(lend, work);
}

/**
 * Returns a connection that runs statements one after another, which the driver leaves to its callers, and none after it
 * was released.
 */
function lendable(client: pg.PoolClient): pg.PoolClient {
  let last: Promise<unknown> = Promise.resolve();
  let isReleased = false;
  const query = (...statement: unknown[]) => {
    const result = last.then(() => {
      if (isReleased) throw new Error('the transaction is over');
      return Reflect.apply(client.query, client, statement) as Promise<unknown>;
    });
    last = result.catch(() => undefined); // the caller gets the error
    return result;
  };
  const release = (error?: Error | boolean) => {
    isReleased = true;
    client.release(error);
  };
  return new Proxy(client, {
    get(target, name) {
      if (name === 'query') return query;
      if (name === 'release') return release;
      const member: unknown = Reflect.get(target, name);
      return typeof member === 'function' ? member.bind(target) : member;
    },
  });
}
