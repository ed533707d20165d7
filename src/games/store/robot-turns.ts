import { type AddedDue, addedDue } from '../../db/due.ts';
import type { Tx } from '../../db/tx.ts';
import { Prisma } from '../../generated/prisma/client.ts';

/** The pause of a table's robots, varied at random by up to half. */
const pause = Prisma.sql`coalesce(g.robot_delay::interval * (0.5 + random()), '0')`;

/**
 * Makes those of some games due that wait for a robot, after its table's pause, if any. Keeps the time of games already due, because a
 * process may be working on them.
 */
export async function addRobotTurns(db: Tx, games: readonly string[], now: Date): Promise<void> {
  if (games.length === 0) return;
  await db.$queryRaw<AddedDue[]>`
    WITH added AS (
      INSERT INTO due AS d (key, kind, version, owner, at)
      SELECT g.id, 'robot', g.version, g.owner_id::text, ${now}::timestamptz + ${pause}
      FROM games g JOIN seats s ON s.game_id = g.id AND s.seat = g.awaiting_seat
      WHERE g.id = ANY(${games}::uuid[]) AND g.status = 'running' AND s.robot IS NOT NULL ORDER BY g.id
      ON CONFLICT (key, kind) DO UPDATE SET version = excluded.version
      WHERE d.version < excluded.version RETURNING d.key
    )
    ${addedDue}`;
}

/** Returns a game to the queue for its next decision, after its table's pause, if any. */
export async function requeueRobotTurn(db: Tx, game: string, now: Date): Promise<void> {
  await db.$executeRaw`
    UPDATE due d SET at = ${now}::timestamptz + ${pause}
    FROM games g WHERE d.key = ${game}::uuid AND d.kind = 'robot' AND g.id = d.key`;
}
