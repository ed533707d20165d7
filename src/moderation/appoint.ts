import { operatorScope } from '../accounts/caller.ts';
import { hashSecret, newSecret } from '../accounts/sessions/secrets.ts';
import { insertApiToken } from '../accounts/store/api-tokens.ts';
import { newId } from '../db/id.ts';
import { dayMs } from '../helpers/time-units.ts';
import type { Deps } from '../platform/deps.ts';
import { findPlayer } from '../players/find-player.ts';
import { insertModerationEntry, type Moderator } from './store/moderation-log.ts';

/** Lifetime of an operator's token, ms. */
const validMs = 365 * dayMs;

/**
 * Creates an API token that lets an account moderate over HTTP. No route grants this scope, so only people with access to the database can
 * appoint operators. The account's owner can list and delete the token like any other.
 * @throws Problem player-not-found
 */
export async function appoint(
  deps: Pick<Deps, 'db' | 'clock'>,
  by: Moderator,
  player: string,
): Promise<string> {
  const { playerId } = await findPlayer(deps, player);
  const [token, createdAt] = [newSecret('cbm_'), deps.clock()];
  await insertApiToken(deps.db, {
    gameId: null,
    id: newId(),
    playerId,
    sessionId: null,
    name: 'Moderation',
    tokenHash: hashSecret(token),
    scopes: [operatorScope],
    createdAt,
    expiresAt: new Date(createdAt.getTime() + validMs),
  });
  const reason = 'A token to moderate over HTTP';
  await insertModerationEntry(deps.db.prisma, {
    ...by,
    id: newId(),
    at: createdAt,
    action: 'appoint',
    playerId,
    reason,
  });
  return token;
}
