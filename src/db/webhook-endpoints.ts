import type { Db, Tx } from './client.ts';
import { transaction } from './transactions.ts';

/** The formats of webhooks. */
export const webhookFormats = ['standard', 'discord', 'slack'] as const;
export type WebhookFormat = (typeof webhookFormats)[number];

/** Why an endpoint is switched off: it answered 410, it failed for days, or its owner did it. */
export type DisabledBecause = 'gone' | 'failing' | 'owner' | 'security';

/** The columns of an endpoint that are needed to send to it. */
export interface EndpointRow {
  readonly id: string;
  readonly playerId: string;
  readonly url: string;
  readonly format: WebhookFormat;
  readonly secret: string;
  readonly previousSecret: string | null;
  readonly previousSecretUntil: Date | null;
  readonly isSlow: boolean;
  readonly failingSince: Date | null;
  readonly disabledAt: Date | null;
}

/** One endpoint. */
export async function findEndpoint(db: Tx, id: string): Promise<EndpointRow | undefined> {
  return (await findEndpoints(db, [id]))[0];
}

/** Some endpoints, in any order. */
export async function findEndpoints(db: Tx, ids: readonly string[]): Promise<EndpointRow[]> {
  const text = `
    SELECT id, player_id AS "playerId", url, format, secret, previous_secret AS "previousSecret",
      previous_secret_until AS "previousSecretUntil", is_slow AS "isSlow", failing_since AS "failingSince",
      disabled_at AS "disabledAt" FROM webhook_endpoints WHERE id = ANY($1)`;
  return (await db.query<EndpointRow>({ name: 'find-endpoints', text, values: [ids] })).rows;
}

/** An endpoint that gets the notifications of a player. */
export interface ReceiverEndpoint {
  readonly id: string;
  /** Id of the player whose notifications it gets. */
  readonly receiver: string;
  readonly format: WebhookFormat;
  /** Types of notification that it subscribed to. */
  readonly events: readonly string[];
  readonly isSlow: boolean;
  /** Id of the application that it belongs to; null: it is the player's own. */
  readonly application: string | null;
}

/** The enabled endpoints of players, and those of applications that act for them. */
export async function receiverEndpoints(db: Tx, players: readonly string[]): Promise<ReceiverEndpoint[]> {
  const text = `
    SELECT id, player_id AS receiver, format, events, is_slow AS "isSlow", NULL::uuid AS application
    FROM webhook_endpoints WHERE player_id = ANY($1) AND disabled_at IS NULL
    UNION
    SELECT e.id, x.player_id, e.format, e.events, e.is_slow, e.player_id
    FROM external_players x JOIN webhook_endpoints e ON e.player_id = x.application_id
    WHERE x.player_id = ANY($1) AND x.may_act AND x.application_id <> x.player_id AND e.disabled_at IS NULL
    ORDER BY receiver, id`;
  return (await db.query<ReceiverEndpoint>({ name: 'receiver-endpoints', text, values: [players] })).rows;
}

/** Those of some players whose notifications an enabled endpoint gets. */
export async function playersWithEndpoint(db: Tx, players: readonly string[]): Promise<string[]> {
  const text = `
    SELECT player_id AS id FROM webhook_endpoints WHERE player_id = ANY($1) AND disabled_at IS NULL
    UNION
    SELECT x.player_id FROM external_players x
    JOIN webhook_endpoints e ON e.player_id = x.application_id AND e.disabled_at IS NULL
    WHERE x.player_id = ANY($1) AND x.may_act`;
  const { rows } = await db.query<{ id: string }>({ name: 'players-with-endpoint', text, values: [players] });
  return rows.map(({ id }) => id);
}

/**
 * Records an endpoint's health: since when it has been failing, if it was not failing before, and whether it is to use the
 * slow lane.
 */
export async function writeHealth(
  db: Tx,
  id: string,
  failingSince: Date | undefined,
  isSlow: boolean,
): Promise<void> {
  const text = `
    UPDATE webhook_endpoints
    SET failing_since = CASE WHEN $2::timestamptz IS NOT NULL THEN coalesce(failing_since, $2) END, is_slow = $3
    WHERE id = $1`;
  await db.query({ name: 'write-health', text, values: [id, failingSince, isSlow] });
}

/** Puts an endpoint into the slow lane. */
export async function markSlow(db: Tx, id: string): Promise<void> {
  const text = 'UPDATE webhook_endpoints SET is_slow = true WHERE id = $1';
  await db.query({ name: 'mark-slow', text, values: [id] });
}

/** Disables an endpoint. False: it is disabled already. */
export async function disableEndpoint(
  db: Tx,
  id: string,
  because: DisabledBecause,
  at: Date,
): Promise<boolean> {
  const text = `
    UPDATE webhook_endpoints SET disabled_at = $3, disabled_because = $2, updated_at = $3
    WHERE id = $1 AND disabled_at IS NULL`;
  return (await db.query(text, [id, because, at])).rowCount === 1;
}

/** An endpoint with all its columns. */
export type EndpointRecord = Awaited<ReturnType<Db['prisma']['webhookEndpoint']['findUniqueOrThrow']>>;

/** A player's endpoints, oldest first. */
export function endpointsOf({ prisma }: Db, playerId: string): Promise<EndpointRecord[]> {
  return prisma.webhookEndpoint.findMany({ where: { playerId }, orderBy: { id: 'asc' } });
}

/** One endpoint of a player; null: the player has none with this id. */
export function findEndpointOf({ prisma }: Db, playerId: string, id: string): Promise<EndpointRecord | null> {
  return prisma.webhookEndpoint.findFirst({ where: { id, playerId } });
}

/** A new endpoint. */
export type NewEndpoint = Pick<
  EndpointRecord,
  'id' | 'playerId' | 'url' | 'events' | 'format' | 'secret' | 'createdAt'
>;

/** Adds an endpoint, unless the player has `most` already. */
export async function insertEndpoint(
  db: Db,
  endpoint: NewEndpoint,
  most: number,
): Promise<EndpointRecord | undefined> {
  const { id, playerId, url, events, format, secret, createdAt } = endpoint;
  const text = `
    INSERT INTO webhook_endpoints (id, player_id, url, events, format, secret, created_at, updated_at)
    SELECT $1, $2, $3, $4, $5, $6, $7, $7
    WHERE (SELECT count(*) FROM webhook_endpoints WHERE player_id = $2) < $8`;
  const isAdded = await transaction(db, async (client) => {
    // Of several at once each sees those before it.
    await client.query('SELECT 1 FROM players WHERE id = $1 FOR NO KEY UPDATE', [playerId]);
    const { rowCount } = await client.query(text, [
      id,
      playerId,
      url,
      events,
      format,
      secret,
      createdAt,
      most,
    ]);
    return rowCount === 1;
  });
  return isAdded ? ((await findEndpointOf(db, playerId, id)) ?? undefined) : undefined;
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
  await prisma.webhookEndpoint.delete({ where: { id } });
}
