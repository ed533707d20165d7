import { pick } from '../../helpers/pick.ts';
import type { ExternalPlayerRow } from '../store/external-players.ts';

/**
 * Returns the application's view of a player. If it may not act for the player, it sees only what all players in the game
 * see.
 */
export const externalPlayerOf = (row: ExternalPlayerRow) => ({
  ...pick(row, 'provider', 'externalId', 'handle', 'displayName', 'canAct'),
  id: row.playerId,
  // Null if the application may not act for the player.
  locale: row.canAct ? row.locale : null,
  timeZone: row.canAct ? row.timeZone : null,
  claimed: row.claimedAt !== null,
});
