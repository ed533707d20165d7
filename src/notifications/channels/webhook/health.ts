import { minuteMs } from '../../../helpers/time-units.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Attempted } from '../../channel.ts';
import { testEvent } from '../../kinds/index.ts';
import { isManual } from '../../outbox/attempt.ts';
import type { DeliveryRow, DeliveryState } from '../../store/deliveries.ts';
import { disableEndpoint, type EndpointRow, writeHealth } from '../../store/webhook-endpoints.ts';
import { enqueueAccountEmail } from '../email/delivery/enqueue.ts';
import { webhookSchedule } from './schedule.ts';

/**
 * An attempt that takes longer than this, ms, no longer blocks its owner's turn, and its endpoint counts as slow until it
 * ends.
 */
export const slowAfterMs = 1_000;
/** An endpoint is slow if its response takes longer than this, ms. */
const slowMs = 3_000;

/** Whether an endpoint is healthy after an attempt; others get separate turns. */
export const isHealthy = ({ isDelivered, milliseconds }: Attempted): boolean =>
  isDelivered && milliseconds <= slowMs;

interface Outcome {
  readonly result: Attempted;
  readonly state: DeliveryState;
  /** True if the endpoint responded with 410. */
  readonly isGone: boolean;
}

/** Whether the owner requested the attempt as a test. Its failure does not count towards days of failing. */
const isByHand = (delivery: DeliveryRow) => delivery.type === testEvent || isManual(delivery);

/** Updates the endpoint's health after an attempt, and disables the endpoint if it keeps failing. */
export async function recordHealth(
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
  // It was marked as slow during a long attempt.
  if (hasChanged || result.milliseconds >= slowAfterMs)
    await writeHealth(deps.db.prisma, endpoint.id, failingSince, isSlow);
  if (isGone) await disableFailing(deps, endpoint, 'gone');
  if (state === 'failed' && failingSince !== undefined && hasFailedThroughout(delivery, failingSince))
    await disableFailing(deps, endpoint, 'failing');
}

/**
 * Whether every attempt of the whole schedule failed, and no other delivery succeeded in the meantime. An endpoint counts
 * as failing from the first attempt of its first delivery, shortly after the delivery is created.
 */
function hasFailedThroughout({ createdAt, attempts }: DeliveryRow, failingSince: Date): boolean {
  return attempts + 1 >= webhookSchedule.length && failingSince.getTime() - createdAt.getTime() < minuteMs;
}

/** Disables an endpoint and notifies its owner, at most once a day. */
async function disableFailing(deps: Deps, endpoint: EndpointRow, because: 'gone' | 'failing'): Promise<void> {
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
