import type { Prisma } from '../generated/prisma/client.ts';

/** Prisma Client, in a transaction or on any connection. */
export type Tx = Prisma.TransactionClient;
