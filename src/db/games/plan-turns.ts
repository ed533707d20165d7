import type { Tx } from '../client.ts';
import type { DueGame } from './due-games.ts';

/**
 * Adds those of some games whose plans are to be looked at: where plans wait, or are left of a game that is over, or where
 * the game waits for somebody who has decisions without an alternative made. Returns how many were added.
 */
export async function addPlanTurns(db: Tx, games: readonly string[], now: Date): Promise<number> {
  if (games.length === 0) return 0;
  return db.$executeRaw`
    INSERT INTO plan_turns AS t (game_id, version, at)
    SELECT g.id, g.version, ${now}::timestamptz FROM games g
    WHERE g.id = ANY(${games}::uuid[])
      AND (EXISTS (SELECT FROM plans p WHERE p.game_id = g.id AND (p.state = 'waiting' OR g.status <> 'running'))
           OR EXISTS (SELECT FROM seats s WHERE s.game_id = g.id AND s.seat = g.awaiting_seat AND s.play_forced))
    ORDER BY g.id
    ON CONFLICT (game_id) DO UPDATE SET version = excluded.version, at = least(t.at, excluded.at)
    WHERE t.version < excluded.version`;
}

/** Removes a game whose plans were looked at at a version or later. */
export async function endPlanTurn(db: Tx, { game, version }: DueGame): Promise<void> {
  await db.$executeRaw`DELETE FROM plan_turns WHERE game_id = ${game}::uuid AND version <= ${version}::int`;
}
