import type { Tx } from '../../db/tx.ts';
import { mergeReaders } from '../../games/store/messages.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { type ListPart, partById } from '../../helpers/list-part.ts';
import { giveRatings } from '../../ratings/store/ratings.ts';

/** An application's name for a person on another platform, such as `irc`, `mira`. */
export interface ExternalName {
  readonly provider: string;
  readonly externalId: string;
}

const selection = {
  id: true,
  provider: true,
  externalId: true,
  playerId: true,
  claimedAt: true,
  canAct: true,
  player: { select: { handle: true, displayName: true, locale: true, timeZone: true } },
} satisfies Prisma.ExternalPlayerSelect;

/** Returns an external player as one row. `claimedAt` is null while unclaimed. */
function rowOf({ player, ...name }: Prisma.ExternalPlayerGetPayload<{ select: typeof selection }>) {
  return { ...name, ...player };
}

/** An external player: the name, and the player it stands for. */
export type ExternalPlayerRow = Readonly<ReturnType<typeof rowOf>>;

/** Returns the player with an application's name. */
export async function findExternalPlayer(
  db: Tx,
  applicationId: string,
  { provider, externalId }: ExternalName,
): Promise<ExternalPlayerRow | undefined> {
  const name = { applicationId, provider, externalId };
  const where = { applicationId_provider_externalId: name };
  const found = await db.externalPlayer.findUnique({ where, select: selection });
  return found === null ? undefined : rowOf(found);
}

/**
 * Returns the handle of the player with a name in an application's chat, ignoring case: by external id, else by display
 * name if it is unique.
 */
export async function handleOfExternal(
  db: Tx,
  application: string,
  name: string,
): Promise<string | undefined> {
  const rows = await db.$queryRaw<{ handle: string; isId: boolean }[]>`
    SELECT p.handle, lower(e.external_id) = lower(${name}::text) AS "isId"
    FROM external_players e JOIN players p ON p.id = e.player_id
    WHERE e.application_id = ${application}::uuid AND (lower(e.external_id) = lower(${name}::text)
      OR lower(p.display_name) IN (lower(${name}::text), lower(${name}::text || ' (' || e.provider || ')')))
    ORDER BY 2 DESC LIMIT 2`;
  const [first, ...others] = rows;
  return first !== undefined && (first.isId || others.length === 0) ? first.handle : undefined;
}

/**
 * Locks a player's clubs, competitions, matches and games until the end of the transaction, so that they don't change and
 * no seat is taken. Callers that also lock the player must do so afterwards (docs/architecture.md#locks).
 */
export async function lockSurroundings(db: Tx, player: string): Promise<void> {
  await db.$executeRaw`
    SELECT 1 FROM clubs WHERE id IN (SELECT club_id FROM club_members WHERE player_id = ${player}::uuid)
    ORDER BY id FOR NO KEY UPDATE`;
  await db.$executeRaw`
    SELECT 1 FROM competitions
    WHERE creator_id = ${player}::uuid
       OR id IN (SELECT competition_id FROM competition_entrants WHERE player_id = ${player}::uuid
                 UNION SELECT competition_id FROM competition_team_members WHERE player_id = ${player}::uuid)
    ORDER BY id FOR UPDATE`;
  await db.$executeRaw`
    SELECT 1 FROM matches
    WHERE creator_id = ${player}::uuid OR first_id = ${player}::uuid OR second_id = ${player}::uuid
    ORDER BY id FOR UPDATE`;
  await db.$executeRaw`
    SELECT 1 FROM games
    WHERE owner_id = ${player}::uuid OR id IN (SELECT game_id FROM seats WHERE player_id = ${player}::uuid)
    ORDER BY id FOR UPDATE`;
}

/** Returns an unclaimed player. With `lock` no other transaction can seat or claim it until the end of this one. */
export async function findUnclaimed(
  db: Tx,
  id: string,
  { lock = false } = {},
): Promise<ExternalPlayerRow | undefined> {
  if (lock)
    await db.$executeRaw`
      SELECT 1 FROM external_players e JOIN players p ON p.id = e.player_id WHERE e.id = ${id}::uuid FOR UPDATE OF e, p`;
  const found = await db.externalPlayer.findFirst({ where: { id, claimedAt: null }, select: selection });
  return found === null ? undefined : rowOf(found);
}

