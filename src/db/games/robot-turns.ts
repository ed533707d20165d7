import { Prisma } from '../../generated/prisma/client.ts';
import type { Tx } from '../client.ts';
import type { DueGame, Lease } from './due-games.ts';

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

/**
 * Takes games that wait for a robot, those first that wait for longest. Owners take turns: where one of theirs is taken, their
 * others go behind those of everybody else.
 */
export function takeRobotTurns(db: Tx, { now, until, limit }: Lease): Promise<DueGame[]> {
  return db.$queryRaw`
    WITH due AS (
      SELECT t.game_id, t.at, g.owner_id, row_number() OVER (PARTITION BY g.owner_id ORDER BY t.at, t.game_id) AS turn
      FROM robot_turns t JOIN games g ON g.id = t.game_id WHERE t.at <= ${now}::timestamptz
    ), next AS (
      SELECT t.game_id, due.owner_id FROM robot_turns t JOIN due ON due.game_id = t.game_id
      WHERE t.at <= ${now}::timestamptz ORDER BY due.turn, due.at LIMIT ${limit}::int
      FOR UPDATE OF t SKIP LOCKED
    ), later AS (
      SELECT t.game_id FROM robot_turns t JOIN due ON due.game_id = t.game_id
      WHERE due.owner_id IN (SELECT owner_id FROM next) AND t.game_id NOT IN (SELECT game_id FROM next)
        AND t.at <= ${now}::timestamptz
      FOR UPDATE OF t SKIP LOCKED
    ), behind AS (
      UPDATE robot_turns t SET at = ${now}::timestamptz FROM later WHERE t.game_id = later.game_id
    )
    UPDATE robot_turns t SET at = ${until}::timestamptz FROM next WHERE t.game_id = next.game_id
    RETURNING t.game_id AS game, t.version`;
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
