import type { Tx } from './client.ts';

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
export async function findAnalysis(db: Tx, game: string): Promise<AnalysisRow | undefined> {
  const text = `SELECT analysis, at IS NULL AND analysis IS NULL AS "isFailed" FROM analyses WHERE game_id = $1`;
  return (await db.query<AnalysisRow>({ name: 'find-analysis', text, values: [game] })).rows[0];
}

/** Requests the analysis of a game, unless that was done before. */
export async function requestAnalysis(db: Tx, game: string, at: Date): Promise<void> {
  await db.query('INSERT INTO analyses (game_id, at) VALUES ($1, $2) ON CONFLICT DO NOTHING', [game, at]);
}

/**
 * Takes the analysis that waits longest and is due. No other process gets it before `until`. Returns the game's id;
 * undefined if none is due. One that was taken as often as it may be is given up.
 */
export async function takeAnalysis(db: Tx, now: Date, until: Date): Promise<string | undefined> {
  const text = `
    WITH due AS (
      SELECT game_id, attempts FROM analyses WHERE at <= $1 ORDER BY at LIMIT 1 FOR UPDATE SKIP LOCKED
    ), taken AS (
      UPDATE analyses a SET at = CASE WHEN a.attempts < $3 THEN $2::timestamptz END, attempts = a.attempts + 1
      FROM due WHERE a.game_id = due.game_id RETURNING a.game_id, a.at
    )
    SELECT game_id AS game FROM taken WHERE at IS NOT NULL`;
  const values = [now, until, mostAttempts];
  return (await db.query<{ game: string }>({ name: 'take-analysis', text, values })).rows[0]?.game;
}

/** Puts off when another process may take an analysis that this one has taken. */
export async function keepAnalysis(db: Tx, game: string, until: Date): Promise<void> {
  await db.query('UPDATE analyses SET at = $2 WHERE game_id = $1 AND at IS NOT NULL', [game, until]);
}

/** Lets another process take an analysis that this one has taken and cannot finish; the attempt does not count. */
export async function putBackAnalysis(db: Tx, game: string, at: Date): Promise<void> {
  const text = 'UPDATE analyses SET at = $2, attempts = attempts - 1 WHERE game_id = $1 AND at IS NOT NULL';
  await db.query(text, [game, at]);
}

/** Saves an analysis; one that is there stays. */
export async function saveAnalysis(db: Tx, game: string, analysis: unknown): Promise<void> {
  const text = 'UPDATE analyses SET at = NULL, analysis = $2 WHERE game_id = $1 AND analysis IS NULL';
  await db.query(text, [game, JSON.stringify(analysis)]);
}
