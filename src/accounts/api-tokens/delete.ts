import type { Deps } from '../../deps.ts';
import { problem } from '../../problems.ts';
import { revokeTokens } from '../revocations.ts';

/**
 * Deletes an API token of the player `playerId`: it gives no access from now on.
 * @throws Problem token-not-found, also when it belongs to somebody else
 */
export async function deleteApiToken(deps: Deps, playerId: string, id: string): Promise<void> {
  if ((await revokeTokens(deps, playerId, { id })) === 0) throw problem('token-not-found');
}
