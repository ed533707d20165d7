import { Prisma } from '../../generated/prisma/client.ts';
import type { Tx } from '../client.ts';
import type { Lease } from './due-games.ts';

/** Attempts after which an analysis counts as impossible. */
const mostAttempts = 5;

/** How far the analysis of a game is. */
export interface AnalysisRow {
  /** Null until it is done. */
  readonly analysis: unknown;
  /** Whether it failed as often as it may. */
  readonly isFailed: boolean;
}

/** Returns how far the analysis of a game is; undefined if nobody has requested one. */
export async function findAnalysis(db: Tx, gameId: string): Promise<AnalysisRow | undefined> {
  const found = await db.analysis.findUnique({ where: { gameId }, select: { analysis: true, at: true } });
  if (found === null) return undefined;
  const { analysis, at } = found;
  return { analysis, isFailed: at === null && analysis === null };
}

/** Returns how many analyses that somebody requested are not done. */
export const countWaitingAnalyses = (db: Tx, requester: string): Promise<number> =>
  db.analysis.count({ where: { requester, at: { not: null } } });

/** Requests the analysis of a game, unless that was done before. */
export async function requestAnalysis(db: Tx, gameId: string, requester: string, at: Date): Promise<void> {
  await db.analysis.createMany({ data: [{ gameId, requester, at }], skipDuplicates: true });
}

/**
 * Takes analyses that are due, those first that wait longest, and one of each requester at a time. Requesters take turns:
 * where one of theirs is taken, their others go behind those of everybody else. One that was taken as often as it may be is
 * given up.
 */
export function takeAnalyses(db: Tx, { now, until, limit }: Lease): Promise<{ readonly game: string }[]> {
  return db.$queryRaw`
    WITH first AS (
      SELECT DISTINCT ON (a.requester) a.game_id FROM analyses a WHERE a.at <= ${now}::timestamptz AND NOT EXISTS (
        SELECT 1 FROM analyses b WHERE b.requester = a.requester AND b.at > ${now}::timestamptz)
      ORDER BY a.requester, a.at
    ), next AS (
      SELECT a.game_id, a.requester FROM analyses a JOIN first ON first.game_id = a.game_id
      WHERE a.at <= ${now}::timestamptz ORDER BY a.at LIMIT ${limit}::int
      FOR UPDATE OF a SKIP LOCKED
    ), later AS (
      SELECT a.game_id FROM analyses a JOIN next ON next.requester = a.requester AND next.game_id <> a.game_id
      WHERE a.at <= ${now}::timestamptz
      FOR UPDATE OF a SKIP LOCKED
    ), behind AS (
      UPDATE analyses a SET at = ${now}::timestamptz FROM later WHERE a.game_id = later.game_id
    ), taken AS (
      UPDATE analyses a
      SET at = CASE WHEN a.attempts < ${mostAttempts}::int THEN ${until}::timestamptz END, attempts = a.attempts + 1
      FROM next WHERE a.game_id = next.game_id RETURNING a.game_id, a.at
    )
    SELECT game_id AS game FROM taken WHERE at IS NOT NULL`;
}

/** Puts off when another process may take an analysis that this one has taken. */
export async function keepAnalysis(db: Tx, gameId: string, until: Date): Promise<void> {
  await db.analysis.updateMany({ where: { gameId, at: { not: null } }, data: { at: until } });
}

/** Gives back an analysis that this process has taken and cannot finish; the attempt does not count. */
export async function putBackAnalysis(db: Tx, gameId: string, at: Date): Promise<void> {
  const data = { at, attempts: { decrement: 1 } };
  await db.analysis.updateMany({ where: { gameId, at: { not: null } }, data });
}

/** Saves an analysis, and forgets who requested it; one that is there stays. */
export async function saveAnalysis(db: Tx, gameId: string, analysis: object): Promise<void> {
  const where = { gameId, analysis: { equals: Prisma.DbNull } };
  const data = { at: null, requester: null, analysis: analysis as Prisma.InputJsonValue };
  await db.analysis.updateMany({ where, data });
}
