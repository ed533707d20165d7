import { insertDeliveries } from '../../../db/deliveries.ts';
import { type AttemptView, deliveriesTo } from '../../../db/delivery-attempts.ts';
import { retryDelivery } from '../../../db/endpoint-queue.ts';
import { newId } from '../../../db/id.ts';
import type { Deps } from '../../../deps.ts';
import { problem } from '../../../problems.ts';
import { type EventType, testEvent } from '../../events/types.ts';
import { checkUrl, ForbiddenAddress } from './addresses.ts';
import { webhookFlags } from './attempt.ts';
import { newSigningSecret } from './signature.ts';

export const formats = ['standard', 'discord', 'slack'] as const;
export type WebhookFormat = (typeof formats)[number];

const mostEndpoints = 20;
/** After a rotation the old secret counts for this long beside the new. */
const overlapMs = 24 * 3_600_000;

export interface EndpointWish {
  readonly url: string;
  readonly events: readonly EventType[];
  readonly format: WebhookFormat;
}

export interface EndpointChange {
  readonly url?: string | undefined;
  readonly events?: readonly EventType[] | undefined;
  readonly format?: WebhookFormat | undefined;
  readonly enabled?: boolean | undefined;
}

/** An endpoint as its owner sees it; never the secret. */
export interface EndpointView {
  readonly id: string;
  readonly url: string;
  readonly events: readonly string[];
  readonly format: string;
  readonly enabled: boolean;
  readonly disabledBecause: string | null;
  readonly disabledAt: string | null;
  /** Since when every attempt has failed. */
  readonly failingSince: string | null;
  readonly createdAt: string;
}

type Row = Awaited<ReturnType<Deps['db']['prisma']['webhookEndpoint']['findUniqueOrThrow']>>;

