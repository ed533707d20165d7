import type { Tx } from '../../db/tx.ts';
import { type Club, ClubRole, JoinPolicy, Prisma } from '../../generated/prisma/client.ts';
import { type ListPart, partById } from '../../helpers/list-part.ts';
import { personColumns, personOf } from '../../players/store/players.ts';

export { ClubRole, JoinPolicy };

/** A stored club. */
export type ClubRow = Readonly<Club>;

/** Adds a club; returns false if its handle is taken. */
export async function insertClub(db: Tx, club: ClubRow): Promise<boolean> {
  return (await db.club.createMany({ data: [club], skipDuplicates: true })).count === 1;
}

/** Returns the club with a handle, ignoring case. */
export async function findClub(db: Tx, handle: string): Promise<ClubRow | undefined> {
  return (await db.club.findUnique({ where: { handle: handle.toLowerCase() } })) ?? undefined;
}

/** Returns clubs, newest first; with a player, only that player's. */
export function listClubs(db: Tx, player: string | undefined, part: ListPart): Promise<ClubRow[]> {
  const { where, ...rest } = partById(part, 'desc');
  const ofPlayer = player === undefined ? {} : { members: { some: { playerId: player } } };
  return db.club.findMany({ where: { ...where, ...ofPlayer }, ...rest });
}

/**
 * Locks a club until the transaction ends, in the order of docs/architecture.md#locks, so that no member leaves it meanwhile. This lock
 * doesn't block new rows that refer to the club; PostgreSQL checks the club again when such a row is changed twice.
 */
export async function lockClub(tx: Tx, id: string): Promise<void> {
  await tx.$executeRaw`SELECT 1 FROM clubs WHERE id = ${id}::uuid FOR NO KEY UPDATE`;
}

/** Changes a club. */
export async function updateClub(
  db: Tx,
  id: string,
  data: Partial<Pick<ClubRow, 'name' | 'description' | 'joinPolicy'>>,
): Promise<void> {
  await db.club.update({ where: { id }, data });
}

/** Deletes a club; its games stay. */
export async function deleteClub(db: Tx, id: string): Promise<void> {
  await db.club.deleteMany({ where: { id } });
}

/** Returns a player's role in a club; undefined if there is none. */
export async function roleIn(db: Tx, clubId: string, playerId: string): Promise<ClubRole | undefined> {
  const row = await db.clubMember.findUnique({ where: { clubId_playerId: { clubId, playerId } } });
  return row?.role;
}

/** Returns a player's roles in some clubs, by club id. */
export async function rolesIn(
  db: Tx,
  clubIds: readonly string[],
  playerId: string,
): Promise<ReadonlyMap<string, ClubRole>> {
  const rows = await db.clubMember.findMany({ where: { clubId: { in: [...clubIds] }, playerId } });
  return new Map(rows.map(({ clubId, role }) => [clubId, role]));
}

/** Returns the member counts of some clubs, by club id. */
export async function countMembers(db: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db.clubMember.groupBy({
    by: ['clubId'],
    where: { clubId: { in: [...ids] }, role: { not: 'pending' } },
    _count: { _all: true },
  });
  return new Map(rows.map(({ clubId, _count }) => [clubId, _count._all]));
}

/** Returns the number of members and pending requests of a club. */
export const countPeople = (db: Tx, clubId: string): Promise<number> =>
  db.clubMember.count({ where: { clubId } });

/** Returns how many clubs the player belongs to or has asked to join. */
export const countClubsOf = (db: Tx, playerId: string): Promise<number> =>
  db.clubMember.count({ where: { playerId } });

/** Sets a player's role in a club, in place of any previous one. */
export async function putMember(
  db: Tx,
  member: { clubId: string; playerId: string; role: ClubRole; since: Date },
): Promise<void> {
  const { clubId, playerId, role } = member;
  const where = { clubId_playerId: { clubId, playerId } };
  await db.clubMember.upsert({ where, create: member, update: { role } });
}

/** Removes a player, or the player's request to join, from a club. */
export async function deleteMember(db: Tx, clubId: string, playerId: string): Promise<void> {
  await db.clubMember.deleteMany({ where: { clubId, playerId } });
}

/** Returns players with certain roles in a club, in descending order of their ids. */
export async function listMembers(
  db: Tx,
  clubId: string,
  roles: readonly ClubRole[],
  { after, limit }: ListPart,
) {
  const rows = await db.clubMember.findMany({
    where: { clubId, role: { in: [...roles] }, ...(after !== undefined && { playerId: { lt: after } }) },
    select: { role: true, since: true, player: { select: personColumns } },
    orderBy: { playerId: 'desc' },
    take: limit,
  });
  return rows.map(({ player, ...member }) => ({ ...personOf(player), ...member }));
}

/** Gives clubs without an owner to the longest-serving admin, or else to the longest-serving member, and deletes those without members. */
export async function handOverClubs(tx: Tx, only?: string): Promise<void> {
  const one = only === undefined ? Prisma.empty : Prisma.sql`AND c.id = ${only}::uuid`;
  await tx.$executeRaw`
    UPDATE club_members m SET role = 'owner' FROM (
      SELECT DISTINCT ON (c.id) c.id, h.player_id FROM clubs c JOIN club_members h ON h.club_id = c.id
      WHERE h.role IN ('admin', 'member') ${one}
        AND NOT EXISTS (SELECT 1 FROM club_members o WHERE o.club_id = c.id AND o.role = 'owner')
      ORDER BY c.id, h.role, h.since, h.player_id
    ) heir WHERE m.club_id = heir.id AND m.player_id = heir.player_id`;
  await tx.$executeRaw`
    DELETE FROM clubs c WHERE true ${one}
      AND NOT EXISTS (SELECT 1 FROM club_members o WHERE o.club_id = c.id AND o.role = 'owner')`;
}

/** Opens a table to the members of a club. */
export async function insertClubGame(db: Tx, gameId: string, clubId: string): Promise<void> {
  await db.clubGame.create({ data: { gameId, clubId } });
}

/** Whether a table is open to the members of a club that a player belongs to. */
export async function isOpenToClubOf(db: Tx, gameId: string, playerId: string): Promise<boolean> {
  const members = { some: { playerId, role: { not: 'pending' } } } as const;
  return (await db.clubGame.count({ where: { gameId, club: { members } } })) > 0;
}

/** The names of a club. */
export type ClubName = Readonly<Pick<Club, 'handle' | 'name'>>;

/** Returns the names of clubs, by club id. */
export async function clubNames(db: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, ClubName>> {
  if (ids.length === 0) return new Map();
  const where = { id: { in: [...ids] } };
  const rows = await db.club.findMany({ where, select: { id: true, handle: true, name: true } });
  return new Map(rows.map(({ id, ...club }) => [id, club]));
}
