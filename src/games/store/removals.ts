import type { Tx } from '../../db/tx.ts';

/** Records that the owner removed a player from a game, which also ends the player's invitation. */
export async function insertRemoval(db: Tx, gameId: string, playerId: string, at: Date): Promise<void> {
  await db.removal.createMany({ data: [{ gameId, playerId, at }], skipDuplicates: true });
  await db.invitation.deleteMany({ where: { gameId, playerId } });
}

/** Whether the owner has removed a player from a game without a new invitation since. */
export async function isRemoved(db: Tx, gameId: string, playerId: string): Promise<boolean> {
  const where = { gameId, playerId, game: { invitations: { none: { playerId } } } };
  return (await db.removal.count({ where })) > 0;
}
