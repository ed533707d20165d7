import { locks } from '../../db/locks.ts';
import type { Tx } from '../../db/tx.ts';
import { gameColumns } from './games.ts';

/** The finished games of a time that everybody may see: how many, and a hash over all that is told of them. */
export interface FinishedState {
  readonly games: number;
  readonly hash: string;
}

/**
 * Returns the state of the finished games of a time: the hash is another one after any change of what is told of them,
 * also of the name of a player. The logs are in it by their last hashes.
 */
export async function finishedState(db: Tx, since: Date, until: Date): Promise<FinishedState> {
  const [state] = await db.$queryRaw<FinishedState[]>`
    SELECT count(*)::int AS games, coalesce(md5(string_agg(md5(r::text), '' ORDER BY r."revealedAt", r.id)), '') AS hash
    FROM (SELECT ${gameColumns} FROM games g
          WHERE g.visibility = 'public' AND g.status = 'finished'
            AND g.revealed_at >= ${since}::timestamptz AND g.revealed_at < ${until}::timestamptz) r`;
  return state as FinishedState;
}

/** Returns when the first of the finished games ended that everybody may see. */
export async function firstFinish(db: Tx): Promise<Date | undefined> {
  const first = await db.game.findFirst({
    where: { visibility: 'public', status: 'finished', revealedAt: { not: null } },
    orderBy: { revealedAt: 'asc' },
    select: { revealedAt: true },
  });
  return first?.revealedAt ?? undefined;
}

/** Lets nobody else put a dump in place until the end of the transaction. */
export async function lockDumps(db: Tx): Promise<void> {
  await db.$executeRaw`SELECT pg_advisory_xact_lock(${locks.dumps}::int8)`;
}
