import { lockClub } from '../../clubs/store/clubs.ts';
import type { Db } from '../../db/client.ts';
import { transaction } from '../../db/transactions.ts';
import type { Tx } from '../../db/tx.ts';
import {
  type DisabledReason,
  Prisma,
  type WebhookEndpoint,
  WebhookFormat,
  WebhookGames,
} from '../../generated/prisma/client.ts';
import { type ListPart, partById } from '../../helpers/list-part.ts';
import { lockPlayer } from '../../players/store/players.ts';

export { WebhookFormat, WebhookGames };

/** The columns of an endpoint that are needed to send to it. */
const sending = {
  id: true,
  playerId: true,
  url: true,
  format: true,
  secret: true,
  previousSecret: true,
  previousSecretUntil: true,
  isSlow: true,
  failingSince: true,
  disabledAt: true,
} satisfies Prisma.WebhookEndpointSelect;
export type EndpointRow = Readonly<Prisma.WebhookEndpointGetPayload<{ select: typeof sending }>>;

/** Returns one endpoint. */
export async function findEndpoint(db: Tx, id: string): Promise<EndpointRow | undefined> {
  return (await db.webhookEndpoint.findUnique({ where: { id }, select: sending })) ?? undefined;
}

/** An endpoint that gets the notifications of a player. */
export interface ReceiverEndpoint
  extends Readonly<Pick<WebhookEndpoint, 'id' | 'events' | 'format' | 'gameId' | 'label' | 'language'>> {
  /** Id of the player whose notifications it gets. */
  readonly receiver: string;
  /** Id of the application that it belongs to; null if it is the player's own. */
  readonly application: string | null;
}

/** Returns the enabled endpoints of players for their games, and those of applications that act for them. */
export function receiverEndpoints(db: Tx, players: readonly string[]): Promise<ReceiverEndpoint[]> {
  return db.$queryRaw`
    SELECT id, player_id AS receiver, format, events, game_id AS "gameId", label, language, NULL::uuid AS application
    FROM webhook_endpoints WHERE player_id = ANY(${players}::uuid[]) AND disabled_at IS NULL AND games = 'mine'
    UNION
    SELECT e.id, x.player_id, e.format, e.events, e.game_id, e.label, e.language, e.player_id
    FROM external_players x JOIN webhook_endpoints e ON e.player_id = x.application_id
    WHERE x.player_id = ANY(${players}::uuid[]) AND x.can_act AND x.application_id <> x.player_id
      AND e.disabled_at IS NULL AND e.games = 'mine'
    ORDER BY receiver, id`;
}

/** SQL condition on players `p` whose notifications an enabled endpoint gets. */
export const hasEndpoint = Prisma.sql`(
  EXISTS (SELECT FROM webhook_endpoints e WHERE e.player_id = p.id AND e.disabled_at IS NULL)
  OR EXISTS (SELECT FROM external_players x JOIN webhook_endpoints e ON e.player_id = x.application_id
             WHERE x.player_id = p.id AND x.can_act AND e.disabled_at IS NULL))`;

/**
 * SQL condition on games `g` for which there is an enabled endpoint of an owner who is not at the table: one for the
 * game, for the results of all public games, or for a club's games.
 */
export const isWatched = Prisma.sql`(
  EXISTS (SELECT FROM webhook_endpoints e WHERE e.game_id = g.id AND e.disabled_at IS NULL)
  OR g.finished_at IS NOT NULL AND EXISTS (
    SELECT FROM club_games c JOIN webhook_endpoints e ON e.club_id = c.club_id
    WHERE c.game_id = g.id AND e.disabled_at IS NULL)
  OR g.status = 'finished' AND g.visibility = 'public' AND EXISTS (
    SELECT FROM webhook_endpoints e WHERE e.games = 'public' AND e.disabled_at IS NULL))`;

const watching = {
  id: true,
  events: true,
  format: true,
  gameId: true,
  label: true,
  language: true,
  games: true,
  clubId: true,
  player: { select: { id: true, displayName: true, locale: true } },
} satisfies Prisma.WebhookEndpointSelect;

type Watching = Prisma.WebhookEndpointGetPayload<{ select: typeof watching }>;

/** An endpoint for one game, for the results of all public ones, or for a club, with its owner. */
export interface WatchingEndpoint extends Readonly<Omit<Watching, 'player'>> {
  readonly owner: Readonly<Watching['player']>;
}

/** The events that endpoints may subscribe to: those of games, of clubs, and results of public games. */
export interface Watchable {
  readonly games: readonly string[];
  readonly clubs: readonly string[];
  readonly hasResults: boolean;
}

