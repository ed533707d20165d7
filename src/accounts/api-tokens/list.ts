import type { ListPart } from '../../helpers/list-part.ts';
import { pick } from '../../helpers/pick.ts';
import type { Deps } from '../../platform/deps.ts';
import { problem } from '../../platform/problems.ts';
import type { Scope } from '../caller.ts';
import { revokeTokens } from '../revocations.ts';
import { type ApiTokenRow, apiTokensOf } from '../store/api-tokens.ts';

/** Returns API tokens of a player, oldest first, without the deleted ones. */
export async function listApiTokens({ db }: Deps, playerId: string, part: ListPart) {
  return (await apiTokensOf(db, playerId, part)).map(apiTokenView);
}

/** Returns the view of an API token for its owner after its creation, without the token and its hash. */
export const apiTokenView = (row: ApiTokenRow) => ({
  ...pick(row, 'id', 'name', 'gameId', 'createdAt', 'expiresAt', 'lastUsedAt'),
  scopes: row.scopes as Scope[],
});

/**
 * Deletes an API token of the player `playerId`, which revokes access immediately.
 * @throws Problem token-not-found, also if it belongs to another player
 */
export async function deleteApiToken(deps: Deps, playerId: string, id: string): Promise<void> {
  if ((await revokeTokens(deps, playerId, { id })) === 0) throw problem('token-not-found');
}