function viewOf(row: Row): EndpointView {
  return {
    id: row.id,
    url: row.url,
    events: row.events,
    format: row.format,
    enabled: row.disabledAt === null,
    disabledBecause: row.disabledBecause,
    disabledAt: row.disabledAt?.toISOString() ?? null,
    failingSince: row.failingSince?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}

/** A player's endpoints, oldest first. */
export async function listEndpoints({ db }: Deps, playerId: string): Promise<EndpointView[]> {
  const rows = await db.prisma.webhookEndpoint.findMany({ where: { playerId }, orderBy: { id: 'asc' } });
  return rows.map(viewOf);
}

/**
 * Makes an endpoint. Its secret is shown this once.
 * @throws Problem too-many-webhooks, forbidden-address
 */
export async function createEndpoint(
  deps: Deps,
  playerId: string,
  { url, events, format }: EndpointWish,
): Promise<EndpointView & { secret: string }> {
  refuseForbidden(deps, url);
  const rows = deps.db.prisma.webhookEndpoint;
  if ((await rows.count({ where: { playerId } })) >= mostEndpoints) throw problem('too-many-webhooks');
  const secret = newSigningSecret();
  const at = deps.clock();
  const data = {
    id: newId(),
    playerId,
    url,
    events: [...events],
    format,
    secret,
    createdAt: at,
    updatedAt: at,
  };
  return { ...viewOf(await rows.create({ data })), secret };
}

function refuseForbidden({ config }: Deps, url: string): void {
  try {
    checkUrl(url, config.webhookAllowedRanges);
  } catch (error) {
    if (error instanceof ForbiddenAddress) throw problem('forbidden-address', { detail: error.message });
    throw error;
  }
}

async function own({ db }: Deps, playerId: string, id: string): Promise<Row> {
  const row = await db.prisma.webhookEndpoint.findFirst({ where: { id, playerId } });
  if (row === null) throw problem('webhook-not-found');
  return row;
}

/**
 * One endpoint of a player.
 * @throws Problem webhook-not-found
 */
export async function readEndpoint(deps: Deps, playerId: string, id: string): Promise<EndpointView> {
  return viewOf(await own(deps, playerId, id));
}

/**
 * Changes what is given. Enabling forgets what went wrong before.
 * @throws Problem webhook-not-found, forbidden-address
 */
export async function changeEndpoint(
  deps: Deps,
  playerId: string,
  id: string,
  { url, events, format, enabled }: EndpointChange,
): Promise<EndpointView> {
  const row = await own(deps, playerId, id);
  if (url !== undefined) refuseForbidden(deps, url);
  const at = deps.clock();
  const fresh = { disabledAt: null, disabledBecause: null, failingSince: null, isSlow: false };
  const off = { disabledAt: row.disabledAt ?? at, disabledBecause: row.disabledBecause ?? 'owner' };
  const data = {
    ...(url !== undefined && { url, failingSince: null, isSlow: false }),
    ...(events !== undefined && { events: [...events] }),
    ...(format !== undefined && { format }),
    ...(enabled !== undefined && (enabled ? fresh : off)),
    updatedAt: at,
  };
  return viewOf(await deps.db.prisma.webhookEndpoint.update({ where: { id }, data }));
}

/**
 * Deletes an endpoint and its log.
 * @throws Problem webhook-not-found
 */
export async function deleteEndpoint(deps: Deps, playerId: string, id: string): Promise<void> {
  await own(deps, playerId, id);
  await deps.db.prisma.webhookEndpoint.delete({ where: { id } });
}

/**
 * Gives an endpoint a new secret, shown this once. For a day everything is signed with both.
 * @throws Problem webhook-not-found
 */
export async function rotateSecret(
  deps: Deps,
  playerId: string,
  id: string,
): Promise<{ secret: string; previousValidUntil: string }> {
  const { secret: previousSecret } = await own(deps, playerId, id);
  const secret = newSigningSecret();
  const updatedAt = deps.clock();
  const previousSecretUntil = new Date(updatedAt.getTime() + overlapMs);
  const data = { secret, previousSecret, previousSecretUntil, updatedAt };
  await deps.db.prisma.webhookEndpoint.update({ where: { id }, data });
  return { secret, previousValidUntil: previousSecretUntil.toISOString() };
}

/**
 * Sends a test event, once. Answers the delivery, in whose log its outcome will be.
 * @throws Problem webhook-not-found, webhook-disabled
 */
export async function testEndpoint(
  deps: Deps,
  playerId: string,
  id: string,
): Promise<{ deliveryId: string }> {
  const { format, isSlow, disabledAt } = await own(deps, playerId, id);
  if (disabledAt !== null) throw problem('webhook-disabled');
  const deliveryId = newId();
  const at = deps.clock();
  const delivery = {
    id: deliveryId,
    dedupeKey: `test ${deliveryId}`,
    flags: webhookFlags(id),
    channel: 'webhook',
    type: testEvent,
    playerId,
    endpointId: id,
    body: testBody(format as WebhookFormat, at),
    isSlow,
  } as const;
  await insertDeliveries(deps.db.pool, [delivery], at);
  return { deliveryId };
}

function testBody(format: WebhookFormat, at: Date): string {
  const sentence = 'This is a test of Carcassonne by mail. Everything works.';
  if (format === 'discord') return JSON.stringify({ content: sentence, allowed_mentions: { parse: [] } });
  if (format === 'slack') return JSON.stringify({ text: sentence });
  return JSON.stringify({ type: testEvent, timestamp: at.toISOString(), data: { sentence } });
}

/** A delivery in an endpoint's log. */
export interface DeliveryView {
  readonly id: string;
  readonly event: string;
  readonly gameId: string | null;
  readonly state: string;
  readonly createdAt: string;
  readonly nextAttemptAt: string | null;
  readonly finishedAt: string | null;
  readonly attempts: readonly AttemptView[];
}

/**
 * One delivery more than `limit` of an endpoint's log, the newest first; `before` is the last of the page before.
 * @throws Problem webhook-not-found
 */
export async function listDeliveries(
  deps: Deps,
  playerId: string,
  id: string,
  { before, limit }: { before?: string | undefined; limit: number },
): Promise<DeliveryView[]> {
  await own(deps, playerId, id);
  const rows = await deliveriesTo(deps.db.pool, id, before, limit + 1);
  return rows.map(({ type, gameId, state, createdAt, nextAt, finishedAt, attemptLog, ...row }) => ({
    id: row.id,
    event: type,
    gameId,
    state,
    createdAt: createdAt.toISOString(),
    nextAttemptAt: nextAt?.toISOString() ?? null,
    finishedAt: finishedAt?.toISOString() ?? null,
    attempts: attemptLog,
  }));
}

/**
 * Has a delivery attempted once more, now.
 * @throws Problem webhook-not-found, webhook-disabled, delivery-not-found
 */
export async function retryNow(deps: Deps, playerId: string, id: string, delivery: string): Promise<void> {
  const { disabledAt } = await own(deps, playerId, id);
  if (disabledAt !== null) throw problem('webhook-disabled');
  if (await retryDelivery(deps.db.pool, id, delivery, deps.clock())) return;
  throw problem('delivery-not-found');
}
