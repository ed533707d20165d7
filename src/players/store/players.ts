import type { Db } from '../../db/client.ts';
import type { Tx } from '../../db/tx.ts';
import { type Player, Prisma } from '../../generated/prisma/client.ts';

/** Returns the ids of the players with these handles (in lower case), by handle. */
export async function idsByHandle({ prisma }: Db, handles: readonly string[]): Promise<Map<string, string>> {
  const rows = await prisma.$queryRaw<{ id: string; handle: string }[]>`
    SELECT id, lower(handle) AS handle FROM players
    WHERE lower(handle) = ANY(${handles}::text[]) AND deleted_at IS NULL AND robot IS NULL`;
  return new Map(rows.map(({ id, handle }) => [handle, id]));
}

/** Returns the ids of the players with these confirmed addresses (in lower case), by address. */
export async function idsByConfirmedAddress(
  { prisma }: Db,
  addresses: readonly string[],
): Promise<Map<string, string>> {
  const rows = await prisma.$queryRaw<{ id: string; email: string }[]>`
    SELECT id, lower(email) AS email FROM players
    WHERE lower(email) = ANY(${addresses}::text[]) AND email_verified_at IS NOT NULL`;
  return new Map(rows.map(({ id, email }) => [email, id]));
}

/** Whether a player has confirmed an email address. */
export async function hasConfirmedAddress({ prisma }: Db, id: string): Promise<boolean> {
  const found = await prisma.$queryRaw<
    unknown[]
  >`SELECT 1 FROM players p WHERE p.id = ${id}::uuid AND ${hasAddress}`;
  return found.length > 0;
}

/** The public identity of a player. */
export interface Person extends Readonly<Pick<Player, 'handle' | 'displayName'>> {
  readonly playerId: string;
}

/** The columns that `personOf` needs. */
export const personColumns = { id: true, handle: true, displayName: true } as const;

/** Returns the public identity of a player. */
export const personOf = ({ id, handle, displayName }: Pick<Player, keyof typeof personColumns>): Person => ({
  playerId: id,
  handle,
  displayName,
});

/** Returns those of some players who still exist, in any order. */
export async function findPersons(db: Tx, ids: readonly string[]): Promise<Person[]> {
  return (await db.player.findMany({ where: { id: { in: [...ids] } }, select: personColumns })).map(personOf);
}

/** Returns the same, by player id. */
export async function personsById(db: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, Person>> {
  return new Map((await findPersons(db, ids)).map((person) => [person.playerId, person]));
}

/** SQL that is true of players `p` who have confirmed an email address. */
export const hasAddress = Prisma.sql`p.email IS NOT NULL AND p.email_verified_at IS NOT NULL`;

/** Returns the ids of those players who were neither deleted nor taken over. */
export async function presentPlayers(db: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const where = { id: { in: [...ids] }, deletedAt: null };
  return new Set((await db.player.findMany({ where, select: { id: true } })).map(({ id }) => id));
}

/** Returns the player with this id or this lower-case handle. */
export async function findPersonByName(db: Tx, name: string): Promise<Person | undefined> {
  const [person] = await db.$queryRaw<Person[]>`
    SELECT id AS "playerId", handle, display_name AS "displayName" FROM players
    WHERE robot IS NULL AND (lower(handle) = ${name}
      OR id = CASE WHEN ${name}::text ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN ${name}::text::uuid END)`;
  return person;
}

/** A player without an account, as described by an application. */
interface Description {
  readonly displayName: string;
  readonly locale?: string | undefined;
  readonly timeZone?: string | undefined;
}

/** Adds a player without an account. */
export async function insertPlayer(
  db: Tx,
  player: Description & { readonly id: string; readonly handle: string; readonly at: Date },
): Promise<void> {
  const { id, handle, displayName, locale = 'en', timeZone = 'UTC', at } = player;
  await db.player.create({
    data: { id, handle, displayName, locale, timeZone, createdAt: at, updatedAt: at },
  });
}

/** Locks a player until the transaction ends; each transaction sees the changes of those that held the lock before. */
export async function lockPlayer(db: Tx, id: string): Promise<void> {
  await db.$executeRaw`SELECT 1 FROM players WHERE id = ${id}::uuid FOR NO KEY UPDATE`;
}

/** Updates the description of a player; omitted members keep their values. */
export async function updateDescription(
  db: Tx,
  id: string,
  { displayName, locale, timeZone }: Description,
  at: Date,
): Promise<void> {
  const changes = {
    displayName,
    ...(locale !== undefined && { locale }),
    ...(timeZone !== undefined && { timeZone }),
  };
  await db.player.updateMany({ where: { id, NOT: changes }, data: { ...changes, updatedAt: at } });
}

/** Deletes a player without an account. */
export async function deletePlayer(db: Tx, id: string): Promise<void> {
  await db.player.deleteMany({ where: { id } });
}

/** `looksOf` a handle; it is the expression of players_handle_looks_idx. */
const looksOfHandle = Prisma.sql`translate(replace(lower(handle), 'm', 'rn'), '01l', 'oii')`;

/** Whether `name` is not the handle of `player`, and the handle of another player looks like `looks`. */
export async function isNameOfOther(db: Tx, player: string, name: string, looks: string): Promise<boolean> {
  const rows = await db.$queryRaw<unknown[]>`
    SELECT 1 FROM players
    WHERE ${looksOfHandle} = ${looks} AND id <> ${player}::uuid
      AND NOT EXISTS (SELECT FROM players self WHERE self.id = ${player}::uuid AND lower(self.handle) = lower(${name}::text))
    LIMIT 1`;
  return rows.length > 0;
}

/** Whether an account has a handle that looks like `looks`, or the display name `name`. */
export async function isNameOfAccount(db: Tx, name: string, looks: string): Promise<boolean> {
  const rows = await db.$queryRaw<unknown[]>`
    SELECT 1 FROM players
    WHERE (${looksOfHandle} = ${looks}
           OR lower(display_name) = lower(${name}::text))
      AND (email IS NOT NULL OR EXISTS (SELECT FROM passkeys k WHERE k.player_id = players.id)) LIMIT 1`;
  return rows.length > 0;
}

/** Returns the locale of a player; English if there is no such player. */
export async function localeOf(db: Tx, id: string): Promise<string> {
  const player = await db.player.findUnique({ where: { id }, select: { locale: true } });
  return player?.locale ?? 'en';
}

/** Returns the number that a player's links must contain to be valid; undefined if there is no such player. */
export async function linkGenerationOf(db: Tx, playerId: string): Promise<number | undefined> {
  const select = { linkGeneration: true };
  return (await db.player.findUnique({ where: { id: playerId }, select }))?.linkGeneration;
}
