import { findResult, findResultInAnyGame } from '../../db/decision-results.ts';
import type { ResultToSave } from '../../db/log-entries.ts';
import type { Deps } from '../../deps.ts';
import { problem } from '../../problems.ts';
import type { DecisionResult } from './decision-result.ts';

/** The `Idempotency-Key` of a request, and a hash of what was sent with it. */
export interface RequestKey {
  readonly key: string;
  readonly bodyHash: string;
}

/** HTTP status of a written decision. */
const createdStatus = 201;

/** Returns what is written together with a decision, for the case that the request is repeated. */
export function resultToSave(
  player: string,
  { key, bodyHash }: RequestKey,
  result: DecisionResult,
): ResultToSave {
  return { player, key, bodyHash, status: createdStatus, result };
}

/**
 * Returns the result that the same request got before; undefined if its key is new.
 * @throws Problem idempotency-key-reused
 */
export async function findSavedResult(
  { db }: Deps,
  game: string,
  playerId: string,
  { key, bodyHash }: RequestKey,
): Promise<DecisionResult | undefined> {
  const saved = await findResult(db.pool, game, playerId, key);
  if (saved === undefined) return undefined;
  if (saved.bodyHash !== bodyHash)
    throw problem('idempotency-key-reused', {
      detail: 'This Idempotency-Key was used for another decision; a new decision needs a new key.',
    });
  return saved.result as DecisionResult;
}

/** Returns the result that the same request of a player got before, in any of the player's games. */
export async function findSavedResultInAnyGame(
  { db }: Deps,
  playerId: string,
  key: RequestKey,
): Promise<{ game: string; result: DecisionResult } | undefined> {
  const saved = await findResultInAnyGame(db.pool, playerId, key);
  return saved && { game: saved.game, result: saved.result as DecisionResult };
}
