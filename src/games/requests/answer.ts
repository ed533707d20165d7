import { transaction } from '../../db/transactions.ts';
import { seatOf } from '../../helpers/seats.ts';
import type { Deps } from '../../platform/deps.ts';
import { problem } from '../../platform/problems.ts';
import { visibleGame } from '../access.ts';
import { findRequest } from '../store/requests.ts';
import { close, closeIfAgreed, isOutdated, lockRunningGame } from './close.ts';
import { type RequestView, requestView, stayingSeats } from './view.ts';

/**
 * Answers a request. It is carried out once all players have agreed, and closed when one declines. If its own author declines, it is
 * withdrawn.
 * @throws Problem game-not-found, not-seated, game-not-running, request-not-found, request-closed
 */
export async function answerRequest(
  deps: Deps,
  playerId: string,
  { game, request: id }: { readonly game: string; readonly request: string },
  agrees: boolean,
): Promise<RequestView> {
  await visibleGame(deps, playerId, game);
  return transaction(deps.db, async (client) => {
    const row = await lockRunningGame(client, game);
    const seat = seatOf(row, playerId)?.seat;
    if (seat === undefined || !(await stayingSeats(deps, row)).includes(seat)) throw problem('not-seated');
    const request = await findRequest(client, game, id);
    if (request === undefined) throw problem('request-not-found');
    const isOver = request.state !== 'open' || request.expiresAt <= deps.clock();
    if (isOver || (await isOutdated(deps, client, row, request))) throw problem('request-closed');
    if (seat === request.bySeat) {
      const left = agrees ? request : await close(deps, client, row, request, 'withdrawn');
      return requestView(deps, row, left);
    }
    const agreed = [...new Set([...request.agreedSeats, seat])];
    const written = agrees
      ? await closeIfAgreed(deps, client, row, { ...request, agreedSeats: agreed })
      : await close(deps, client, row, { ...request, declinedBy: seat }, 'declined');
    return requestView(deps, row, written);
  });
}
