import type { DeliveryRow, DeliveryState } from '../../../db/deliveries.ts';
import { disableEndpoint, type EndpointRow, writeHealth } from '../../../db/webhook-endpoints.ts';
import type { Deps } from '../../../deps.ts';
import { minuteMs } from '../../../time-units.ts';
import type { Attempted } from '../../channel.ts';
import { testEvent } from '../../events/types.ts';
import { enqueueAccountEmail } from '../email/enqueue.ts';
import { webhookSchedule } from './schedule.ts';

/** An endpoint that takes longer than this to answer uses the slow lane, ms. */
const slowMs = 3_000;

/** Whether an endpoint need not use the slow lane after an attempt. */
export const isHealthy = ({ isDelivered, milliseconds }: Attempted): boolean =>
  isDelivered && milliseconds <= slowMs;

interface Outcome {
  readonly result: Attempted;
  readonly state: DeliveryState;
  /** Whether the endpoint answered 410. */
  readonly isGone: boolean;
}

/** Records what an attempt says about its endpoint, and switches the endpoint off if that is hopeless. */
export async function noteHealth(
  deps: Deps,
  endpoint: EndpointRow,
  delivery: DeliveryRow,
  { result, state, isGone }: Outcome,
): Promise<void> {
  const { isDelivered, at } = result;
  const isSlow = !isHealthy(result);
  const failingSince = isDelivered ? undefined : (endpoint.failingSince ?? at);
  if (endpoint.isSlow !== isSlow || (endpoint.failingSince === null) !== isDelivered)
    await writeHealth(deps.db.pool, endpoint.id, failingSince, isSlow);
  const isTest = delivery.type === testEvent;
  if (isGone) await switchOff(deps, endpoint, 'gone', isTest);
  const isGivenUp = state === 'failed' && !isTest;
  if (isGivenUp && failingSince !== undefined && hasFailedThroughout(delivery, failingSince))
    await switchOff(deps, endpoint, 'failing', isTest);
}

/**
 * Whether every attempt of the whole schedule failed, and no other delivery succeeded meanwhile. An endpoint counts as
 * failing from the first attempt of its first delivery, which comes a moment after the delivery is created.
 */
function hasFailedThroughout({ createdAt, attempts }: DeliveryRow, failingSince: Date): boolean {
  return attempts + 1 >= webhookSchedule.length && failingSince.getTime() - createdAt.getTime() < minuteMs;
}

/** Disables an endpoint and tells its owner: once a day at most, and not if the owner was just testing it. */
async function switchOff(
  deps: Deps,
  endpoint: EndpointRow,
  because: 'gone' | 'failing',
  isTest: boolean,
): Promise<void> {
  const at = deps.clock();
  if (!(await disableEndpoint(deps.db.pool, endpoint.id, because, at)) || isTest) return;
  await enqueueAccountEmail(deps.db.pool, {
    type: 'webhook.disabled',
    playerId: endpoint.playerId,
    dedupeKey: `disabled ${endpoint.id} ${at.toISOString().slice(0, 10)}`,
    data: { url: endpoint.url, because },
    at,
  });
}
