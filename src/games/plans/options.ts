import { supposeTurn } from '../../engine/index.ts';
import { namesBySeat } from '../../helpers/seats.ts';
import type { Deps } from '../../platform/deps.ts';
import { problem } from '../../platform/problems.ts';
import { visibleGame } from '../access.ts';
import type { OptionList } from '../play/options/list.ts';
import { optionsOfGame } from '../play/options/of-game.ts';
import { awaitingView } from '../views/awaiting.ts';
import { comingTiles } from './coming-tiles.ts';
import { plannedGame } from './mine.ts';

/**
 * Returns a player's options if it were their turn now: with a tile, its placements; without one, the decisions before the draw.
 * @param only label of the single option to return, with all its deployments; undefined for all options
 * @throws Problem game-not-found, not-seated, game-not-running, tile-unavailable
 */
export async function listPlanOptions(
  deps: Deps,
  playerId: string,
  id: string,
  tile: string | undefined,
  only?: string,
): Promise<OptionList> {
  const row = await visibleGame(deps, playerId, id);
  const { game, seat } = await plannedGame(deps, playerId, row);
  const tiles = comingTiles(game, seat);
  if (tile !== undefined && !tiles.includes(tile)) throw problem('tile-unavailable', { tiles });
  const state = supposeTurn(game.state, seat, tile);
  const base = { version: row.version, seat, names: namesBySeat(row) };
  if (state === undefined) return { ...base, awaiting: null, options: [] };
  return { ...base, awaiting: awaitingView(state, null), options: optionsOfGame(row, state, seat, only) };
}
