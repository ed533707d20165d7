import type { Tx } from '../../db/tx.ts';

/** Records that the owner removed a player from a game, whose invitation ends with it. */
export async function insertRemoval(db: Tx, gameId: string, playerId: string, at: Date): Promise<void> {
  await db.removal.createMany({ data: [{ gameId, playerId, at }], skipDuplicates: true });
  await db.invitation.deleteMany({ where: { gameId, playerId } });
}

/** Whether the owner removed a player from a game and has not invited them since. */
export async function isRemoved(db: Tx, gameId: string, playerId: string): Promise<boolean> {
  const where = { gameId, playerId, game: { invitations: { none: { playerId } } } };
  return (await db.removal.count({ where })) > 0;
}
