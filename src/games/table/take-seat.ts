import { isOpenToClubOf } from '../../clubs/store/clubs.ts';
import { transaction } from '../../db/transactions.ts';
import type { Tx } from '../../db/tx.ts';
import { seatOf } from '../../helpers/seats.ts';
import { spend } from '../../limits/index.ts';
import { lockOpenGame } from '../../matches/store/proposals.ts';
import { insertOutboxEvent } from '../../notifications/outbox/insert.ts';
import type { Deps } from '../../platform/deps.ts';
import { problem } from '../../platform/problems.ts';
import { isTableHidden } from '../../relations/store/blocks.ts';
import { requireReliability } from '../conduct/read.ts';
import { findGame, type GameRow } from '../store/games.ts';
import { hasInvitation } from '../store/invitations.ts';
import { touchGame } from '../store/open-games.ts';
import { isRemoved } from '../store/removals.ts';
import { insertSeat } from '../store/seats.ts';
import { isAtOtherTableOf, lockBag } from '../store/shared-bags.ts';
import { startSecondOfPair } from './mirrored-pair.ts';
import { assertGuestLimit } from './quota.ts';
import { startOpenGame } from './start.ts';

export interface SeatRequest {
  /** Seat number; undefined for the first free seat. */
  readonly seat?: number | undefined;
  /** The invitation code of the game. */
  readonly invitation?: string | undefined;
}

/**
 * Seats a player, and starts the game once all seats are taken. A player already seated keeps their seat.
 * @throws Problem game-not-found, game-not-open, game-full, already-seated, seat-taken, not-your-player, removed-from-game, same-bag,
 * reliability-too-low, account-required, too-many-requests
 */
export async function takeSeat(
  deps: Deps,
  playerId: string,
  id: string,
  request: SeatRequest,
): Promise<GameRow> {
  await spend(deps, 'seats-hourly', playerId);
  await assertGuestLimit(deps, playerId);
  return transaction(deps.db, async (client) => {
    const row = await lockOpenGame(client, id);
    // A wrong code, a block and a missing game give the same answer, so that ids and blocks can't be probed.
    if (row === undefined || !(await mayJoin(client, row, playerId, request)))
      throw problem('game-not-found');
    const present = seatOf(row, playerId);
    if (present !== undefined) return staySeated(row, present.seat, request);
    if (row.status !== 'open') throw problem('game-not-open', { gameStatus: row.status });
    if (await isRemoved(client, id, playerId)) throw problem('removed-from-game');
    await refuseKnownBag(client, row, playerId);
    if (!(await isInvited(client, row, playerId))) await requireReliability(client, row, playerId);
    const at = deps.clock();
    const isSeated = await insertSeat(client, id, freeSeat(row, request.seat), playerId, at);
    if (!isSeated) throw problem('not-your-player');
    const joined = await seated(client, row, playerId, at);
    if (joined.status === 'running') await startSecondOfPair(deps, joined);
    return joined;
  });
}

/**
 * Refuses a player who may know the bag of a game from another one.
 * @throws Problem same-bag
 */
async function refuseKnownBag(client: Tx, row: GameRow, playerId: string): Promise<void> {
  if (row.bagId === null) return;
  await lockBag(client, row.bagId);
  if (await isAtOtherTableOf(client, row, playerId)) throw problem('same-bag');
}

/** Whether a player is the owner or was chosen by the owner. */
const isInvited = async (client: Tx, { id, ownerId }: GameRow, playerId: string): Promise<boolean> =>
  ownerId === playerId || (await hasInvitation(client, id, playerId));

/**
 * Records that a player has been seated, and starts the game if it is full.
 * @param by the player's id
 */
export async function seated(client: Tx, row: GameRow, by: string, at: Date): Promise<GameRow> {
  await touchGame(client, row.id, at);
  await insertOutboxEvent(client, { game: row.id, kind: 'player.joined', seq: 0, data: { by }, at });
  const joined = (await findGame(client, row.id)) ?? row;
  return joined.seats.length === joined.seatCount ? startOpenGame(client, joined, at) : joined;
}

async function mayJoin(
  client: Tx,
  row: GameRow,
  playerId: string,
  { invitation }: SeatRequest,
): Promise<boolean> {
  if (row.ownerId === playerId || seatOf(row, playerId) !== undefined) return true;
  if (await isTableHidden(client, row.id, playerId)) return false;
  const isOpen = row.visibility === 'public' || invitation === row.inviteCode;
  if (row.matchId === null && isOpen) return true;
  return (await hasInvitation(client, row.id, playerId)) || isOpenToClubOf(client, row.id, playerId);
}

function staySeated(row: GameRow, seat: number, request: SeatRequest): GameRow {
  if (request.seat === undefined || request.seat === seat) return row;
  throw problem('already-seated', { detail: `You are in seat ${seat}.`, seat });
}

/** @throws Problem game-full, seat-taken */
export function freeSeat(row: GameRow, requested: number | undefined): number {
  const taken = new Set(row.seats.map(({ seat }) => seat));
  const free = Array.from({ length: row.seatCount }, (_, seat) => seat).filter((seat) => !taken.has(seat));
  const [first] = free;
  if (first === undefined) throw problem('game-full');
  if (requested === undefined) return first;
  if (free.includes(requested)) return requested;
  throw problem('seat-taken', { detail: `Seat ${requested} is not free.`, free });
}
