import { revokeApiToken } from '../../db/api-tokens.ts';
import type { Deps } from '../../deps.ts';
import { problem } from '../../problems.ts';

/**
 * Deletes an API token of the player `playerId`: it gives no access from now on.
 * @throws Problem token-not-found, also when it belongs to somebody else
 */
export async function deleteApiToken({ db, clock }: Deps, playerId: string, id: string): Promise<void> {
  if (!(await revokeApiToken(db, playerId, id, clock()))) throw problem('token-not-found');
}
