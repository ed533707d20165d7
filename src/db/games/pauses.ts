import type { Tx } from '../client.ts';

/** Stops the clock of a running game from `at` on. */
export async function beginPause(db: Tx, id: string, at: Date): Promise<void> {
  await db.game.updateMany({ where: { id, status: 'running' }, data: { pausedAt: at, deadline: null } });
}

/** Starts the clock of a game again, with a deadline if it has a clock. */
export async function endPause(db: Tx, id: string, deadline: Date | undefined): Promise<void> {
  const data = { pausedAt: null, deadline: deadline ?? null };
  await db.game.updateMany({ where: { id, status: 'running' }, data });
}
