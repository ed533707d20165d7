import { type Queryable, transaction } from '../../db/client.ts';
import { type GameRow, lockGame } from '../../db/games.ts';
import { newId } from '../../db/id.ts';
import { insertOutboxEvent } from '../../db/outbox.ts';
import {
  expiredRequests,
  findRequest,
  insertRequest,
  latestRequests,
  type RequestKind,
  type RequestRow,
  updateRequest,
} from '../../db/requests.ts';
import type { Deps } from '../../deps.ts';
import { announce } from '../../notifications/outbox/announce.ts';
import { mayWrite } from '../../people/standing.ts';
import { problem } from '../../problems.ts';
import { playerAt, seatOf } from '../../seats.ts';
import { dayMs } from '../../time-units.ts';
import { visibleGame } from '../access.ts';
import { kinds } from './kinds.ts';
import { type RequestView, requestView, votersOf } from './view.ts';

/** How long a request stays open, ms. */
export const openMs = 3 * dayMs;
/** Limits how many requests are listed. */
const mostListed = 20;
/** Limits how many requests expire at once. */
const batchSize = 100;

/** A request to make: of a kind, about a seat. */
export interface NewRequest {
  readonly kind: RequestKind;
  readonly seat: number;
}

/**
 * Requests something that needs the consent of everybody else at the table; where nobody else is, it is done at once.
 * @throws Problem game-not-found, not-seated, game-not-running, request-open, silenced, and those of the kind
 */
export async function openRequest(
  deps: Deps,
  playerId: string,
  id: string,
  { kind, seat }: NewRequest,
): Promise<RequestView> {
  await visibleGame(deps, playerId, id);
  await mayWrite(deps, playerId);
  const view = await transaction(deps.db, async (client) => {
    const row = await runningGame(client, id);
    const bySeat = seatOf(row, playerId)?.seat;
    if (bySeat === undefined) throw problem('not-seated');
    const createdAt = deps.clock();
    kinds[kind].require(row, { bySeat, seat, at: createdAt });
    const expiresAt = new Date(createdAt.getTime() + openMs);
    const request = { game: id, id: newId(), kind, bySeat, seat, createdAt, expiresAt };
    const opened = await insertRequest(client, request);
    if (opened === undefined) throw problem('request-open');
    return requestView(deps, row, await settle(deps, client, row, opened, true));
  });
  announce(deps);
  return view;
}

/**
 * Answers a request. It is carried out when everybody has agreed, and over when one does not.
 * @throws Problem game-not-found, not-seated, game-not-running, request-not-found, request-closed, not-yours-to-answer
 */
export async function answerRequest(
  deps: Deps,
  playerId: string,
  { game, request: id }: { readonly game: string; readonly request: string },
  agrees: boolean,
): Promise<RequestView> {
  await visibleGame(deps, playerId, game);
  const view = await transaction(deps.db, async (client) => {
    const row = await runningGame(client, game);
    const seat = seatOf(row, playerId)?.seat;
    if (seat === undefined) throw problem('not-seated');
    const request = await findRequest(client, game, id);
    if (request === undefined) throw problem('request-not-found');
    if (request.state !== 'open' || request.expiresAt <= deps.clock()) throw problem('request-closed');
    if (seat === request.bySeat && agrees) return requestView(deps, row, request);
    const answered: RequestRow = agrees
      ? { ...request, agreed: [...new Set([...request.agreed, seat])] }
      : { ...request, declinedBy: seat, state: 'declined' };
    return requestView(deps, row, await settle(deps, client, row, answered, false));
  });
  announce(deps);
  return view;
}

/** Writes a request as it stands after an answer, and carries it out once no answer is missing. */
async function settle(
  deps: Deps,
  client: Queryable,
  row: GameRow,
  request: RequestRow,
  isNew: boolean,
): Promise<RequestRow> {
  const voters = request.state === 'open' ? await votersOf(deps, row, request) : [];
  const isAgreed = request.state === 'open' && voters.every((seat) => request.agreed.includes(seat));
  const settled: RequestRow = isAgreed ? { ...request, state: 'accepted' } : request;
  const at = deps.clock();
  await updateRequest(client, settled, at);
  if (isAgreed) await kinds[request.kind].carryOut(deps, client, row, settled);
  else if (isNew) await writeEvent(client, row, settled, 'requested', at);
  else if (settled.state === 'declined') await writeEvent(client, row, settled, 'request-closed', at);
  return settled;
}

/** Writes the event of a request that was opened, or that was declined or has expired. */
async function writeEvent(
  client: Queryable,
  row: GameRow,
  request: RequestRow,
  kind: 'requested' | 'request-closed',
  at: Date,
): Promise<void> {
  const by = playerAt(row, request.bySeat)?.playerId;
  const about = playerAt(row, request.seat)?.playerId;
  const data = { by, about, request: request.id, requestKind: request.kind, state: request.state };
  await insertOutboxEvent(client, { game: row.id, kind, seq: row.version, data, at });
}

async function runningGame(client: Queryable, id: string): Promise<GameRow> {
  const row = await lockGame(client, id);
  if (row?.status !== 'running') throw problem('game-not-running', { gameStatus: row?.status });
  return row;
}

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

/** Closes the requests that nobody answered in time. */
export async function expireRequests(deps: Deps): Promise<void> {
  const now = deps.clock();
  for (const { game, id } of await expiredRequests(deps.db.pool, now, batchSize))
    await transaction(deps.db, async (client) => {
      const row = await lockGame(client, game);
      const request = await findRequest(client, game, id);
      if (row === undefined || request?.state !== 'open') return;
      const expired: RequestRow = { ...request, state: 'expired' };
      await updateRequest(client, expired, now);
      if (row.status === 'running') await writeEvent(client, row, expired, 'request-closed', now);
    });
  announce(deps);
}