/** Returns the enabled endpoints that may be notified, including those of clubs while their owners run them. */
export async function watchingEndpoints(
  db: Tx,
  { games, clubs, hasResults }: Watchable,
): Promise<WatchingEndpoint[]> {
  const forResults = hasResults ? [{ games: 'public' as const }] : [];
  // Checked now because an endpoint can be created or enabled while its owner loses the role, and it would reveal private
  // tables.
  const forClubs = clubs.map(
    (clubId): Prisma.WebhookEndpointWhereInput => ({
      clubId,
      player: { clubs: { some: { clubId, role: { in: ['owner', 'admin'] } } } },
    }),
  );
  const where = { OR: [{ gameId: { in: [...games] } }, ...forClubs, ...forResults], disabledAt: null };
  const rows = await db.webhookEndpoint.findMany({ where, select: watching, orderBy: { id: 'asc' } });
  return rows.map(({ player: owner, ...row }) => ({ ...row, owner }));
}

/** Records an endpoint's health: since when it has been failing, unless it was already, and whether it has separate turns. */
export async function writeHealth(
  db: Tx,
  id: string,
  failingSince: Date | undefined,
  isSlow: boolean,
): Promise<void> {
  const since =
    failingSince === undefined
      ? Prisma.sql`NULL`
      : Prisma.sql`coalesce(failing_since, ${failingSince}::timestamptz)`;
  await db.$executeRaw`
    UPDATE webhook_endpoints SET failing_since = ${since}, is_slow = ${isSlow} WHERE id = ${id}::uuid`;
}

/** Marks an endpoint as slow, which gives it separate turns. */
export async function markSlow(db: Tx, id: string): Promise<void> {
  await db.webhookEndpoint.updateMany({ where: { id }, data: { isSlow: true } });
}

/** Disables an endpoint; returns false if it already was. */
export async function disableEndpoint(
  db: Tx,
  id: string,
  because: DisabledReason,
  at: Date,
): Promise<boolean> {
  const data = { disabledAt: at, disabledReason: because, updatedAt: at };
  return (await db.webhookEndpoint.updateMany({ where: { id, disabledAt: null }, data })).count === 1;
}

/** An endpoint with all its columns. */
export type EndpointRecord = WebhookEndpoint;

/** Returns endpoints of a player, oldest first. */
export function endpointsOf({ prisma }: Db, playerId: string, part: ListPart): Promise<EndpointRecord[]> {
  const { where, ...rest } = partById(part, 'asc');
  return prisma.webhookEndpoint.findMany({ where: { playerId, ...where }, ...rest });
}

/** Returns one endpoint of a player; null if the player has none with this id. */
export function findEndpointOf({ prisma }: Db, playerId: string, id: string): Promise<EndpointRecord | null> {
  return prisma.webhookEndpoint.findFirst({ where: { id, playerId } });
}

/** A new endpoint. */
export type NewEndpoint = Pick<
  EndpointRecord,
  | 'id'
  | 'playerId'
  | 'grantId'
  | 'name'
  | 'gameId'
  | 'label'
  | 'games'
  | 'clubId'
  | 'language'
  | 'url'
  | 'events'
  | 'format'
  | 'secret'
  | 'createdAt'
>;

/** Maximum number of endpoints of a player, of a player's endpoints for all public games, and of a club's endpoints. */
export interface EndpointLimits {
  readonly max: number;
  readonly maxPublic: number;
  readonly maxOfClub: number;
}

/** Adds an endpoint; returns undefined without adding it if a maximum is reached. */
export function insertEndpoint(
  db: Db,
  endpoint: NewEndpoint,
  { max, maxPublic, maxOfClub }: EndpointLimits,
): Promise<EndpointRecord | undefined> {
  return transaction(db, async (tx) => {
    // Locked so that each of several simultaneous calls sees the previous ones.
    const { playerId, games, clubId, createdAt } = endpoint;
    if (clubId !== null) await lockClub(tx, clubId);
    await lockPlayer(tx, playerId);
    if (clubId !== null && (await tx.webhookEndpoint.count({ where: { clubId } })) >= maxOfClub)
      return undefined;
    if ((await tx.webhookEndpoint.count({ where: { playerId } })) >= max) return undefined;
    const isPublic = games === 'public';
    if (isPublic && (await tx.webhookEndpoint.count({ where: { playerId, games } })) >= maxPublic)
      return undefined;
    return tx.webhookEndpoint.create({ data: { ...endpoint, updatedAt: createdAt } });
  });
}

/** Updates the given columns of an endpoint. */
export function updateEndpointRow(
  { prisma }: Db,
  id: string,
  data: Partial<Omit<EndpointRecord, 'id' | 'playerId' | 'createdAt'>>,
): Promise<EndpointRecord> {
  return prisma.webhookEndpoint.update({ where: { id }, data });
}

/** Deletes an endpoint with its deliveries. */
export async function deleteEndpointRow({ prisma }: Db, id: string): Promise<void> {
  await prisma.webhookEndpoint.deleteMany({ where: { id } });
}
