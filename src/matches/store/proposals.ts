import type { Tx } from '../../db/tx.ts';
import { type GameRow, lockGame } from '../../games/store/games.ts';

/**
 * Returns a game that may be open, and locks it like `lockGame`, after the match of which it is the first game: for who may
 * begin or cancel it, and the match with it.
 */
export async function lockOpenGame(db: Tx, id: string): Promise<GameRow | undefined> {
  await db.$executeRaw`
    SELECT 1 FROM matches WHERE id = (SELECT match_id FROM games WHERE id = ${id}::uuid) FOR UPDATE`;
  return lockGame(db, id);
}

/** Ends a match that was proposed and has not begun. */
export async function cancelProposal(db: Tx, match: string, at: Date): Promise<void> {
  const data = { status: 'cancelled' as const, finishedAt: at };
  await db.match.updateMany({ where: { id: match, status: 'proposed' }, data });
}

/**
 * Begins a match that was proposed with its first game, which was shown to those alone who might accept. A private match is no
 * longer there for others of a club that was challenged. Does nothing to one that has begun.
 * @param players ids in the order in which they start
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

/** Returns the open game whose players a proposed match waits for. */
export async function openGameOf(db: Tx, match: string): Promise<string | undefined> {
  const game = await db.game.findFirst({ where: { matchId: match, status: 'open' }, select: { id: true } });
  return game?.id;
}

/** Returns the open games with which challenges to a club wait, those of one member alone if one is named. */
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
