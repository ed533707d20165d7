import type { Tx } from '../../../src/db/tx.ts';

/** Statements with wrong declarations in the source. They never run. */
export const wrongStatements = (db: Tx) => [
  db.$queryRaw<{ id: string; name: string }[]>`SELECT id, handle FROM players`,
  db.$queryRaw<{ expire: number | null }[]>`SELECT expire FROM rate_limits`,
  db.$queryRaw<{ email: string }[]>`SELECT email FROM players`,
  db.$queryRaw<{ locale: string | null }[]>`SELECT locale FROM players`,
  db.$queryRaw`DELETE FROM digests`,
  db.$executeRaw`DELETE FROM digests RETURNING at`,
];
