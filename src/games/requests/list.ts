import type { ListPart } from '../../helpers/list-part.ts';
import { seatOf } from '../../helpers/seats.ts';
import type { Deps } from '../../platform/deps.ts';
import { problem } from '../../platform/problems.ts';
import { visibleGame } from '../access.ts';
import { findGames, type GameRow } from '../store/games.ts';
import { gamesWithOpenRequests, requestsOf } from '../store/requests.ts';
import { type RequestView, requestView } from './view.ts';

/** The latest requests of a game; there are rarely more. */
const latest: ListPart = { limit: 20 };

/**
 * Returns the requests of a game for its players, newest first.
 * @throws Problem game-not-found, not-seated
 */
export async function listRequests(
  deps: Deps,
  playerId: string,
  id: string,
  part: ListPart = latest,
): Promise<RequestView[]> {
  const row = await visibleGame(deps, playerId, id);
  if (seatOf(row, playerId) === undefined) throw problem('not-seated');
  const requests = await requestsOf(deps.db.prisma, id, part);
  return Promise.all(requests.map((request) => requestView(deps, row, request)));
}

/** Returns the running games of a player with an open request, newest first. */
export async function gamesRequesting({ db }: Deps, playerId: string, limit: number): Promise<GameRow[]> {
  const ids = await gamesWithOpenRequests(db.prisma, playerId, limit);
  const rows = new Map((await findGames(db.prisma, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => rows.get(id) ?? []).filter(({ status }) => status === 'running');
}
