import { AsyncLocalStorage } from 'node:async_hooks';
import type { PrismaClient } from '../generated/prisma/client.ts';
import { Semaphore } from '../helpers/semaphore.ts';
import { minuteMs } from '../helpers/time-units.ts';
import type { Tx } from './tx.ts';

/** A current transaction, or a request's transaction that has not started, and the work to do after it. */
interface Scope {
  readonly of: Transactions;
  /** Starts the transaction of a request, once. */
  readonly begin: () => Promise<unknown>;
  /** Undefined before its start and after its end. */
  tx: Tx | undefined;
  readonly onCommit: (() => void)[];
  readonly onRefusal: (() => Promise<unknown>)[];
}

const scopes = new AsyncLocalStorage<Scope>();

/** A transaction that is still open after `timeout`, ms, is rolled back. The pool limits the time for connecting. */
const limits = { timeout: minuteMs, maxWait: minuteMs };

/** The transaction of one request, which starts and ends in different hooks. */
export interface RequestTransaction {
  /** Runs the request. After the start, all its database work belongs to the transaction. */
  run(request: () => void): void;
  begin(): Promise<void>;
  /** Runs the `last` work and commits, or rejects with everything rolled back. Starts the transaction first if necessary. */
  commit(last: (tx: Tx) => Promise<void>): Promise<void>;
  /** Rolls back; for a refused request, the effects of `evenIfRefused` stay. */
  rollBack(isRefused: boolean): Promise<void>;
}

/** The transactions of one database. */
export class Transactions {
  readonly #prisma: PrismaClient;
  readonly #slots: Semaphore;
  readonly #listeners = new Set<() => void>();

  /** @param maxRequests maximum number of requests' simultaneous transactions; work outside of them needs further connections */
  constructor(prisma: PrismaClient, maxRequests: number) {
    this.#prisma = prisma;
    this.#slots = new Semaphore(maxRequests);
  }

  /** Calls `onEvents` after each commit of a transaction that has written outbox events. */
  onEvents(onEvents: () => void): void {
    this.#listeners.add(onEvents);
  }

  /** Notifies `onEvents` listeners, after the commit of the current transaction if there is one. */
  announceEvents(): void {
    afterCommit(() => {
      for (const listener of this.#listeners) listener();
    });
  }

  /** Returns the client of the current transaction, if there is one. */
  get current(): Tx | undefined {
    return this.#scope?.tx;
  }

  get #scope(): Scope | undefined {
    const scope = scopes.getStore();
    return scope?.of === this ? scope : undefined;
  }

  /** Runs `work` in its own transaction, or in a savepoint of the current one. */
  async run<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const outer = this.current === undefined ? undefined : this.#scope;
    const scope = this.#scopeOf(async () => {}, outer?.onRefusal);
    const within = (tx: Tx) => {
      scope.tx = tx;
      return scopes.run(scope, () => work(tx));
    };
    const opened = outer?.tx?.$transaction(within) ?? this.#prisma.$transaction(within, limits);
    const result = await opened.finally(() => {
      scope.tx = undefined;
    });
    if (outer === undefined) committed(scope);
    else outer.onCommit.push(...scope.onCommit);
    return result;
  }

  /** Prepares the transaction of a request. `onStart` runs first in it; if that rejects, nothing has started. */
  prepare(onStart: (tx: Tx) => Promise<void>): RequestTransaction {
    let held: Promise<HeldTransaction> | undefined;
    const begin = () => {
      held ??= this.#hold(onStart).then((opened) => {
        scope.tx = opened.tx;
        return opened;
      });
      return held;
    };
    const scope = this.#scopeOf(begin);
    return {
      run: (request) => scopes.run(scope, request),
      begin: async () => {
        await begin();
      },
      commit: async (last) => commit(scope, await begin(), last),
      rollBack: async (isRefused) => {
        if (scope.tx !== undefined) await rollBack(scope, await begin(), isRefused);
      },
    };
  }

  #scopeOf(begin: Scope['begin'], onRefusal: Scope['onRefusal'] = []): Scope {
    return { of: this, begin, tx: undefined, onCommit: [], onRefusal };
  }

  /** Starts a transaction as soon as there is a slot, and leaves it open. */
  #hold(onStart: (tx: Tx) => Promise<void>): Promise<HeldTransaction> {
    return new Promise((resolve, reject) => {
      const over = this.#slots.run(() =>
        this.#prisma.$transaction(async (tx) => {
          await onStart(tx);
          const commits = await new Promise<boolean>((end) => {
            resolve({ tx, end: (isCommitted) => endOf(over, () => end(isCommitted)) });
          });
          if (!commits) throw new RolledBack();
        }, limits),
      );
      over.catch(reject);
    });
  }
}

