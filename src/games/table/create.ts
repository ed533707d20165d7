import { membership, requireRole } from '../../clubs/roles.ts';
import { insertClubGame } from '../../clubs/store/clubs.ts';
import { transaction } from '../../db/transactions.ts';
import type { Tx } from '../../db/tx.ts';
import type { Deps } from '../../platform/deps.ts';
import { problem } from '../../platform/problems.ts';
import { requireAccount } from '../../players/guests.ts';
import { mayWrite } from '../../players/may-write.ts';
import { seatRobot } from '../../players/store/robot-players.ts';
import { assertRobotGameLimit, refuseRobots } from '../robots/seating.ts';
import { findGame, type GameRow, insertGame, type NewGameRow, setRematch } from '../store/games.ts';
import { insertSeat } from '../store/seats.ts';
import { insertInvitations, newInvitations } from './invite.ts';
import { type Bag, type NewGame, newGameRow, refuseBadSetup } from './new-game.ts';
import { notifyClub, notifyFollowers } from './notify-followers.ts';
import { spendNewGame } from './quota.ts';
import { startOpenGame } from './start.ts';

/** Thrown if another player has just created the rematch. */
export class RematchTaken extends Error {}

/**
 * Creates an open game with a bag that no one knows: the shuffle is fixed and committed to here, before any player takes a seat.
 * @throws Problem invalid-setup, player-not-found, club-not-found, email-not-confirmed, blocked-by-you, silenced, account-required,
 * too-many-open-games, too-many-robot-games, too-many-requests
 */
export async function createGame(
  deps: Deps,
  ownerId: string,
  request: NewGame,
  bag: Bag = { seed: deps.newSeed() },
): Promise<GameRow> {
  const row = newGameRow(request, ownerId, bag, deps.clock());
  refuseBadSetup(request, bag.seed);
  refuseRobots(request);
  if (hasWords(request) || request.invite?.length) await mayWrite(deps, ownerId);
  if (request.rematchOf === undefined) await refuseGuest(deps, ownerId, request);
  const club = request.club === undefined ? undefined : await clubFor(deps, ownerId, request.club);
  const invitations = await newInvitations(deps, { playerId: ownerId }, request.invite ?? []);
  await spendNewGame(deps, ownerId);
  if (!request.join && request.robots?.length === request.seatCount)
    await assertRobotGameLimit(deps, ownerId);
  await transaction(deps.db, async (client) => {
    await insertGame(client, row);
    if (request.rematchOf !== undefined && !(await setRematch(client, request.rematchOf, row.id)))
      throw new RematchTaken();
    if (request.join && !(await insertSeat(client, row.id, 0, ownerId, row.createdAt))) {
      throw problem('not-your-player');
    }
    if (club !== undefined) await insertClubGame(client, row.id, club.id);
    await insertInvitations(client, row.id, invitations, ownerId, row.createdAt);
    await seatRobots(client, row, request);
    if (row.visibility === 'public' && hasFreeSeat(request)) await notifyFollowers(client, row);
    if (club !== undefined && hasFreeSeat(request)) await notifyClub(client, row);
  });
  return (await findGame(deps.db.prisma, row.id)) as GameRow;
}

/** Whether a new table has seats left for players to join. */
const hasFreeSeat = ({ seatCount, robots = [], join }: NewGame) => robots.length + Number(join) < seatCount;

/** Returns the club that a table is open to; the owner must be a member. */
const clubFor = (deps: Deps, ownerId: string, handle: string) =>
  requireRole(deps, handle, ownerId, membership);

/** Whether a game has a name or label, which others will read. */
const hasWords = ({ name, label }: Pick<NewGame, 'name' | 'label'>) =>
  name !== undefined || label !== undefined;

/** A guest's rematch can keep the game's name and invite its players, because they know the guest. */
async function refuseGuest(deps: Deps, ownerId: string, request: NewGame): Promise<void> {
  const deed = deedForAccounts(request);
  if (deed !== undefined) await requireAccount(deps, ownerId, deed);
}

function deedForAccounts(request: NewGame): string | undefined {
  const { invite, join } = request;
  if (!join) return 'open tables for others';
  if (hasWords(request)) return 'name a table';
  return invite?.length ? 'invite people' : undefined;
}

/** Seats the robots after the owner, and starts the game if they fill it. */
async function seatRobots(client: Tx, { id, createdAt }: NewGameRow, request: NewGame): Promise<void> {
  const first = request.join ? 1 : 0;
  for (const [index, level] of (request.robots ?? []).entries())
    await seatRobot(client, { game: id, seat: first + index, level }, createdAt);
  if (first + (request.robots?.length ?? 0) < request.seatCount) return;
  const row = await findGame(client, id);
  if (row !== undefined) await startOpenGame(client, row, createdAt);
}
