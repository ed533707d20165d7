import { transaction } from '../../db/transactions.ts';
import { gamesOfPlayer } from '../../games/store/seats.ts';
import { dayMs } from '../../helpers/time-units.ts';
import type { Deps } from '../../platform/deps.ts';
import { readPlayerLink, signPlayerLink } from '../../platform/player-links.ts';
import { problem } from '../../platform/problems.ts';
import { requireGoodStanding } from '../../players/may-write.ts';
import {
  applicationOf,
  type ExternalName,
  findExternalPlayer,
  findUnclaimed,
  lockSurroundings,
  mergeInto,
  sharedGames,
} from '../store/external-players.ts';

/** A claim is valid for this time, ms. */
const validMs = dayMs;

/**
 * Offers one of the application's players to the person behind it, with a link that the application shows them privately.
 * @throws Problem not-your-player, already-claimed
 */
export async function offerClaim(deps: Deps, application: string, name: ExternalName) {
  const player = await findExternalPlayer(deps.db.prisma, application, name);
  if (player === undefined) throw problem('not-your-player');
  if (player.claimedAt !== null) throw problem('already-claimed');
  const until = new Date(deps.clock().getTime() + validMs);
  const claim = await signPlayerLink(deps, 'claim', application, { external: player.id }, until);
  return { claim, url: `${deps.config.publicUrl}/claim/${claim}`, expiresAt: until };
}

/**
 * Returns the player that a claim offers, the number of their games, and the handle of the application's account.
 * @throws Problem invalid-link
 */
export async function offeredPlayer(deps: Deps, claim: string) {
  const player = await findUnclaimed(deps.db.prisma, await offeredId(deps, claim));
  if (player === undefined) throw problem('invalid-link');
  const { provider, externalId, displayName } = player;
  const application = await applicationOf(deps.db.prisma, player.id);
  if (application === undefined) throw problem('invalid-link');
  const games = await gamesOfPlayer(deps.db.prisma, player.playerId);
  return { provider, externalId, displayName, application, games: games.length };
}

async function offeredId(deps: Deps, claim: string): Promise<string> {
  const link = await readPlayerLink(deps, 'claim', claim);
  if (link === undefined) throw problem('invalid-link');
  return String(link['external']);
}

/**
 * Transfers the player that a claim offers to an account, with seats, games, invitations and messages. The application
 * can act for the account only with `canAct`. Returns the transferred games.
 * @throws Problem invalid-link, shared-games, banned
 */
export async function redeemClaim(
  deps: Deps,
  account: string,
  claim: string,
  canAct: boolean,
): Promise<{ id: string; games: readonly string[] }> {
  const id = await offeredId(deps, claim);
  const unclaimed = await findUnclaimed(deps.db.prisma, id);
  if (unclaimed !== undefined) await requireGoodStanding(deps, unclaimed.playerId);
  const games = await transaction(deps.db, async (client) => {
    const offered = await findUnclaimed(client, id);
    if (offered !== undefined) await lockSurroundings(client, offered.playerId);
    const player = await findUnclaimed(client, id, { lock: true });
    if (player === undefined) throw problem('invalid-link');
    const shared = await sharedGames(client, player.playerId, account);
    if (shared.length > 0) throw problem('shared-games', { games: shared });
    const taken = await gamesOfPlayer(client, player.playerId);
    await mergeInto(client, player.playerId, account, { canAct, at: deps.clock() });
    return taken;
  });
  for (const game of games) deps.gameCache.delete(game);
  return { id, games };
}
