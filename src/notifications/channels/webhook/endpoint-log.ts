import { newId } from '../../../db/id.ts';
import type { ListPart } from '../../../helpers/list-part.ts';
import { pick } from '../../../helpers/pick.ts';
import type { Deps } from '../../../platform/deps.ts';
import { problem } from '../../../platform/problems.ts';
import { type NotificationType, testEvent } from '../../kinds/index.ts';
import { currentOf } from '../../outbox/attempt.ts';
import { type DeliveryState, findDelivery, insertDeliveries } from '../../store/deliveries.ts';
import { deliveriesTo } from '../../store/delivery-attempts.ts';
import { retryDelivery } from '../../store/endpoint-queue.ts';
import { testBody } from './content/body.ts';
import { requireEndpoint } from './endpoints.ts';
import { webhookChannel } from './schedule.ts';

/**
 * Sends a test event, in one attempt. Returns the delivery, whose log will show the result.
 * @throws Problem webhook-not-found, webhook-disabled
 */
export async function testEndpoint(deps: Deps, playerId: string, id: string) {
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
    body: testBody(format, at),
  };
  await insertDeliveries(deps.db.prisma, [delivery], at);
  return { deliveryId };
}

/**
 * Returns the deliveries in an endpoint's log, optionally of one state, newest first.
 * @throws Problem webhook-not-found
 */
export async function listDeliveries(
  deps: Deps,
  playerId: string,
  id: string,
  state: DeliveryState | undefined,
  part: ListPart,
) {
  await requireEndpoint(deps, playerId, id);
  const rows = await deliveriesTo(deps.db.prisma, id, state, part);
  return rows.map((row) => ({
    ...pick(row, 'id', 'gameId', 'state', 'createdAt', 'finishedAt'),
    event: row.type as NotificationType | typeof testEvent,
    nextAttemptAt: row.nextAt,
    attempts: row.attemptLog,
  }));
}

/**
 * Makes a delivery due now, for one attempt that does not count towards the schedule.
 * @throws Problem webhook-not-found, webhook-disabled, delivery-not-found, delivery-outdated
 */
export async function retryNow(deps: Deps, playerId: string, id: string, delivery: string): Promise<void> {
  const { disabledAt } = await requireEndpoint(deps, playerId, id);
  if (disabledAt !== null) throw webhookDisabled();
  const { prisma } = deps.db;
  const row = await findDelivery(prisma, delivery);
  if (row === undefined || row.endpointId !== id) throw problem('delivery-not-found');
  const isSendable = row.state !== 'dropped' && row.body !== null; // bodies that name an erased player were deleted
  if (!isSendable || !(await currentOf(deps, [row])).has(row.id)) throw problem('delivery-outdated');
  if (await retryDelivery(prisma, id, delivery, deps.clock())) return;
  throw problem('delivery-not-found');
}

const webhookDisabled = () =>
  problem('webhook-disabled', {
    detail: 'The webhook is disabled; enable it first: PATCH it with {"enabled": true}.',
  });
