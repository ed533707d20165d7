import type { ListPart } from '../helpers/list-part.ts';
import type { Deps } from '../platform/deps.ts';
import { findPlayerOrRobot } from '../players/find-player.ts';
import { findShownPlayer } from '../players/shown-player.ts';
import { type MatchPart, matchesOf, matchesShown } from './store/match-lists.ts';
import { summariesOf } from './view.ts';

/** Filters for a player's matches. */
export interface MatchQuery extends Pick<MatchPart, 'status' | 'label'> {
  /** Handle of the opponent. */
  readonly opponent?: string | undefined;
}

/**
 * Returns a player's matches, newest first.
 * @throws Problem player-not-found
 */
export async function listMyMatches(deps: Deps, player: string, query: MatchQuery, part: ListPart) {
  const { opponent } = query;
  const other = opponent === undefined ? undefined : await findPlayerOrRobot(deps, opponent);
  const rows = await matchesOf(deps.db.prisma, { ...query, ...part, player, opponent: other });
  return summariesOf(deps, player, rows);
}

/**
 * Returns the started matches of a player that the viewer can see: their own, and public ones of players who show their games.
 * @throws Problem player-not-found
 */
export async function listMatchesOf(
  deps: Deps,
  viewer: string | undefined,
  { handle, ...query }: MatchQuery & { readonly handle: string },
  part: ListPart,
) {
  const { id, areGamesShown } = await findShownPlayer(deps, viewer, handle);
  const { opponent } = query;
  const other = opponent === undefined ? undefined : await findShownPlayer(deps, viewer, opponent);
  const shown = { viewer, isPublicShown: areGamesShown || id === viewer };
  const wanted = { ...query, ...part, player: id, opponent: other?.id };
  const rows = await matchesShown(deps.db.prisma, wanted, shown);
  return summariesOf(deps, viewer, rows);
}
