import type { Prisma, PrismaClient } from '../generated/prisma/client.ts';
import { withLentConnection } from './lending-pool.ts';
import type { Queryable } from './pool.ts';

/** Prisma Client, in a transaction or on any connection, and statements that bypass it on the same connection. */
export type Tx = Prisma.TransactionClient & Queryable;

/** Runs `work` in a transaction. */
export function openTransaction<T>(
  prisma: PrismaClient,
  limits: { readonly timeout: number; readonly maxWait: number },
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
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