/** Returns the handle of the account whose application knows a player. */
export async function applicationOf(db: Tx, id: string): Promise<string | undefined> {
  const select = { application: { select: { handle: true } } };
  return (await db.externalPlayer.findUnique({ where: { id }, select }))?.application.handle;
}

/** Adds a player by its name; returns false if the application already uses the name. */
export async function insertExternalPlayer(
  db: Tx,
  application: string,
  player: ExternalName & { readonly id: string; readonly playerId: string; readonly at: Date },
): Promise<boolean> {
  const { id, provider, externalId, playerId, at } = player;
  const row = { id, applicationId: application, provider, externalId, playerId, createdAt: at };
  return (await db.externalPlayer.createMany({ data: [row], skipDuplicates: true })).count === 1;
}

/** Returns an application's names for some players, by player, if it may act for them. */
export async function externalNames(
  db: Tx,
  application: string,
  players: readonly string[],
): Promise<Map<string, ExternalName>> {
  return (await namesByApplication(db, [application], players)).get(application) ?? new Map();
}

/** Returns applications' names for some players, by application and player, if they may act for them. */
export async function namesByApplication(
  db: Tx,
  applications: readonly string[],
  players: readonly string[],
): Promise<Map<string, Map<string, ExternalName>>> {
  const rows = await db.externalPlayer.findMany({
    where: { applicationId: { in: [...applications] }, playerId: { in: [...players] }, canAct: true },
    orderBy: { id: 'asc' },
  });
  const names = new Map(applications.map((application) => [application, new Map<string, ExternalName>()]));
  for (const { applicationId, playerId, provider, externalId } of rows)
    names.get(applicationId)?.set(playerId, { provider, externalId });
  return names;
}

/** Returns the names that an account claimed, oldest first. */
export async function claimedNames(db: Tx, player: string, part: ListPart) {
  const { where, ...rest } = partById(part, 'asc');
  return findClaimed(db, { playerId: player, ...where }, rest);
}

/** Returns one of the names that an account claimed. */
export async function claimedName(db: Tx, player: string, id: string) {
  return (await findClaimed(db, { playerId: player, id }))[0];
}

async function findClaimed(
  db: Tx,
  where: Prisma.ExternalPlayerWhereInput,
  rest: Pick<Prisma.ExternalPlayerFindManyArgs, 'orderBy' | 'take'> = {},
) {
  const rows = await db.externalPlayer.findMany({
    where: { ...where, claimedAt: { not: null } },
    select: { ...selection, application: { select: { handle: true } } },
    ...rest,
  });
  return rows.flatMap(({ id, provider, externalId, application, claimedAt, canAct }) =>
    claimedAt === null
      ? []
      : [{ id, provider, externalId, application: application.handle, claimedAt, canAct }],
  );
}

const claimedBy = (playerId: string, id: string) => ({ id, playerId, claimedAt: { not: null } });

/** Sets whether the application may act for the account that claimed a name. */
export async function setCanAct(db: Tx, player: string, id: string, canAct: boolean): Promise<void> {
  await db.externalPlayer.updateMany({ where: claimedBy(player, id), data: { canAct } });
}

/** Permanently separates the account from a name; returns false if the account has no such name. */
export async function deleteName(db: Tx, player: string, id: string): Promise<boolean> {
  return (await db.externalPlayer.deleteMany({ where: claimedBy(player, id) })).count === 1;
}

/** Returns the games in which both players sit. */
export async function sharedGames(db: Tx, one: string, other: string): Promise<string[]> {
  const shared = await db.$queryRaw<{ id: string }[]>`
    SELECT a.game_id AS id FROM seats a JOIN seats b ON b.game_id = a.game_id
    WHERE a.player_id = ${one}::uuid AND b.player_id = ${other}::uuid`;
  return shared.map(({ id }) => id);
}

