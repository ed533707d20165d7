import type { GameRow } from '../../db/games.ts';
import { latestRequests, openRequestsOf } from '../../db/requests.ts';
import type { Deps } from '../../deps.ts';
import { problem } from '../../problems.ts';
import { seatOf } from '../../seats.ts';
import { visibleGame } from '../access.ts';
import { type RequestView, requestView } from './view.ts';

/** Limits how many requests are listed. */
const mostListed = 20;

/**
 * Returns the latest requests of a game, the newest first, for its players.
 * @throws Problem game-not-found, not-seated
 */
export async function listRequests(deps: Deps, playerId: string, id: string): Promise<RequestView[]> {
  const row = await visibleGame(deps, playerId, id);
  if (seatOf(row, playerId) === undefined) throw problem('not-seated');
  const requests = await latestRequests(deps.db.pool, id, mostListed);
  return Promise.all(requests.map((request) => requestView(deps, row, request)));
}

/** Returns those of some games in which something is requested. */
export async function withOpenRequests({ db }: Deps, games: readonly GameRow[]): Promise<GameRow[]> {
  const ids = games.map(({ id }) => id);
  const open = new Set((await openRequestsOf(db.pool, ids)).map(({ game }) => game));
  return games.filter(({ id }) => open.has(id));
}
