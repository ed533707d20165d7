import { minuteMs } from '../../../helpers/time-units.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Attempted } from '../../channel.ts';
import { testEvent } from '../../kinds/index.ts';
import { isManual } from '../../outbox/attempt.ts';
import type { DeliveryRow, DeliveryState } from '../../store/deliveries.ts';
import { disableEndpoint, type EndpointRow, writeHealth } from '../../store/webhook-endpoints.ts';
import { enqueueAccountEmail } from '../email/delivery/enqueue.ts';
import { webhookSchedule } from './schedule.ts';

/** An attempt that takes longer than this no longer keeps its owner's turn, and its endpoint counts as slow until it ends, ms. */
export const slowAfterMs = 1_000;
/** An endpoint that takes longer than this to answer is slow, ms. */
const slowMs = 3_000;

/** Whether an endpoint is doing well after an attempt: the others have turns apart. */
export const isHealthy = ({ isDelivered, milliseconds }: Attempted): boolean =>
  isDelivered && milliseconds <= slowMs;

interface Outcome {
  readonly result: Attempted;
  readonly state: DeliveryState;
  /** Whether the endpoint answered 410. */
  readonly isGone: boolean;
}

/** Whether the owner asked for an attempt, to see what happens: a failure says nothing about days of failing. */
const isByHand = (delivery: DeliveryRow) => delivery.type === testEvent || isManual(delivery);

/** Records what an attempt says about its endpoint, and switches the endpoint off if that is hopeless. */
export async function noteHealth(
  deps: Deps,
  endpoint: EndpointRow,
  delivery: DeliveryRow,
  { result, state, isGone }: Outcome,
): Promise<void> {
  const { isDelivered, at } = result;
  if (!isDelivered && isByHand(delivery)) return;
  const isSlow = !isHealthy(result);
  const failingSince = isDelivered ? undefined : (endpoint.failingSince ?? at);
  const hasChanged = endpoint.isSlow !== isSlow || (endpoint.failingSince === null) !== isDelivered;
  // It counted as slow while a long attempt ran.
  if (hasChanged || result.milliseconds >= slowAfterMs)
    await writeHealth(deps.db.prisma, endpoint.id, failingSince, isSlow);
  if (isGone) await switchOff(deps, endpoint, 'gone');
  if (state === 'failed' && failingSince !== undefined && hasFailedThroughout(delivery, failingSince))
    await switchOff(deps, endpoint, 'failing');
}

/**
 * Whether every attempt of the whole schedule failed, and no other delivery succeeded meanwhile. An endpoint counts as
 * failing from the first attempt of its first delivery, which comes a moment after the delivery is created.
 */
function hasFailedThroughout({ createdAt, attempts }: DeliveryRow, failingSince: Date): boolean {
  return attempts + 1 >= webhookSchedule.length && failingSince.getTime() - createdAt.getTime() < minuteMs;
}

/** Disables an endpoint and tells its owner: once a day at most. */
async function switchOff(deps: Deps, endpoint: EndpointRow, because: 'gone' | 'failing'): Promise<void> {
  const at = deps.clock();
  if (!(await disableEndpoint(deps.db.prisma, endpoint.id, because, at))) return;
  await enqueueAccountEmail(deps.db.prisma, {
    type: 'webhook.disabled',
    playerId: endpoint.playerId,
    dedupeKey: `disabled ${endpoint.id} ${at.toISOString().slice(0, 10)}`,
    data: { url: endpoint.url, because },
    at,
  });
}
