import { type ApiTokenRow, apiTokensOf } from '../../db/players/api-tokens.ts';
import type { ListPart } from '../../helpers/list-part.ts';
import type { Deps } from '../../platform/deps.ts';
import { problem } from '../../platform/problems.ts';
import type { Scope } from '../caller.ts';
import { revokeTokens } from '../revocations.ts';

/** An API token as its owner sees it after its creation, without the token and its hash. */
export interface ApiTokenView {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly gameId: string | null;
  readonly createdAt: string;
  readonly expiresAt: string | null;
  readonly lastUsedAt: string | null;
}

/** Returns API tokens of a player, oldest first, without the deleted ones. */
export async function listApiTokens({ db }: Deps, playerId: string, part: ListPart): Promise<ApiTokenView[]> {
  return (await apiTokensOf(db, playerId, part)).map(apiTokenView);
}

/** Returns what is shown of an API token. */
export function apiTokenView({
  id,
  name,
  scopes,
  gameId,
  createdAt,
  expiresAt,
  lastUsedAt,
}: ApiTokenRow): ApiTokenView {
  return {
    id,
    name,
    scopes: scopes as Scope[],
    gameId,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}

/**
 * Deletes an API token of the player `playerId`: it gives no access from now on.
 * @throws Problem token-not-found, also when it belongs to somebody else
 */
export async function deleteApiToken(deps: Deps, playerId: string, id: string): Promise<void> {
  if ((await revokeTokens(deps, playerId, { id })) === 0) throw problem('token-not-found');
}
