import type { Deps } from '../../platform/deps.ts';
import { problem } from '../../platform/problems.ts';
import { requireGoodStanding } from '../../players/may-write.ts';
import { type Caller, playRights } from '../caller.ts';
import { type ExternalName, findExternalPlayer } from '../store/external-players.ts';

/**
 * Returns a caller for the player that the application names, who may only read and play.
 * @throws Problem insufficient-scope, not-your-player, player-claimed, banned
 */
export async function actFor(deps: Deps, caller: Caller, name: ExternalName): Promise<Caller> {
  const { application } = caller;
  if (application === undefined) {
    const detail = 'Only an API token with players:act-for can act on behalf of a player.';
    throw problem('insufficient-scope', { detail, requiredScope: 'players:act-for' });
  }
  const player = await findExternalPlayer(deps.db.prisma, application, name);
  if (player === undefined) throw problem('not-your-player');
  if (!player.canAct) throw problem('player-claimed');
  await requireGoodStanding(deps, player.playerId);
  return { ...caller, playerId: player.playerId, rights: playRights };
}
