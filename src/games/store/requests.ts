import type { Tx } from '../../db/tx.ts';
import type { Prisma, Request } from '../../generated/prisma/client.ts';
import { type ListPart, partById } from '../../helpers/list-part.ts';

/** The kinds of requests that need the consent of the other players. */
export const requestKinds = ['robot', 'undo', 'pause', 'resume', 'more-time', 'end'] as const;
export type RequestKind = (typeof requestKinds)[number];
export const requestStates = ['open', 'accepted', 'declined', 'withdrawn', 'outdated', 'expired'] as const;
export type RequestState = (typeof requestStates)[number];

/** A player's request to the other players at the table; seats are numbers. */
export type RequestRow = Readonly<Request> & { readonly kind: RequestKind; readonly state: RequestState };

/** The columns of a new request. */
type NewRequest = Omit<RequestRow, 'agreedSeats' | 'declinedBy' | 'state' | 'closedAt'>;

/** Narrows the types: the database allows no other kinds and states. */
const narrowed = (requests: readonly Request[]) => requests as RequestRow[];

/** Adds an open request; returns undefined if an equal one is already open. */
export async function insertRequest(db: Tx, request: NewRequest): Promise<RequestRow | undefined> {
  const added = await db.request.createManyAndReturn({ data: [request], skipDuplicates: true });
  return narrowed(added)[0];
}

/** Returns a request of a game. */
export async function findRequest(db: Tx, gameId: string, id: string): Promise<RequestRow | undefined> {
  return narrowed(await db.request.findMany({ where: { gameId, id } }))[0];
}

/** Returns requests of a game, newest first. */
export async function requestsOf(db: Tx, gameId: string, part: ListPart): Promise<RequestRow[]> {
  const { where, ...rest } = partById(part, 'desc');
  return narrowed(await db.request.findMany({ where: { gameId, ...where }, ...rest }));
}

/** Stores the answers of a request, and its result if it has one. */
export async function updateRequest(db: Tx, request: RequestRow, at: Date): Promise<void> {
  const { gameId, id, agreedSeats, declinedBy, state } = request;
  const closedAt = state === 'open' ? null : at;
  await db.request.updateMany({
    where: { gameId, id },
    data: { agreedSeats, declinedBy, state, closedAt },
  });
}

/** Returns the open requests of some games. */
export async function openRequestsOf(db: Tx, games: readonly string[]): Promise<RequestRow[]> {
  const where: Prisma.RequestWhereInput = { state: 'open', gameId: { in: [...games] } };
  return narrowed(await db.request.findMany({ where, orderBy: { id: 'asc' } }));
}

/** Returns the ids of games with open requests in which a player still has a seat, newest first. */
export async function gamesWithOpenRequests(db: Tx, playerId: string, limit: number): Promise<string[]> {
  const games = await db.game.findMany({
    select: { id: true },
    where: { requests: { some: { state: 'open' } }, seats: { some: { playerId, finishedAt: null } } },
    orderBy: { id: 'desc' },
    take: limit,
  });
  return games.map(({ id }) => id);
}

/** Returns open requests that have expired. */
export async function expiredRequests(db: Tx, now: Date, limit: number): Promise<RequestRow[]> {
  const where: Prisma.RequestWhereInput = { state: 'open', expiresAt: { lte: now } };
  return narrowed(await db.request.findMany({ where, orderBy: { expiresAt: 'asc' }, take: limit }));
}
