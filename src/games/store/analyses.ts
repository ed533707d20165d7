import { addDue } from '../../db/due.ts';
import type { Tx } from '../../db/tx.ts';

/** Attempts after which an analysis counts as impossible. */
const maxAttempts = 5;

/** How far the analysis of a game is. */
export interface AnalysisRow {
  /** Null until it is done. */
  readonly analysis: unknown;
  /** Whether it failed as often as it may. */
  readonly isFailed: boolean;
}

/** Returns how far the analysis of a game is; undefined if nobody has requested one. */
export async function findAnalysis(db: Tx, gameId: string): Promise<AnalysisRow | undefined> {
  const select = { analysis: true, requester: true };
  const found = await db.analysis.findUnique({ where: { gameId }, select });
  if (found === null) return undefined;
  const { analysis, requester } = found;
  return { analysis, isFailed: requester === null && analysis === null };
}

/** Returns how many analyses that somebody requested are not done. */
export const countWaitingAnalyses = (db: Tx, requester: string): Promise<number> =>
  db.analysis.count({ where: { requester } });

/** Requests the analysis of a game, unless that was done before; in a transaction. */
export async function requestAnalysis(tx: Tx, gameId: string, requester: string, at: Date): Promise<void> {
  const { count } = await tx.analysis.createMany({ data: [{ gameId, requester }], skipDuplicates: true });
  if (count === 1) await addDue(tx, 'analysis', gameId, at, requester);
}

/** Counts an attempt at an analysis that was taken. Returns false if there were as many as there may be, or it is gone. */
export async function startAnalysis(db: Tx, gameId: string): Promise<boolean> {
  const where = { gameId, requester: { not: null }, attempts: { lt: maxAttempts } };
  return (await db.analysis.updateMany({ where, data: { attempts: { increment: 1 } } })).count === 1;
}

/** Takes back an attempt that this process cannot finish. */
export async function undoAttempt(db: Tx, gameId: string): Promise<void> {
  await db.analysis.updateMany({ where: { gameId }, data: { attempts: { decrement: 1 } } });
}

/** Ends an analysis, with its result if it has one, and forgets who requested it; a result that is there stays. */
export async function endAnalysis(db: Tx, gameId: string, analysis?: object): Promise<void> {
  await db.$executeRaw`
    WITH done AS (DELETE FROM due WHERE key = ${gameId}::uuid AND kind = 'analysis')
    UPDATE analyses SET requester = NULL, analysis = ${analysis === undefined ? null : JSON.stringify(analysis)}::jsonb
    WHERE game_id = ${gameId}::uuid AND analysis IS NULL`;
}
