import { type Queryable, transaction } from '../../db/client.ts';
import { findGame, type GameRow, lockGame } from '../../db/games.ts';
import { hasInvitation } from '../../db/invitations.ts';
import { insertOutboxEvent } from '../../db/outbox.ts';
import { takeSeat } from '../../db/seats.ts';
import type { Deps } from '../../deps.ts';
import { problem } from '../../problems.ts';
import { seatOf } from '../players.ts';
import { begin } from './start.ts';

export interface SeatRequest {
  /** Which seat; the first free one when left out. */
  readonly seat?: number | undefined;
  /** The code that the owner gave out. */
  readonly invitation?: string | undefined;
}

/**
 * Seats a player; the game begins when all seats are taken. Who sits there already stays there.
 * @throws Problem game-not-found, game-not-open, game-full, already-seated, seat-taken, not-your-player
 */
export async function sitDown(deps: Deps, playerId: string, id: string, wish: SeatRequest): Promise<GameRow> {
  return transaction(deps.db, async (client) => {
    const row = await lockGame(client, id);
    // A wrong code and a game that is not there look alike, so that nobody can try ids out.
    if (row === undefined || !(await mayJoin(client, row, playerId, wish))) throw problem('game-not-found');
    const own = seatOf(row, playerId);
    if (own !== undefined) return staySeated(row, own.seat, wish);
    if (row.status !== 'open') throw problem('game-not-open', { gameStatus: row.status });
    const at = deps.clock();
    const isTaken = await takeSeat(client, id, freeSeat(row, wish.seat), playerId, at);
    if (!isTaken) throw problem('not-your-player');
    await insertOutboxEvent(client, { game: id, kind: 'joined', seq: 0, data: { by: playerId }, at });
    const seated = (await findGame(client, id)) ?? row;
    return seated.seats.length === seated.seatCount ? begin(client, seated, at) : seated;
  });
}

async function mayJoin(
  client: Queryable,
  row: GameRow,
  playerId: string,
  { invitation }: SeatRequest,
): Promise<boolean> {
  const isKnown =
    row.visibility === 'public' || row.ownerId === playerId || seatOf(row, playerId) !== undefined;
  return isKnown || invitation === row.inviteCode || hasInvitation(client, row.id, playerId);
}

function staySeated(row: GameRow, seat: number, wish: SeatRequest): GameRow {
  if (wish.seat === undefined || wish.seat === seat) return row;
  throw problem('already-seated', { detail: `You sit on seat ${seat}.`, seat });
}

function freeSeat(row: GameRow, wanted: number | undefined): number {
  const taken = new Set(row.seats.map(({ seat }) => seat));
  const free = Array.from({ length: row.seatCount }, (_, seat) => seat).filter((seat) => !taken.has(seat));
  const [first] = free;
  if (first === undefined) throw problem('game-full');
  if (wanted === undefined) return first;
  if (free.includes(wanted)) return wanted;
  throw problem('seat-taken', { detail: `Seat ${wanted} is not free.`, free });
}
