import type { Tx } from '../db/tx.ts';
import type { Deps } from '../platform/deps.ts';
import { problem } from '../platform/problems.ts';
import { type ClubRole, type ClubRow, findClub, lockClub, roleIn } from './store/clubs.ts';

/**
 * Returns the club with a handle.
 * @throws Problem club-not-found
 */
export async function requireClub({ db }: Pick<Deps, 'db'>, handle: string): Promise<ClubRow> {
  const club = await findClub(db.prisma, handle);
  if (club === undefined) throw problem('club-not-found');
  return club;
}

/**
 * Returns the club with a handle if the player has one of `roles` in it.
 * @throws Problem club-not-found
 */
export async function requireRole(
  deps: Pick<Deps, 'db'>,
  handle: string,
  playerId: string,
  roles: readonly ClubRole[],
): Promise<ClubRow> {
  const club = await requireClub(deps, handle);
  const role = await roleIn(deps.db.prisma, club.id, playerId);
  if (role === undefined || !roles.includes(role)) throw problem('club-not-found');
  return club;
}

/**
 * Returns a club like `requireRole`, and locks it until the transaction ends, so that its members stay the same.
 * @throws Problem club-not-found
 */
export async function lockWithRole(
  deps: Pick<Deps, 'db'>,
  tx: Tx,
  handle: string,
  playerId: string,
  roles: readonly ClubRole[],
): Promise<ClubRow> {
  await lockClub(tx, (await requireClub(deps, handle)).id);
  return requireRole(deps, handle, playerId, roles);
}

/** The roles that run a club. */
export const running: readonly ClubRole[] = ['owner', 'admin'];
export const membership: readonly ClubRole[] = ['owner', 'admin', 'member'];
