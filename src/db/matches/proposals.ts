import type { Tx } from '../tx.ts';

/** Ends a match that was proposed and has not begun. */
export async function cancelProposal(db: Tx, match: string, at: Date): Promise<void> {
  const data = { status: 'cancelled', finishedAt: at };
  await db.match.updateMany({ where: { id: match, status: 'proposed' }, data });
}

/**
 * Begins a match that was proposed with its first game, which was shown to its players alone until then. Does nothing to
 * one that has begun.
 * @param players ids in the order in which they start
 */
export async function startProposal(
  db: Tx,
  { id, match }: { readonly id: string; readonly match: string },
  players: readonly string[],
  at: Date,
): Promise<void> {
  const [firstId, secondId] = players;
  await db.$executeRaw`
    WITH match AS (
      UPDATE matches SET status = 'running', started_at = ${at}::timestamptz, first_id = ${firstId}::uuid,
        second_id = ${secondId}::uuid
      WHERE id = ${match}::uuid AND status = 'proposed' RETURNING visibility
    )
    UPDATE games g SET visibility = match.visibility FROM match WHERE g.id = ${id}::uuid`;
}

/** Returns the open game whose players a proposed match waits for. */
export async function openGameOf(db: Tx, match: string): Promise<string | undefined> {
  const game = await db.game.findFirst({ where: { matchId: match, status: 'open' }, select: { id: true } });
  return game?.id;
}