/** The part of the database that transactions need. */
interface HasTransactions {
  readonly transactions: Transactions;
}

class RolledBack extends Error {}

/** A transaction that stays open until `end`. */
interface HeldTransaction {
  readonly tx: Tx;
  /** Commits or rolls back. */
  end(isCommitted: boolean): Promise<void>;
}

async function endOf(over: Promise<void>, end: () => void): Promise<void> {
  end();
  await over.catch((error: unknown) => {
    if (!(error instanceof RolledBack)) throw error;
  });
}

async function commit(scope: Scope, held: HeldTransaction, last: (tx: Tx) => Promise<void>): Promise<void> {
  try {
    await last(held.tx);
  } catch (error) {
    await rollBack(scope, held, false);
    throw error;
  }
  await held.end(true).finally(() => {
    scope.tx = undefined;
  });
  committed(scope);
}

function committed({ onCommit }: Scope): void {
  scopes.exit(() => {
    for (const work of onCommit) work();
  });
}

async function rollBack(scope: Scope, held: HeldTransaction, isRefused: boolean): Promise<void> {
  await held.end(false).finally(() => {
    scope.tx = undefined;
  });
  if (isRefused) await scopes.exit(() => Promise.all(scope.onRefusal.map((work) => work())));
}

/**
 * Runs `work` in one transaction on one connection: committed when it returns, rolled back when it throws. All of
 * `work`'s statements through `db` belong to it. It must wait for nothing but the database. Inside another transaction,
 * such as a request's, it becomes a part of that, which continues if `work` throws; only one such work may run at a time.
 */
export const transaction = <T>(db: HasTransactions, work: (tx: Tx) => Promise<T>): Promise<T> =>
  db.transactions.run(work);

/** Runs `work` in one read-only transaction that sees a consistent snapshot while others keep writing. */
export function snapshot<T>(db: HasTransactions, work: (tx: Tx) => Promise<T>): Promise<T> {
  return transaction(db, async (tx) => {
    await tx.$executeRaw`SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY`;
    return work(tx);
  });
}

/**
 * Starts the current request's transaction if it has one that has not started. For requests whose first steps must not
 * hold a connection, such as checking a password, or must last even if the request is refused.
 */
export async function startRequestTransaction(): Promise<void> {
  await scopes.getStore()?.begin();
}

/** Runs `work` after the commit of the current transaction, or immediately if there is none. */
export function afterCommit(work: () => void): void {
  const scope = scopes.getStore();
  if (scope?.tx === undefined) scopes.exit(work);
  else scope.onCommit.push(work);
}

/**
 * Announces the current transaction's outbox events after its commit.
 * @throws Error outside of a transaction
 */
export function announceAfterCommit(): void {
  const scope = scopes.getStore();
  if (scope?.tx === undefined) throw new Error('events of the outbox are written in a transaction');
  scope.of.announceEvents();
}

/**
 * Runs `work`, and again if the current request is refused and rolled back: for effects of an attempt that must last,
 * whether or not it succeeds.
 */
export function evenIfRefused<T>(work: () => Promise<T>): Promise<T> {
  const scope = scopes.getStore();
  if (scope?.tx !== undefined) scope.onRefusal.push(work);
  return work();
}

/** Runs `work` outside of the current transaction, so that it lasts even if the request is refused. */
export function outsideTransaction<T>(work: () => Promise<T>): Promise<T> {
  return scopes.exit(work);
}
