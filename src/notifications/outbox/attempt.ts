import { claimDelivery, type DeliveryRow, type DeliveryState, dropDelivery } from '../../db/deliveries.ts';
import { writeAttempt } from '../../db/delivery-attempts.ts';
import type { Deps } from '../../deps.ts';
import type { Attempted, AttemptResult, DeliveryChannel, Transport } from '../channel.ts';
import { countAttempt } from './delivery-metrics.ts';
import { nextAttempt } from './retry-schedule.ts';
import { isStillCurrent } from './still-current.ts';

/** How long a delivery is reserved for the worker that attempts it, ms: longer than an attempt may take. */
const claimMs = 20_000;

/** An open channel. */
export interface OpenChannel {
  readonly channel: Pick<DeliveryChannel, 'name' | 'retrySchedule'>;
  readonly transport: Pick<Transport, 'claim' | 'attempt'>;
}

/** Attempts the delivery of a job, unless it is finished, out of date, or not for this job to attempt. */
export async function runDelivery(deps: Deps, open: OpenChannel, id: string): Promise<void> {
  const { claim = (each: string) => claimNow(deps, each, true) } = open.transport;
  const delivery = await claim(id);
  if (delivery !== undefined) await attemptDelivery(deps, open, delivery);
}

/** Reserves a delivery for an attempt; `force` ignores when it is due. Undefined: it is finished or not due. */
export async function claimNow(deps: Deps, id: string, force = false): Promise<DeliveryRow | undefined> {
  const now = deps.clock();
  return claimDelivery(deps.db.pool, id, now, new Date(now.getTime() + claimMs), force);
}

/** Attempts a reserved delivery and stores the result, together with the job for the next attempt. */
export async function attemptDelivery(
  deps: Deps,
  { channel, transport }: OpenChannel,
  delivery: DeliveryRow,
): Promise<AttemptResult> {
  const result = (await isStillCurrent(deps, delivery)) ? await transport.attempt(delivery) : 'dropped';
  if (result === 'dropped') {
    countAttempt(deps, channel.name, 'dropped', undefined);
    await dropDelivery(deps.db.pool, delivery.id, deps.clock());
    return result;
  }
  const { isDelivered, retryAfter, isFinal, afterwards, ...facts } = result;
  const isOver = isDelivered || isFinal === true;
  const nextAt = isOver
    ? undefined
    : nextAttempt(channel.retrySchedule, delivery.attempts + 1, result.at, { retryAfter });
  const state = stateAfter(result, nextAt);
  countAttempt(deps, channel.name, state === 'waiting' ? 'retried' : state, result.milliseconds);
  await writeAttempt(deps.db.pool, { ...facts, delivery: delivery.id, state, nextAt });
  await afterwards?.(state);
  return result;
}

function stateAfter({ isDelivered }: Attempted, nextAt: Date | undefined): DeliveryState {
  if (isDelivered) return 'delivered';
  return nextAt === undefined ? 'failed' : 'waiting';
}
