import { pick } from '../../helpers/pick.ts';
import type { ExternalPlayerRow } from '../store/external-players.ts';

/** Returns what the application sees; of a player that it may not act for, only what everybody in the game sees. */
export const externalPlayerOf = (row: ExternalPlayerRow) => ({
  ...pick(row, 'provider', 'externalId', 'handle', 'displayName', 'canAct'),
  id: row.playerId,
  // Null when the application may not act for the player.
  locale: row.canAct ? row.locale : null,
  timeZone: row.canAct ? row.timeZone : null,
  claimed: row.claimedAt !== null,
});
