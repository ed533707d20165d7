import type { Queryable } from './client.ts';

/** A result saved under an idempotency key, and the hash of the request body that it answered. */
export interface SavedResult {
  readonly bodyHash: string;
  readonly status: number;
  readonly result: unknown;
}

/** Returns the result saved under a key of this player in this game. */
export async function findResult(
  db: Queryable,
  game: string,
  player: string,
  key: string,
): Promise<SavedResult | undefined> {
  const { rows } = await db.query<SavedResult>({
    name: 'find-result',
    text: `SELECT body_hash AS "bodyHash", status, result FROM decision_results
           WHERE game_id = $1 AND player_id = $2 AND key = $3`,
    values: [game, player, key],
  });
  return rows[0];
}

/** Returns the result saved under a key of this player for this very body, in any game, with the game's id. */
export async function findResultInAnyGame(
  db: Queryable,
  player: string,
  { key, bodyHash }: { key: string; bodyHash: string },
): Promise<{ game: string; result: unknown } | undefined> {
  const text = `
    SELECT game_id AS game, result FROM decision_results
    WHERE player_id = $1 AND key = $2 AND body_hash = $3 LIMIT 1`;
  const { rows } = await db.query<{ game: string; result: unknown }>({
    name: 'find-result-in-any-game',
    text,
    values: [player, key, bodyHash],
  });
  return rows[0];
}
