import { type AddedDue, addedDue } from '../../db/due.ts';
import type { Tx } from '../../db/tx.ts';
import { Prisma } from '../../generated/prisma/client.ts';

/** SQL that is true of a game `g` whose plans must be reviewed. */
export const hasPlansToReview = Prisma.sql`(
  EXISTS (SELECT FROM plans p WHERE p.game_id = g.id AND (p.state = 'waiting' OR g.status <> 'running'))
  OR EXISTS (SELECT FROM seats s WHERE s.game_id = g.id AND s.seat = g.awaiting_seat AND s.play_forced_moves))`;

/**
 * Makes the plans of some games due for review: if plans are waiting, if a finished game still has plans, or if the player to move has
 * automatic forced moves. Returns how many games were added.
 */
export async function addPlanTurns(db: Tx, games: readonly string[], now: Date): Promise<number> {
  if (games.length === 0) return 0;
  const [result] = await db.$queryRaw<AddedDue[]>`
    WITH added AS (
      INSERT INTO due AS d (key, kind, version, at)
      SELECT g.id, 'plans', g.version, ${now}::timestamptz FROM games g
      WHERE g.id = ANY(${games}::uuid[])
        AND ${hasPlansToReview}
      ORDER BY g.id
      ON CONFLICT (key, kind) DO UPDATE SET version = excluded.version, at = least(d.at, excluded.at)
      WHERE d.version < excluded.version RETURNING d.key
    )
    ${addedDue}`;
  return result?.added ?? 0;
}
