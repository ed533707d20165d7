import { newId } from '../../../db/id.ts';
import { type DeliveryState, findDelivery, insertDeliveries } from '../../../db/notifications/deliveries.ts';
import { type AttemptView, deliveriesTo } from '../../../db/notifications/delivery-attempts.ts';
import { retryDelivery } from '../../../db/notifications/endpoint-queue.ts';
import type { WebhookFormat } from '../../../db/notifications/webhook-endpoints.ts';
import type { ListPart } from '../../../helpers/list-part.ts';
import type { Deps } from '../../../platform/deps.ts';
import { problem } from '../../../platform/problems.ts';
import { type NotificationType, testEvent } from '../../kinds/index.ts';
import { currentOf } from '../../outbox/attempt.ts';
import { testBody } from './content/body.ts';
import { requireEndpoint } from './endpoints.ts';
import { webhookChannel } from './schedule.ts';

/**
 * Sends a test event once. Returns the delivery, whose log will show the result.
 * @throws Problem webhook-not-found, webhook-disabled
 */
export async function testEndpoint(
  deps: Deps,
  playerId: string,
  id: string,
): Promise<{ deliveryId: string }> {
  const { format, disabledAt } = await requireEndpoint(deps, playerId, id);
  if (disabledAt !== null) throw webhookDisabled();
  const deliveryId = newId();
  const at = deps.clock();
  const delivery = {
    id: deliveryId,
    dedupeKey: `test ${deliveryId}`,
    channel: webhookChannel.name,
    type: testEvent,
    playerId,
    endpointId: id,
    body: testBody(format as WebhookFormat, at),
  };
  await insertDeliveries(deps.db.prisma, [delivery], at);
  return { deliveryId };
}

/** A delivery in an endpoint's log. */
export interface DeliveryView {
  readonly id: string;
  readonly event: NotificationType | typeof testEvent;
  readonly gameId: string | null;
  readonly state: DeliveryState;
  readonly createdAt: string;
  readonly nextAttemptAt: string | null;
  readonly finishedAt: string | null;
  readonly attempts: readonly AttemptView[];
}

/**
 * Deliveries of an endpoint's log, or those in one state, newest first.
 * @throws Problem webhook-not-found
 */
export async function listDeliveries(
  deps: Deps,
  playerId: string,
  id: string,
  state: DeliveryState | undefined,
  part: ListPart,
): Promise<DeliveryView[]> {
  await requireEndpoint(deps, playerId, id);
  const rows = await deliveriesTo(deps.db.prisma, id, state, part);
  return rows.map((row) => ({
    id: row.id,
    event: row.type as DeliveryView['event'],
    gameId: row.gameId,
    state: row.state as DeliveryState,
    createdAt: row.createdAt.toISOString(),
    nextAttemptAt: row.nextAt?.toISOString() ?? null,
    finishedAt: row.finishedAt?.toISOString() ?? null,
    attempts: row.attemptLog,
  }));
}

/**
 * Makes a delivery due now, for one attempt that does not count for the schedule.
 * @throws Problem webhook-not-found, webhook-disabled, delivery-not-found, delivery-outdated
 */
export async function retryNow(deps: Deps, playerId: string, id: string, delivery: string): Promise<void> {
  const { disabledAt } = await requireEndpoint(deps, playerId, id);
  if (disabledAt !== null) throw webhookDisabled();
  const { prisma } = deps.db;
  const row = await findDelivery(prisma, delivery);
  if (row === undefined || row.endpointId !== id) throw problem('delivery-not-found');
  const isSendable = row.state !== 'dropped' && row.body !== null; // what names an erased player is gone
  if (!isSendable || !(await currentOf(deps, [row])).has(row.id)) throw problem('delivery-outdated');
  if (await retryDelivery(prisma, id, delivery, deps.clock())) return;
  throw problem('delivery-not-found');
}

const webhookDisabled = () =>
  problem('webhook-disabled', {
    detail: 'The webhook is disabled; enable it first: PATCH it with {"enabled": true}.',
  });
