import type { Tx } from '../client.ts';

/** Returns the number that links to a player must name to work; undefined: there is no such player. */
export async function linkGenerationOf(db: Tx, playerId: string): Promise<number | undefined> {
  const select = { linkGeneration: true };
  return (await db.player.findUnique({ where: { id: playerId }, select }))?.linkGeneration;
}
