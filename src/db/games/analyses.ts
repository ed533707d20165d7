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

/** Requests the analysis of a game, unless that was done before. */
export async function requestAnalysis(db: Tx, gameId: string, at: Date): Promise<void> {
  await db.analysis.createMany({ data: [{ gameId, at }], skipDuplicates: true });
}

/** Takes analyses that are due, those first that wait longest. One that was taken as often as it may be is given up. */
export function takeAnalyses(db: Tx, { now, until, limit }: Lease): Promise<{ readonly game: string }[]> {
  return db.$queryRaw`
    WITH due AS (
      SELECT game_id FROM analyses WHERE at <= ${now}::timestamptz ORDER BY at LIMIT ${limit}::int
      FOR UPDATE SKIP LOCKED
    ), taken AS (
      UPDATE analyses a
      SET at = CASE WHEN a.attempts < ${mostAttempts}::int THEN ${until}::timestamptz END, attempts = a.attempts + 1
      FROM due WHERE a.game_id = due.game_id RETURNING a.game_id, a.at
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

/** Saves an analysis; one that is there stays. */
export async function saveAnalysis(db: Tx, gameId: string, analysis: object): Promise<void> {
  const where = { gameId, analysis: { equals: Prisma.DbNull } };
  const data = { at: null, analysis: analysis as Prisma.InputJsonValue };
  await db.analysis.updateMany({ where, data });
}
