import type { Tx } from '../../db/tx.ts';
import type { Prisma } from '../../generated/prisma/client.ts';

/** Returns a player's stored notification preferences, for all games and for one; null if none are stored. */
export async function storedPreferences(
  db: Tx,
  player: string,
  game: string | undefined,
): Promise<{ general: unknown; game: unknown }> {
  const stored = await db.player.findUnique({ where: { id: player }, select: { notifications: true } });
  const general = stored?.notifications ?? null;
  if (game === undefined) return { general, game: null };
  const key = { gameId: game, playerId: player };
  const ofGame = await db.gamePreference.findUnique({ where: { gameId_playerId: key } });
  return { general, game: ofGame?.preferences ?? null };
}

/** Stores a player's notification preferences for all games. */
export async function storePreferences(db: Tx, player: string, preferences: object): Promise<void> {
  const data = { notifications: preferences as Prisma.InputJsonValue };
  await db.player.updateMany({ where: { id: player }, data });
}

/** Stores a player's notification preferences for one game; omitted ones are inherited from all games. */
export async function storeGamePreferences(
  db: Tx,
  player: string,
  game: string,
  preferences: object,
): Promise<void> {
  const key = { gameId: game, playerId: player };
  const update = { preferences: preferences as Prisma.InputJsonValue };
  await db.gamePreference.upsert({ where: { gameId_playerId: key }, create: { ...key, ...update }, update });
}

/** Deletes a player's email preferences for single games, so that those for all games apply. */
export async function deleteGameEmailPreferences(db: Tx, player: string): Promise<void> {
  await db.$executeRaw`
    UPDATE game_preferences SET preferences = preferences - 'email' WHERE player_id = ${player}::uuid`;
}
