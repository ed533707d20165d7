import type { Tx } from '../../db/tx.ts';
import { type GameRow, lockGame } from '../../games/store/games.ts';

/**
 * Returns a game that may be open, and locks it like `lockGame`, after locking the match that it is the first game of. For code that can
 * start or cancel the game, and the match with it.
 */
export async function lockOpenGame(db: Tx, id: string): Promise<GameRow | undefined> {
  await db.$executeRaw`
    SELECT 1 FROM matches WHERE id = (SELECT match_id FROM games WHERE id = ${id}::uuid) FOR UPDATE`;
  return lockGame(db, id);
}

/** Ends a proposed match that has not started. */
export async function cancelProposal(db: Tx, match: string, at: Date): Promise<void> {
  const data = { status: 'cancelled' as const, finishedAt: at };
  await db.match.updateMany({ where: { id: match, status: 'proposed' }, data });
}

/**
 * Starts a proposed match with its first game, which until now was visible only to players who could accept. A private match disappears for
 * the other members of a challenged club. Does nothing if the match has already started.
 * @param players ids, starting player first
 */
export async function startProposal(
  db: Tx,
  { id, match }: { readonly id: string; readonly match: string },
  players: readonly string[],
  at: Date,
): Promise<void> {
  const [firstId, secondId] = players;
  const begun = await db.$executeRaw`
    WITH match AS (
      UPDATE matches SET status = 'running', started_at = ${at}::timestamptz, first_id = ${firstId}::uuid,
        second_id = ${secondId}::uuid
      WHERE id = ${match}::uuid AND status = 'proposed' RETURNING visibility
    )
    UPDATE games g SET visibility = match.visibility FROM match WHERE g.id = ${id}::uuid`;
  if (begun === 0) return;
  await db.$executeRaw`
    DELETE FROM club_games c USING games g
    WHERE c.game_id = ${id}::uuid AND g.id = c.game_id AND g.visibility = 'private'`;
}

/** Returns the open game of a proposed match. */
export async function openGameOf(db: Tx, match: string): Promise<string | undefined> {
  const game = await db.game.findFirst({ where: { matchId: match, status: 'open' }, select: { id: true } });
  return game?.id;
}

/** Returns the open games of challenges to a club, optionally only those of one member. */
export async function openGamesFor(
  db: Tx,
  clubId: string,
  creatorId: string | undefined,
): Promise<readonly string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT g.id FROM matches m JOIN games g ON g.match_id = m.id AND g.status = 'open'
    WHERE m.club_id = ${clubId}::uuid AND m.status = 'proposed'
      AND (${creatorId ?? null}::uuid IS NULL OR m.creator_id = ${creatorId ?? null}::uuid)
    ORDER BY g.id`;
  return rows.map(({ id }) => id);
}
