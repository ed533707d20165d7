import type { Tx } from '../client.ts';
import type { DueGame } from './due-games.ts';

/** Sets a game's timer, in place of the one before. */
export async function setTimer(db: Tx, { game, version }: DueGame, at: Date): Promise<void> {
  await db.$executeRaw`
    INSERT INTO timers (game_id, version, at) VALUES (${game}::uuid, ${version}::int, ${at}::timestamptz)
    ON CONFLICT (game_id) DO UPDATE SET version = excluded.version, at = excluded.at
    WHERE timers.version <= excluded.version`;
}

/** Removes a game's timer, unless it was set for a later version. */
export async function clearTimer(db: Tx, { game, version }: DueGame): Promise<void> {
  await db.timer.deleteMany({ where: { gameId: game, version: { lte: version } } });
}

/** Moves the deadline of a game; returns false if the game is no longer at this version, or its clock stands still. */
export async function moveDeadline(db: Tx, { game, version }: DueGame, deadline: Date): Promise<boolean> {
  const where = { id: game, version, status: 'running', pausedAt: null };
  return (await db.game.updateMany({ where, data: { deadline } })).count === 1;
}

/** Returns the running games with a deadline that wait for a player. */
export async function gamesTimingPlayer(db: Tx, player: string): Promise<string[]> {
  const games = await db.$queryRaw<{ id: string }[]>`
    SELECT g.id FROM seats s JOIN games g ON g.id = s.game_id AND g.awaiting_seat = s.seat
    WHERE s.player_id = ${player}::uuid AND s.finished_at IS NULL AND g.status = 'running' AND g.deadline IS NOT NULL`;
  return games.map(({ id }) => id);
}
