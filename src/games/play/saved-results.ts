import type { Deps } from '../../platform/deps.ts';
import { problem } from '../../platform/problems.ts';
import { gameAt } from '../state/load.ts';
import { findResult } from '../store/decision-results.ts';
import type { GameRow } from '../store/games.ts';
import { type DecisionResult, decisionResult } from './decision-result.ts';

/** The `Idempotency-Key` of a request, and the hash of its body: 64 hexadecimal digits. */
export interface RequestKey {
  readonly key: string;
  readonly bodyHash: string;
}

/**
 * Returns the result of an earlier identical request; undefined if its key is new. The result is computed again from the log, so it can
 * differ only in players' current names.
 * @throws Problem idempotency-key-reused
 */
export async function findSavedResult(
  deps: Deps,
  row: GameRow,
  playerId: string,
  { key, bodyHash }: RequestKey,
): Promise<DecisionResult | undefined> {
  const saved = await findResult(deps.db.prisma, row.id, playerId, key);
  if (saved === undefined) return undefined;
  if (saved.bodyHash !== bodyHash)
    throw problem('idempotency-key-reused', {
      detail: 'This Idempotency-Key was used for a different decision; a new decision needs a new key.',
    });
  const { state, last } = await gameAt(deps, row, saved.seq);
  if (last === undefined) throw new Error(`game ${row.id}: entry ${saved.seq} is missing`);
  return decisionResult({ entry: last, state, deadline: saved.deadline }, row);
}
