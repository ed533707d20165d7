import { type AddedDue, addedDue, endDue } from '../../db/due.ts';
import type { Tx } from '../../db/tx.ts';

/** A game at a version. */
export interface GameVersion {
  readonly game: string;
  readonly version: number;
}

/** Sets a game's timer, in place of a previous one. */
export async function setTimer(db: Tx, { game, version }: GameVersion, at: Date): Promise<void> {
  await db.$queryRaw<AddedDue[]>`
    WITH added AS (
      INSERT INTO due AS d (key, kind, version, at) VALUES (${game}::uuid, 'timer', ${version}::int, ${at}::timestamptz)
      ON CONFLICT (key, kind) DO UPDATE SET version = excluded.version, at = excluded.at
      WHERE d.version <= excluded.version RETURNING d.key
    )
    ${addedDue}`;
}

/** Removes a game's timer, unless it was set for a later version. */
export async function clearTimer(db: Tx, { game, version }: GameVersion): Promise<void> {
  await endDue(db, 'timer', { key: game, version });
}

/** Moves the deadline of a game; returns false if the game has advanced beyond this version, or its clock is stopped. */
export async function moveDeadline(db: Tx, { game, version }: GameVersion, deadline: Date): Promise<boolean> {
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
