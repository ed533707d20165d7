import type { Tx } from './client.ts';

/** Has the clock of a running game stand still from `at` on. */
export async function beginPause(db: Tx, game: string, at: Date): Promise<void> {
  const text = `UPDATE games SET paused_at = $2, deadline = NULL WHERE id = $1 AND status = 'running'`;
  await db.query(text, [game, at]);
}

/** Has the clock of a game go on, with a deadline if it has a clock. */
export async function endPause(db: Tx, game: string, deadline: Date | undefined): Promise<void> {
  const text = `UPDATE games SET paused_at = NULL, deadline = $2 WHERE id = $1 AND status = 'running'`;
  await db.query(text, [game, deadline]);
}
