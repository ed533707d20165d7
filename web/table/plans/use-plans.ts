import type { Game, Plans } from '../../api/types.ts';
import { language } from '../../i18n/index.ts';
import { isByLink } from '../../link/by-link.ts';
import { type Resource, useResource } from '../../ui/use-resource.ts';
import { readPlans } from './api.ts';

const NO_PLANS: Plans = { playForcedMoves: false, tiles: [], items: [], nextCursor: null };

/** Whether the player can plan in a game. Email links do not allow it: they are for one decision only. */
export const mayPlan = ({ yourSeat, status, table }: Game): boolean =>
  yourSeat !== null && status === 'running' && table?.seats[yourSeat]?.resigned !== true && !isByLink();

/**
 * Loads the player's plans of a game, again after every move; spectators have none.
 * @param pulse changes when there may be news
 */
export function usePlans(game: Game, pulse: number): Resource<Plans> {
  const isPlanning = mayPlan(game);
  return useResource(
    () => (isPlanning ? readPlans(game.id) : Promise.resolve(NO_PLANS)),
    [game.id, game.version, pulse, isPlanning, language()],
  );
}
