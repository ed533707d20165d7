import { newId } from '../../db/id.ts';
import { transaction } from '../../db/transactions.ts';
import { seatOf } from '../../helpers/seats.ts';
import { dayMs } from '../../helpers/time-units.ts';
import type { Deps } from '../../platform/deps.ts';
import { problem } from '../../platform/problems.ts';
import { mayWrite } from '../../players/may-write.ts';
import { visibleGame } from '../access.ts';
import { insertRequest, type RequestKind } from '../store/requests.ts';
import { closeIfAgreed, lockRunningGame, writeRequestEvent } from './close.ts';
import { closeStale } from './close-stale.ts';
import { kinds } from './kinds/index.ts';
import { type RequestView, requestView, stayingSeats } from './view.ts';

/** How long a request stays open, ms. */
const openMs = 3 * dayMs;

/** A new request: its kind, and the seat it is about. */
export interface NewRequest {
  readonly kind: RequestKind;
  readonly seat?: number | undefined;
}

/**
 * Requests something that needs the consent of all others at the table. If no one else plays there, it is carried out immediately.
 * @throws Problem game-not-found, not-seated, game-not-running, request-open, silenced, and those of the kind
 */
export async function openRequest(
  deps: Deps,
  playerId: string,
  id: string,
  { kind, seat: named }: NewRequest,
): Promise<RequestView> {
  await visibleGame(deps, playerId, id);
  await mayWrite(deps, playerId);
  return transaction(deps.db, async (client) => {
    const row = await lockRunningGame(client, id);
    const bySeat = seatOf(row, playerId)?.seat;
    if (bySeat === undefined) throw problem('not-seated');
    const staying = await stayingSeats(deps, row);
    if (!staying.includes(bySeat)) throw problem('not-seated');
    await closeStale(deps, client, row);
    const { seatFor, require } = kinds[kind];
    const seat = seatFor === undefined ? null : (named ?? seatFor(row, bySeat));
    if (seat !== null && !staying.includes(seat)) throw problem('seat-empty');
    const createdAt = deps.clock();
    await require(deps, client, row, { bySeat, seat, at: createdAt });
    const expiresAt = new Date(createdAt.getTime() + openMs);
    const { version } = row;
    const request = { gameId: id, id: newId(), kind, bySeat, seat, version, createdAt, expiresAt };
    const opened = await insertRequest(client, request);
    if (opened === undefined) throw problem('request-open');
    const written = await closeIfAgreed(deps, client, row, opened);
    if (written.state === 'open') await writeRequestEvent(deps, client, row, written, createdAt);
    return requestView(deps, row, written);
  });
}
