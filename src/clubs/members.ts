import { leaveCompetitionsOf } from '../competitions/leave-club.ts';
import { transaction } from '../db/transactions.ts';
import type { ListPart } from '../helpers/list-part.ts';
import { withdrawChallenges } from '../matches/withdraw-challenges.ts';
import type { Deps } from '../platform/deps.ts';
import { problem } from '../platform/problems.ts';
import { findPlayer } from '../players/find-player.ts';
import { assertClubLimit } from './clubs.ts';
import { membership, requireClub, requireRole, running } from './roles.ts';
import { disableClubEndpoints } from './store/club-endpoints.ts';
import {
  type ClubRole,
  countPeople,
  deleteMember,
  handOverClubs,
  listMembers,
  lockClub,
  putMember,
  roleIn,
} from './store/clubs.ts';

/** Maximum number of members of a club, pending requests included. */
const maxMembers = 1000;

/**
 * Adds a player to a club, or requests it if its join policy says so. Returns the player's new role.
 * @throws Problem club-not-found, limit-reached
 */
export async function joinClub(deps: Deps, playerId: string, handle: string): Promise<ClubRole> {
  const { id, joinPolicy } = await requireClub(deps, handle);
  const { prisma } = deps.db;
  const before = await roleIn(prisma, id, playerId);
  if (before !== undefined && before !== 'pending') return before;
  if (before === undefined) await assertClubLimit(deps, playerId);
  if ((await countPeople(prisma, id)) >= maxMembers)
    throw problem('limit-reached', { detail: `The club has ${maxMembers} members.` });
  const role = joinPolicy === 'open' ? 'member' : 'pending';
  await putMember(prisma, { clubId: id, playerId, role, since: deps.clock() });
  return role;
}

/**
 * Removes a player from a club, or withdraws the player's request to join. If the owner leaves, the longest-serving admin becomes the
 * owner, or else the longest-serving member. A club without members is deleted.
 * @throws Problem club-not-found
 */
export async function leaveClub(deps: Deps, playerId: string, handle: string): Promise<void> {
  const { id } = await requireClub(deps, handle);
  await removeFrom(deps, id, playerId, playerId);
}

async function removeFrom(deps: Deps, clubId: string, playerId: string, by: string): Promise<void> {
  const { db, clock } = deps;
  await transaction(db, async (tx) => {
    await lockClub(tx, clubId);
    await deleteMember(tx, clubId, playerId);
    await leaveCompetitionsOf(deps, tx, clubId, playerId);
    await withdrawChallenges(deps, tx, { club: clubId, member: playerId, by });
    await handOverClubs(tx, clubId);
    await disableClubEndpoints(tx, clock(), clubId);
  });
}

/** Gives clubs whose owners are gone new owners, and deletes those without members. */
export async function handOver({ db, clock }: Deps): Promise<void> {
  await transaction(db, async (tx) => {
    await handOverClubs(tx);
    await disableClubEndpoints(tx, clock());
  });
}

/**
 * Changes the role of a member, or accepts a request to join; requires the owner or an admin. Only the owner can appoint or dismiss admins.
 * @throws Problem club-not-found, player-not-found
 */
export async function setRole(
  deps: Deps,
  playerId: string,
  { club: handle, player }: { readonly club: string; readonly player: string },
  role: 'admin' | 'member',
): Promise<void> {
  const { id } = await requireRole(deps, handle, playerId, running);
  const other = await memberOf(deps, id, player);
  const concernsAdmins = role === 'admin' || other.role === 'admin';
  if (concernsAdmins) await requireRole(deps, handle, playerId, ['owner']);
  if (other.role === 'owner') return;
  await transaction(deps.db, async (tx) => {
    await putMember(tx, { clubId: id, playerId: other.playerId, role, since: deps.clock() });
    await disableClubEndpoints(tx, deps.clock(), id);
  });
}

/**
 * Removes a member from a club, or declines a request to join; requires the owner or an admin. Only the owner can remove admins, and the
 * owner can't be removed.
 * @throws Problem club-not-found, player-not-found
 */
export async function removeMember(
  deps: Deps,
  playerId: string,
  { club: handle, player }: { readonly club: string; readonly player: string },
): Promise<void> {
  const { id } = await requireRole(deps, handle, playerId, running);
  const other = await memberOf(deps, id, player);
  if (other.role === 'owner') throw problem('player-not-found');
  if (other.role === 'admin') await requireRole(deps, handle, playerId, ['owner']);
  await removeFrom(deps, id, other.playerId, playerId);
}

async function memberOf(
  deps: Deps,
  clubId: string,
  name: string,
): Promise<{ playerId: string; role: ClubRole }> {
  const { playerId } = await findPlayer(deps, name);
  const role = await roleIn(deps.db.prisma, clubId, playerId);
  if (role === undefined) throw problem('player-not-found');
  return { playerId, role };
}

/**
 * Returns members of a club, or pending requests, which only the owner and admins can read.
 * @throws Problem club-not-found
 */
export async function membersOf(
  deps: Deps,
  playerId: string,
  handle: string,
  isAsking: boolean,
  part: ListPart,
) {
  const { id } = await requireRole(deps, handle, playerId, isAsking ? running : membership);
  return listMembers(deps.db.prisma, id, isAsking ? ['pending'] : membership, part);
}
