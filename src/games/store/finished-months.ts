import { locks } from '../../db/locks.ts';
import type { Tx } from '../../db/tx.ts';
import { gameColumns } from './games.ts';

/** The public finished games of a period: their number, and a hash over all their published data. */
export interface FinishedState {
  readonly games: number;
  readonly hash: string;
}

/**
 * Returns the state of the finished games of a period. Its hash changes with any of their published data, including players' names; logs
 * are covered by their last hashes.
 */
export async function finishedState(db: Tx, since: Date, until: Date): Promise<FinishedState> {
  const [state] = await db.$queryRaw<FinishedState[]>`
    SELECT count(*)::int AS games, coalesce(md5(string_agg(md5(r::text), '' ORDER BY r."revealedAt", r.id)), '') AS hash
    FROM (SELECT ${gameColumns} FROM games g
          WHERE g.visibility = 'public' AND g.status = 'finished'
            AND g.revealed_at >= ${since}::timestamptz AND g.revealed_at < ${until}::timestamptz) r`;
  return state as FinishedState;
}

/** Returns the end of the first public finished game. */
export async function firstFinish(db: Tx): Promise<Date | undefined> {
  const first = await db.game.findFirst({
    where: { visibility: 'public', status: 'finished', revealedAt: { not: null } },
    orderBy: { revealedAt: 'asc' },
    select: { revealedAt: true },
  });
  return first?.revealedAt ?? undefined;
}

/** Locks the publication of dumps until the transaction ends. */
export async function lockDumps(db: Tx): Promise<void> {
  await db.$executeRaw`SELECT pg_advisory_xact_lock(${locks.dumps}::int8)`;
}
