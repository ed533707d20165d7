import { addDue } from '../../db/due.ts';
import type { Tx } from '../../db/tx.ts';

/** Number of attempts after which an analysis counts as failed. */
const maxAttempts = 5;

/** The progress of a game's analysis. */
export interface AnalysisRow {
  /** Null until it is finished. */
  readonly analysis: unknown;
  /** Whether all attempts have failed. */
  readonly isFailed: boolean;
}

/** Returns the progress of a game's analysis; undefined if none was requested. */
export async function findAnalysis(db: Tx, gameId: string): Promise<AnalysisRow | undefined> {
  const select = { analysis: true, requester: true };
  const found = await db.analysis.findUnique({ where: { gameId }, select });
  if (found === null) return undefined;
  const { analysis, requester } = found;
  return { analysis, isFailed: requester === null && analysis === null };
}

/** Returns the number of unfinished analyses of a requester. */
export const countWaitingAnalyses = (db: Tx, requester: string): Promise<number> =>
  db.analysis.count({ where: { requester } });

/** Requests the analysis of a game, unless it has been requested; call it in a transaction. */
export async function requestAnalysis(tx: Tx, gameId: string, requester: string, at: Date): Promise<void> {
  const { count } = await tx.analysis.createMany({ data: [{ gameId, requester }], skipDuplicates: true });
  if (count === 1) await addDue(tx, 'analysis', gameId, at, requester);
}

/** Counts an attempt at an analysis. Returns false if the attempts are used up, or the analysis is gone. */
export async function startAnalysis(db: Tx, gameId: string): Promise<boolean> {
  const where = { gameId, requester: { not: null }, attempts: { lt: maxAttempts } };
  return (await db.analysis.updateMany({ where, data: { attempts: { increment: 1 } } })).count === 1;
}

/** Undoes the attempt of a process that can't finish it. */
export async function undoAttempt(db: Tx, gameId: string): Promise<void> {
  await db.analysis.updateMany({ where: { gameId }, data: { attempts: { decrement: 1 } } });
}

/** Ends an analysis, with its result if it has one, and deletes its requester. Keeps an existing result. */
export async function endAnalysis(db: Tx, gameId: string, analysis?: object): Promise<void> {
  await db.$executeRaw`
    WITH done AS (DELETE FROM due WHERE key = ${gameId}::uuid AND kind = 'analysis')
    UPDATE analyses SET requester = NULL, analysis = ${analysis === undefined ? null : JSON.stringify(analysis)}::jsonb
    WHERE game_id = ${gameId}::uuid AND analysis IS NULL`;
}
