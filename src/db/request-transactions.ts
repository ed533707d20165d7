import { AsyncLocalStorage } from 'node:async_hooks';
import type { PrismaClient } from '../generated/prisma/client.ts';
import { Semaphore } from '../semaphore.ts';
import { type HeldTransaction, holdTransaction, type Tx } from './held-transaction.ts';

/** The transaction of a request, and what is done when it is over. */
interface Scope {
  readonly of: RequestTransactions;
  readonly begin: () => Promise<HeldTransaction>;
  open: Tx | undefined;
  readonly onCommit: (() => void)[];
  readonly onRefusal: (() => Promise<unknown>)[];
}

const scopes = new AsyncLocalStorage<Scope>();

/** The transaction of one request. */
export interface RequestTransaction {
  /** Runs the request: from `begin` on, everything that it does in the database belongs to the transaction. */
  run(request: () => void): void;
  begin(): Promise<void>;
  /** Does the `last` work and commits, or rejects with everything rolled back. Begins before if nobody has. */
  commit(last: (tx: Tx) => Promise<void>): Promise<void>;
  /** Rolls back; of a request that was refused, what `evenIfRefused` has done stays. */
  rollBack(isRefused: boolean): Promise<void>;
}

/** The transactions of requests on one database. */
export class RequestTransactions {
  readonly prisma: PrismaClient;
  readonly #slots: Semaphore;

  /** @param most transactions at once; further connections are needed for what requests do outside of them */
  constructor(prisma: PrismaClient, most: number) {
    this.prisma = prisma;
    this.#slots = new Semaphore(most);
  }

  /** Returns the transaction of the request under way, if it has begun. */
  get current(): Tx | undefined {
    const scope = scopes.getStore();
    return scope?.of === this ? scope.open : undefined;
  }

  /** Prepares the transaction of a request. `onBegin` comes first in it; if that rejects, nothing has begun. */
  prepare(onBegin: (tx: Tx) => Promise<void>): RequestTransaction {
    let held: Promise<HeldTransaction> | undefined;
    const begin = () => {
      held ??= this.#begin(onBegin).then((opened) => {
        scope.open = opened.tx;
        return opened;
      });
      return held;
    };
    const scope: Scope = { of: this, begin, open: undefined, onCommit: [], onRefusal: [] };
    return {
      run: (request) => scopes.run(scope, request),
      begin: async () => {
        await begin();
      },
      commit: async (last) => commit(scope, await begin(), last),
      rollBack: async (isRefused) => {
        if (scope.open !== undefined) await rollBack(scope, await begin(), isRefused);
      },
    };
  }

  async #begin(onBegin: (tx: Tx) => Promise<void>): Promise<HeldTransaction> {
    const held = await holdTransaction(this.prisma, this.#slots);
    try {
      await onBegin(held.tx);
      return held;
    } catch (error) {
      await held.rollBack();
      throw error;
    }
  }
}

async function commit(scope: Scope, held: HeldTransaction, last: (tx: Tx) => Promise<void>): Promise<void> {
  try {
    await last(held.tx);
  } catch (error) {
    await rollBack(scope, held, false);
    throw error;
  }
  await held.commit().finally(() => {
    scope.open = undefined;
  });
  scopes.exit(() => {
    for (const work of scope.onCommit) work();
  });
}

async function rollBack(scope: Scope, held: HeldTransaction, isRefused: boolean): Promise<void> {
  await held.rollBack().finally(() => {
    scope.open = undefined;
  });
  if (isRefused) await scopes.exit(() => Promise.all(scope.onRefusal.map((work) => work())));
}

/**
 * Begins the transaction of the request under way, if it has one that has not begun: for requests whose first steps must
 * not hold a connection, such as checking a password, or are to last even if the request is refused.
 */
export async function beginRequestTransaction(): Promise<void> {
  await scopes.getStore()?.begin();
}

/** Does `work` once the transaction of the request under way is committed: at once if there is none. */
export function afterCommit(work: () => void): void {
  const scope = scopes.getStore();
  if (scope?.open === undefined) scopes.exit(work);
  else scope.onCommit.push(work);
}

/** Does `work`, and again if the request under way is refused and rolled back: for what an attempt uses up, right or wrong. */
export function evenIfRefused<T>(work: () => Promise<T>): Promise<T> {
  const scope = scopes.getStore();
  if (scope?.open !== undefined) scope.onRefusal.push(work);
  return work();
}

/** Does `work` outside of the transaction of the request under way: it lasts even if the request is refused. */
export function outsideRequestTransaction<T>(work: () => Promise<T>): Promise<T> {
  return scopes.exit(work);
}
