import type pg from 'pg';
import type { Prisma, PrismaClient } from '../generated/prisma/client.ts';
import type { Semaphore } from '../semaphore.ts';
import { minuteMs } from '../time-units.ts';
import { withLentConnection } from './lending-pool.ts';

/** Runs SQL: the pool, or the one connection of a transaction. */
export type Queryable = Pick<pg.ClientBase, 'query'>;

/** One transaction for Prisma and for statements that bypass it. */
export interface OpenTransaction {
  readonly client: Queryable;
  readonly prisma: Prisma.TransactionClient;
}

/** A transaction that stays open until it is ended. */
export interface HeldTransaction extends OpenTransaction {
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
  const open = await new Promise<OpenTransaction>((resolve, reject) => {
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
  return { ...open, commit, rollBack };
}

function openTransaction(
  prisma: PrismaClient,
  work: (opened: OpenTransaction) => Promise<void>,
): Promise<void> {
  let client: Queryable | undefined;
  const onLent = (lent: Queryable) => {
    client = lent;
  };
  return withLentConnection(onLent, () =>
    prisma.$transaction(async (within) => {
      if (client === undefined) throw new Error('Prisma took no connection from the pool');
      await work({ client, prisma: within });
    }, limits),
  );
}
