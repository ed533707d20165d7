import type { Tx } from '../../db/tx.ts';
import { type Club, ClubRole, JoinPolicy, Prisma } from '../../generated/prisma/client.ts';
import { type ListPart, partById } from '../../helpers/list-part.ts';
import { personColumns, personOf } from '../../players/store/players.ts';

export { ClubRole, JoinPolicy };

/** A club as it is stored. */
export type ClubRow = Readonly<Club>;

/** Adds a club; returns false if another one has its handle. */
export async function insertClub(db: Tx, club: ClubRow): Promise<boolean> {
  return (await db.club.createMany({ data: [club], skipDuplicates: true })).count === 1;
}

/** Returns the club with a handle, in any case. */
export async function findClub(db: Tx, handle: string): Promise<ClubRow | undefined> {
  return (await db.club.findUnique({ where: { handle: handle.toLowerCase() } })) ?? undefined;
}

/** Returns clubs, those of a player alone if one is named, the latest first. */
export function listClubs(db: Tx, player: string | undefined, part: ListPart): Promise<ClubRow[]> {
  const { where, ...rest } = partById(part, 'desc');
  const ofPlayer = player === undefined ? {} : { members: { some: { playerId: player } } };
  return db.club.findMany({ where: { ...where, ...ofPlayer }, ...rest });
}

/**
 * Locks a club for the rest of the transaction, in the order of docs/architecture.md#locks, so that nobody leaves it meanwhile.
 * Rows that refer to it are not kept waiting: PostgreSQL looks at the club again when such a row is changed twice.
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

/** Returns what a player is in a club; undefined: nothing. */
export async function roleIn(db: Tx, clubId: string, playerId: string): Promise<ClubRole | undefined> {
  const row = await db.clubMember.findUnique({ where: { clubId_playerId: { clubId, playerId } } });
  return row?.role;
}

/** Returns the roles of a player in some clubs, by the id of the club. */
export async function rolesIn(
  db: Tx,
  clubIds: readonly string[],
  playerId: string,
): Promise<ReadonlyMap<string, ClubRole>> {
  const rows = await db.clubMember.findMany({ where: { clubId: { in: [...clubIds] }, playerId } });
  return new Map(rows.map(({ clubId, role }) => [clubId, role]));
}

/** Returns how many members each of some clubs has, by the id of the club. */
export async function countMembers(db: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db.clubMember.groupBy({
    by: ['clubId'],
    where: { clubId: { in: [...ids] }, role: { not: 'pending' } },
    _count: { _all: true },
  });
  return new Map(rows.map(({ clubId, _count }) => [clubId, _count._all]));
}

/** Returns how many are something in a club. */
export const countPeople = (db: Tx, clubId: string): Promise<number> =>
  db.clubMember.count({ where: { clubId } });

/** Returns of how many clubs a player is a member, asks to be one, or runs them. */
export const countClubsOf = (db: Tx, playerId: string): Promise<number> =>
  db.clubMember.count({ where: { playerId } });

/** Makes a player something in a club, whatever they were there before. */
export async function putMember(
  db: Tx,
  member: { clubId: string; playerId: string; role: ClubRole; since: Date },
): Promise<void> {
  const { clubId, playerId, role } = member;
  const where = { clubId_playerId: { clubId, playerId } };
  await db.clubMember.upsert({ where, create: member, update: { role } });
}

/** Ends that a player is anything in a club. */
export async function deleteMember(db: Tx, clubId: string, playerId: string): Promise<void> {
  await db.clubMember.deleteMany({ where: { clubId, playerId } });
}

/** Returns those who are something in a club, in the order of their ids, from the last. */
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

/**
 * Gives clubs without an owner to the admin who has been there for longest, or else to the member, and deletes those without
 * members.
 */
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

/** Whether a table is open to the members of a club of which a player is one. */
export async function isOpenToClubOf(db: Tx, gameId: string, playerId: string): Promise<boolean> {
  const members = { some: { playerId, role: { not: 'pending' } } } as const;
  return (await db.clubGame.count({ where: { gameId, club: { members } } })) > 0;
}

/** What a club is called. */
export type ClubName = Readonly<Pick<Club, 'handle' | 'name'>>;

/** Returns what clubs are called, by their ids. */
export async function clubNames(db: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, ClubName>> {
  if (ids.length === 0) return new Map();
  const where = { id: { in: [...ids] } };
  const rows = await db.club.findMany({ where, select: { id: true, handle: true, name: true } });
  return new Map(rows.map(({ id, ...club }) => [id, club]));
}
