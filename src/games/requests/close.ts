import type { Tx } from '../../db/tx.ts';
import { playerAt } from '../../helpers/seats.ts';
import { insertOutboxEvent } from '../../notifications/outbox/insert.ts';
import type { Deps } from '../../platform/deps.ts';
import { problem } from '../../platform/problems.ts';
import { type GameRow, lockGame } from '../store/games.ts';
import { type RequestRow, type RequestState, updateRequest } from '../store/requests.ts';
import { kinds } from './kinds/index.ts';
import { stayingSeats, votersOf } from './view.ts';

/** Stores an open request after an answer, and carries it out once all players have agreed. */
export async function closeIfAgreed(
  deps: Deps,
  client: Tx,
  row: GameRow,
  request: RequestRow,
): Promise<RequestRow> {
  const voters = await votersOf(deps, row, request);
  const isAgreed = voters.every((seat) => request.agreedSeats.includes(seat));
  if (isAgreed) return close(deps, client, row, request, 'accepted');
  await updateRequest(client, request, deps.clock());
  return request;
}

/** Closes a request, and carries it out if it is accepted. */
export async function close(
  deps: Deps,
  client: Tx,
  row: GameRow,
  request: RequestRow,
  state: Exclude<RequestState, 'open'>,
): Promise<RequestRow> {
  const at = deps.clock();
  const closed: RequestRow = { ...request, state };
  await updateRequest(client, closed, at);
  await writeRequestEvent(deps, client, row, closed, at);
  if (state === 'accepted') await kinds[request.kind].carryOut(deps, client, row, closed);
  return closed;
}

/** Writes the event of a request that was opened or closed. */
export async function writeRequestEvent(
  deps: Deps,
  client: Tx,
  row: GameRow,
  request: RequestRow,
  at: Date,
): Promise<void> {
  const by = playerAt(row, request.bySeat)?.playerId;
  const about = playerAt(row, request.seat)?.playerId;
  const { id, kind, state } = request;
  const voters = state === 'open' ? await votersOf(deps, row, request) : [];
  const to = [...voters, request.seat].flatMap((seat) => playerAt(row, seat)?.playerId ?? []);
  const data = {
    by,
    about,
    to: to.filter((player) => player !== by),
    request: id,
    requestKind: kind,
  };
  const event = { game: row.id, seq: row.version, at };
  if (state === 'open') await insertOutboxEvent(client, { ...event, kind: 'request.opened', data });
  else await insertOutboxEvent(client, { ...event, kind: 'request.closed', data: { ...data, state } });
}

/**
 * Locks a game that is running, and returns it.
 * @throws Problem game-not-running
 */
export async function lockRunningGame(client: Tx, id: string): Promise<GameRow> {
  const row = await lockGame(client, id);
  if (row?.status !== 'running') throw problem('game-not-running', { gameStatus: row?.status });
  return row;
}

/** Whether an open request no longer applies: its game has advanced, or its author or the player it is about has left. */
export async function isOutdated(
  deps: Deps,
  client: Tx,
  row: GameRow,
  request: RequestRow,
): Promise<boolean> {
  if (row.status !== 'running') return true;
  const staying = await stayingSeats(deps, row);
  const isThere = (seat: number | null) => seat === null || staying.includes(seat);
  if (!isThere(request.bySeat) || !isThere(request.seat)) return true;
  return kinds[request.kind].isOutdated(deps, client, row, request);
}
