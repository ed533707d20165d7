import { newId } from '../db/id.ts';
import { transaction } from '../db/transactions.ts';
import type { ListPart } from '../helpers/list-part.ts';
import { withdrawChallenges } from '../matches/withdraw-challenges.ts';
import type { Deps } from '../platform/deps.ts';
import { problem } from '../platform/problems.ts';
import { mayWrite } from '../players/may-write.ts';
import { requireClub, requireRole, running } from './roles.ts';
import { disableClubEndpoints } from './store/club-endpoints.ts';
import {
  ClubRole,
  type ClubRow,
  countClubsOf,
  countMembers,
  deleteClub,
  insertClub,
  JoinPolicy,
  listClubs,
  lockClub,
  putMember,
  rolesIn,
  updateClub,
} from './store/clubs.ts';

export { ClubRole, JoinPolicy };

/** Maximum number of clubs per player. */
const maxClubs = 20;

/** The public description of a club. */
export interface ClubTexts {
  readonly name: string;
  readonly description: string;
  readonly joinPolicy: JoinPolicy;
}

/**
 * Asserts that a player can be in another club.
 * @throws Problem limit-reached
 */
export async function assertClubLimit({ db }: Pick<Deps, 'db'>, playerId: string): Promise<void> {
  if ((await countClubsOf(db.prisma, playerId)) >= maxClubs)
    throw problem('limit-reached', { detail: `You are in ${maxClubs} clubs.` });
}

/**
 * Creates a club owned by its founder.
 * @throws Problem silenced, limit-reached, club-handle-taken
 */
export async function createClub(
  deps: Deps,
  playerId: string,
  { handle, ...texts }: ClubTexts & { readonly handle: string },
) {
  await mayWrite(deps, playerId);
  await assertClubLimit(deps, playerId);
  const since = deps.clock();
  const club: ClubRow = { id: newId(), handle: handle.toLowerCase(), ...texts, createdAt: since };
  await transaction(deps.db, async (tx) => {
    if (!(await insertClub(tx, club))) throw problem('club-handle-taken');
    await putMember(tx, { clubId: club.id, playerId, role: 'owner', since });
  });
  return { ...club, members: 1, yourRole: 'owner' as const };
}

/**
 * Returns a club as a viewer sees it.
 * @throws Problem club-not-found
 */
export async function readClub(deps: Deps, viewer: string | undefined, handle: string) {
  const [club] = await viewsFor(deps, viewer, [await requireClub(deps, handle)]);
  if (club === undefined) throw problem('club-not-found');
  return club;
}

/** Returns clubs, newest first; with `isMine`, only those in which the viewer has a role. */
export async function clubsFor(deps: Deps, viewer: string | undefined, isMine: boolean, part: ListPart) {
  const rows = await listClubs(deps.db.prisma, isMine ? viewer : undefined, part);
  return viewsFor(deps, viewer, rows);
}

/** Returns views of clubs with their member counts and the viewer's role; null if the viewer has none. */
async function viewsFor({ db }: Deps, viewer: string | undefined, rows: readonly ClubRow[]) {
  const ids = rows.map(({ id }) => id);
  const counts = await countMembers(db.prisma, ids);
  const roles = viewer === undefined ? undefined : await rolesIn(db.prisma, ids, viewer);
  return rows.map((row) => ({
    ...row,
    members: counts.get(row.id) ?? 0,
    yourRole: roles?.get(row.id) ?? null,
  }));
}

/**
 * Changes the public description of a club; requires its owner or an admin.
 * @throws Problem club-not-found, silenced
 */
export async function changeClub(
  deps: Deps,
  playerId: string,
  handle: string,
  { name, description, joinPolicy }: { readonly [Key in keyof ClubTexts]?: ClubTexts[Key] | undefined },
) {
  const { id } = await requireRole(deps, handle, playerId, running);
  await mayWrite(deps, playerId);
  await updateClub(deps.db.prisma, id, {
    ...(name !== undefined && { name }),
    ...(description !== undefined && { description }),
    ...(joinPolicy !== undefined && { joinPolicy }),
  });
  return readClub(deps, playerId, handle);
}

/**
 * Deletes a club; requires its owner. Its games stay.
 * @throws Problem club-not-found
 */
export async function closeClub(deps: Deps, playerId: string, handle: string): Promise<void> {
  const { id } = await requireRole(deps, handle, playerId, ['owner']);
  await transaction(deps.db, async (tx) => {
    await lockClub(tx, id);
    await withdrawChallenges(deps, tx, { club: id, by: playerId });
    await deleteClub(tx, id);
    await disableClubEndpoints(tx, deps.clock(), id);
  });
}
