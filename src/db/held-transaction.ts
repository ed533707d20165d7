import type { Prisma, PrismaClient } from '../generated/prisma/client.ts';
import type { Semaphore } from '../semaphore.ts';
import { minuteMs } from '../time-units.ts';
import { withLentConnection } from './lending-pool.ts';
import type { Queryable } from './pool.ts';

/** Prisma Client, in a transaction or on any connection, and statements that bypass it on the same connection. */
export type Tx = Prisma.TransactionClient & Queryable;

/** A transaction that stays open until it is ended. */
export interface HeldTransaction {
  readonly tx: Tx;
  commit(): Promise<void>;
  rollBack(): Promise<void>;
}

/** A transaction that was not ended after `timeout`, ms, is rolled back. The pool limits how long connecting takes. */
const limits = { timeout: minuteMs, maxWait: minuteMs };

class RolledBack extends Error {}

/** Begins a transaction as soon as one of `slots` is free. */
export async function holdTransaction(prisma: PrismaClient, slots: Semaphore): Promise<HeldTransaction> {
  let end: (outcome: 'committed' | 'rolled back') => void = () => {};
  const outcome = new Promise<string>((resolve) => {
    end = resolve;
  });
  let over = Promise.resolve();
  const tx = await new Promise<Tx>((resolve, reject) => {
    over = slots.run(() =>
      openTransaction(prisma, async (opened) => {
        resolve(opened);
        if ((await outcome) !== 'committed') throw new RolledBack();
      }),
    );
    over.catch(reject);
  });
  const commit = () => {
    end('committed');
    return over;
  };
  const rollBack = () => {
    end('rolled back');
    return over.catch((error: unknown) => {
      if (!(error instanceof RolledBack)) throw error;
    });
  };
  return { tx, commit, rollBack };
}

/** Runs `work` in a transaction. */
export function openTransaction<T>(prisma: PrismaClient, work: (tx: Tx) => Promise<T>): Promise<T> {
  let client: Queryable | undefined;
  const onLent = (lent: Queryable) => {
    client = lent;
  };
  return withLentConnection(onLent, () =>
    prisma.$transaction(async (within) => {
      if (client === undefined) throw new Error('Prisma took no connection from the pool');
      return work(withStatements(within, client));
    }, limits),
  );
}

/** Returns Prisma Client with the statements of the connection that it uses. */
export function withStatements(prisma: Prisma.TransactionClient, statements: Queryable): Tx {
  const query = statements.query.bind(statements);
  return new Proxy(prisma, {
    get: (target, name) => (name === 'query' ? query : Reflect.get(target, name)),
  }) as Tx;
}
