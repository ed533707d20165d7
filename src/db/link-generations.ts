import type { Tx } from './client.ts';

/** Returns the number that links to a player must name to work; undefined: there is no such player. */
export async function linkGenerationOf(db: Tx, playerId: string): Promise<number | undefined> {
  const text = 'SELECT link_generation AS generation FROM players WHERE id = $1';
  const { rows } = await db.query<{ generation: number }>({
    name: 'link-generation',
    text,
    values: [playerId],
  });
  return rows[0]?.generation;
}
