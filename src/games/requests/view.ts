import { hasResigned } from '../../engine/index.ts';
import { pick } from '../../helpers/pick.ts';
import type { Deps } from '../../platform/deps.ts';
import { loadGame } from '../state/load.ts';
import type { GameRow } from '../store/games.ts';
import type { RequestRow } from '../store/requests.ts';

/** Returns the players' view of a request, with seat numbers and the seats whose consent is still missing. */
export async function requestView(deps: Deps, row: GameRow, request: RequestRow) {
  const { agreedSeats } = request;
  const voters = request.state === 'open' ? await votersOf(deps, row, request) : [];
  return {
    ...pick(
      request,
      'id',
      'kind',
      'state',
      'seat',
      'agreedSeats',
      'declinedBy',
      'version',
      'createdAt',
      'expiresAt',
    ),
    by: request.bySeat,
    awaiting: voters.filter((each) => !agreedSeats.includes(each)),
  };
}
export type RequestView = Awaited<ReturnType<typeof requestView>>;

/** Returns the seats whose consent is needed: active people, except the author and the player it is about. */
export async function votersOf(deps: Deps, row: GameRow, request: RequestRow): Promise<number[]> {
  const staying = await stayingSeats(deps, row);
  return row.seats
    .filter(({ seat, robot }) => robot === null && staying.includes(seat))
    .map(({ seat }) => seat)
    .filter((seat) => seat !== request.bySeat && seat !== request.seat);
}

/** Returns the seats that have not resigned. */
export async function stayingSeats(deps: Deps, row: GameRow): Promise<number[]> {
  const { state } = await loadGame(deps, row);
  return row.seats.map(({ seat }) => seat).filter((seat) => !hasResigned(state, seat));
}
