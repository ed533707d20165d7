import { Prisma } from '../../generated/prisma/client.ts';
import type { Tx } from '../client.ts';
import type { DueGame } from './due-games.ts';

/** The pause that a table asks for, half as long or half as long again. */
const pause = Prisma.sql`coalesce(g.robot_pause::interval * (0.5 + random()), '0')`;

/**
 * Adds those of some games that wait for a robot now, each to be taken after a pause if its table asks for one. One that is
 * there already keeps its time: a process may be at it.
 */
export async function addRobotTurns(db: Tx, games: readonly string[], now: Date): Promise<void> {
  if (games.length === 0) return;
  await db.$executeRaw`
    INSERT INTO robot_turns AS t (game_id, version, at)
    SELECT g.id, g.version, ${now}::timestamptz + ${pause}
    FROM games g JOIN seats s ON s.game_id = g.id AND s.seat = g.awaiting_seat
    WHERE g.id = ANY(${games}::uuid[]) AND g.status = 'running' AND s.robot IS NOT NULL ORDER BY g.id
    ON CONFLICT (game_id) DO UPDATE SET version = excluded.version WHERE t.version < excluded.version`;
}

/** Gives a game back for its next decision, after a pause if its table asks for one. */
export async function putBackRobotTurn(db: Tx, game: string, now: Date): Promise<void> {
  await db.$executeRaw`
    UPDATE robot_turns t SET at = ${now}::timestamptz + ${pause}
    FROM games g WHERE t.game_id = ${game}::uuid AND g.id = t.game_id`;
}

/** Removes a game that waits for no robot at a version; returns false if it has come to wait for one since. */
export async function endRobotTurn(db: Tx, { game, version }: DueGame): Promise<boolean> {
  const later = await db.$queryRaw<unknown[]>`
    WITH turn AS (DELETE FROM robot_turns WHERE game_id = ${game}::uuid AND version <= ${version}::int)
    SELECT 1 FROM robot_turns WHERE game_id = ${game}::uuid AND version > ${version}::int`;
  return later.length === 0;
}