/** All references to a player, by table and column; if both players have a row, `account` keeps its own. */
const belongings = [
  { table: 'seats', column: 'player_id' },
  { table: 'games', column: 'owner_id' },
  { table: 'matches', column: 'creator_id' },
  { table: 'matches', column: 'first_id' },
  { table: 'matches', column: 'second_id' },
  { table: 'matches', column: 'winner_id' },
  { table: 'matches', column: 'forfeited_by' },
  { table: 'competitions', column: 'creator_id' },
  { table: 'competition_entrants', column: 'player_id', uniqueBy: 'competition_id' },
  { table: 'competition_teams', column: 'captain_id' },
  { table: 'competition_team_members', column: 'player_id', uniqueBy: 'team_id' },
  { table: 'competition_pairings', column: 'first_id' },
  { table: 'competition_pairings', column: 'second_id' },
  { table: 'messages', column: 'player_id' },
  { table: 'outbox_events', column: 'player_id' },
  { table: 'plans', column: 'player_id' },
  { table: 'invitations', column: 'player_id', uniqueBy: 'game_id' },
  { table: 'game_preferences', column: 'player_id', uniqueBy: 'game_id' },
  { table: 'notes', column: 'player_id', uniqueBy: 'game_id' },
  { table: 'removals', column: 'player_id', uniqueBy: 'game_id' },
  { table: 'blocks', column: 'player_id', uniqueBy: 'blocked_id' },
  { table: 'blocks', column: 'blocked_id', uniqueBy: 'player_id' },
  { table: 'mutes', column: 'player_id', uniqueBy: 'muted_id' },
  { table: 'mutes', column: 'muted_id', uniqueBy: 'player_id' },
  { table: 'reports', column: 'reporter_id' },
  { table: 'reports', column: 'reported_id' },
  { table: 'standing_tables', column: 'player_id' },
  { table: 'club_members', column: 'player_id', uniqueBy: 'club_id' },
  { table: 'follows', column: 'player_id', uniqueBy: 'followed_id' },
  { table: 'follows', column: 'followed_id', uniqueBy: 'player_id' },
  { table: 'sanctions', column: 'player_id' },
] as const;

/**
 * Transfers everything of a player to an account: seats, games, invitations, messages, external names, blocks and
 * sanctions; then deletes the player. The caller ensures that they share no game.
 */
export async function mergeInto(
  db: Tx,
  player: string,
  account: string,
  { canAct, at }: { readonly canAct: boolean; readonly at: Date },
): Promise<void> {
  const pair = [player, account];
  await db.block.deleteMany({ where: { playerId: { in: pair }, blockedId: { in: pair } } });
  await db.mute.deleteMany({ where: { playerId: { in: pair }, mutedId: { in: pair } } });
  await db.follow.deleteMany({ where: { playerId: { in: pair }, followedId: { in: pair } } });
  for (const belonging of belongings) {
    const [table, column] = [Prisma.raw(belonging.table), Prisma.raw(belonging.column)];
    if ('uniqueBy' in belonging) {
      const uniqueBy = Prisma.raw(belonging.uniqueBy);
      await db.$executeRaw`
        DELETE FROM ${table} o USING ${table} h
        WHERE o.${column} = ${player}::uuid AND h.${column} = ${account}::uuid AND h.${uniqueBy} = o.${uniqueBy}`;
    }
    await db.$executeRaw`UPDATE ${table} SET ${column} = ${account}::uuid WHERE ${column} = ${player}::uuid`;
  }
  await mergeReaders(db, player, account);
  const claimed = { playerId: account, claimedAt: at, canAct };
  await db.externalPlayer.updateMany({ where: { playerId: player }, data: claimed });
  const takesRatings = await giveRatings(db, player, account);
  // Openings of games keep naming the player.
  await db.mergedPlayer.create({ data: { playerId: player, accountId: account, at, takesRatings } });
  await db.player.deleteMany({ where: { id: player } });
}
