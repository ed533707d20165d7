import type { GameRow } from '../../db/games/games.ts';
import type { RequestRow } from '../../db/games/requests.ts';
import { hasResigned } from '../../engine/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { loadGame } from '../state/load.ts';

/** A request as players see it; seats by their numbers. */
export interface RequestView {
  readonly id: string;
  readonly kind: RequestRow['kind'];
  readonly state: RequestRow['state'];
  readonly by: number;
  readonly seat: number | null;
  readonly agreed: readonly number[];
  readonly declinedBy: number | null;
  /** Those whose consent is still needed. */
  readonly awaiting: readonly number[];
  /** The version of the game when it was requested. */
  readonly version: number;
  readonly createdAt: string;
  readonly expiresAt: string;
}

/** Returns a request as players see it. */
export async function requestView(deps: Deps, row: GameRow, request: RequestRow): Promise<RequestView> {
  const { id, kind, state, bySeat: by, seat, agreed, declinedBy, version, createdAt, expiresAt } = request;
  const voters = state === 'open' ? await votersOf(deps, row, request) : [];
  return {
    id,
    kind,
    state,
    by,
    seat,
    agreed,
    declinedBy,
    version,
    awaiting: voters.filter((each) => !agreed.includes(each)),
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  };
}

/** Returns the seats that have to agree: people who still play, but for who requests it and whom it is about. */
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
