import { z } from 'zod';
import { type DeliveryRow, findDelivery } from '../../../db/deliveries.ts';
import { drainLater, drainTask } from '../../../db/endpoint-queue.ts';
import { findEndpoint, markSlow } from '../../../db/webhook-endpoints.ts';
import type { Deps } from '../../../deps.ts';
import type { Transport } from '../../channel.ts';
import { claimNow } from '../../outbox/attempt.ts';
import { attemptWebhook } from './attempt.ts';
import { drainEndpoint } from './drain.ts';
import { endpointIn } from './flags.ts';
import type { Sender } from './sender.ts';

const drainPayload = z.object({ endpoint: z.uuid() });

/** Attempts webhooks: those to a slow endpoint one after the other, in one job for the endpoint. */
export function webhookTransport(deps: Deps, sender: Sender): Transport {
  const attempt = (delivery: DeliveryRow) => attemptWebhook(deps, sender, delivery);
  const drain = (payload: unknown) => drainEndpoint(deps, { attempt }, drainPayload.parse(payload).endpoint);
  return {
    claim: (id) => claimUnlessSlow(deps, id),
    attempt,
    markSlow: (flag) => markSlow(deps.db.pool, endpointIn(flag)),
    tasks: { [drainTask]: drain },
    abort: () => void sender.close(),
    close: () => sender.close(),
  };
}

/**
 * Claims a delivery. It is left to the endpoint's own job if the endpoint has become slow meanwhile, or if another
 * process, which may have died, has claimed the delivery.
 */
async function claimUnlessSlow(deps: Deps, id: string): Promise<DeliveryRow | undefined> {
  const { pool } = deps.db;
  const delivery = await findDelivery(pool, id);
  if (delivery?.state !== 'waiting' || delivery.endpointId === null) return undefined;
  const { endpointId, nextAt } = delivery;
  const endpoint = await findEndpoint(pool, endpointId);
  const now = deps.clock();
  const claimedUntil = nextAt !== null && nextAt > now ? nextAt : undefined;
  if (endpoint?.isSlow !== true && claimedUntil === undefined) return claimNow(deps, id);
  await drainLater(pool, endpointId, claimedUntil ?? now);
  return undefined;
}
