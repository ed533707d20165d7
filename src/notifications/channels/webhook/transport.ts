import { z } from 'zod';
import { type DeliveryRow, findDelivery } from '../../../db/deliveries.ts';
import { drainTask, drainWhenDue } from '../../../db/endpoint-queue.ts';
import { findEndpoint, markSlow } from '../../../db/webhook-endpoints.ts';
import type { Deps } from '../../../deps.ts';
import type { Transport } from '../../channel.ts';
import { claimNow } from '../../outbox/attempt.ts';
import { attemptWebhook } from './attempt.ts';
import { drainOwner } from './drain.ts';
import { endpointIn } from './flags.ts';
import type { Sender } from './sender.ts';

/** Jobs of older versions name an endpoint. */
const drainPayload = z.union([z.object({ owner: z.uuid() }), z.object({ endpoint: z.uuid() })]);

/** Attempts webhooks: those to slow endpoints in one job for each owner. */
export function webhookTransport(deps: Deps, sender: Sender): Transport {
  const attempt = (delivery: DeliveryRow) => attemptWebhook(deps, sender, delivery);
  const drain = async (payload: unknown) => {
    const owner = await ownerIn(deps, drainPayload.parse(payload));
    if (owner !== undefined) await drainOwner(deps, { attempt }, owner);
  };
  return {
    claim: (id) => claimUnlessSlow(deps, id),
    attempt,
    markSlow: (flag) => markSlow(deps.db.pool, endpointIn(flag)),
    tasks: { [drainTask]: drain },
    abort: () => void sender.close(),
    close: () => sender.close(),
  };
}

async function ownerIn({ db }: Deps, payload: z.infer<typeof drainPayload>): Promise<string | undefined> {
  return 'owner' in payload ? payload.owner : (await findEndpoint(db.pool, payload.endpoint))?.playerId;
}

/**
 * Claims a delivery. It is left to the job of the endpoint's owner if the endpoint has become slow meanwhile, or if another
 * process, which may have died, has claimed the delivery.
 */
async function claimUnlessSlow(deps: Deps, id: string): Promise<DeliveryRow | undefined> {
  const { pool } = deps.db;
  const delivery = await findDelivery(pool, id);
  if (delivery?.state !== 'waiting' || delivery.endpointId === null) return undefined;
  const { endpointId, nextAt } = delivery;
  const endpoint = await findEndpoint(pool, endpointId);
  const isClaimed = nextAt !== null && nextAt > deps.clock();
  if (endpoint?.isSlow !== true && !isClaimed) return claimNow(deps, id);
  if (endpoint !== undefined) await drainWhenDue(pool, endpoint.playerId);
  return undefined;
}
