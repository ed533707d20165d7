import { z } from 'zod';
import type { DeliveryRow } from '../../../db/deliveries.ts';
import { drainTask } from '../../../db/endpoint-queue.ts';
import { findEndpoint, markSlow } from '../../../db/webhook-endpoints.ts';
import type { Deps } from '../../../deps.ts';
import type { Transport } from '../../channel.ts';
import type { Sender } from '../../outgoing/sender.ts';
import { Lanes } from '../../workers/lanes.ts';
import { attemptWebhook } from './attempt.ts';
import { DirectWebhooks } from './direct/sender.ts';
import { drainOwner } from './drain.ts';
import { endpointIn } from './flags.ts';

/** Jobs of older versions name an endpoint. */
const drainPayload = z.union([z.object({ owner: z.uuid() }), z.object({ endpoint: z.uuid() })]);

/** Attempts webhooks: directly, and retries and those to slow endpoints in one job for each owner. */
export function webhookTransport(deps: Deps, sender: Sender, lanes = new Lanes({})): Transport {
  const attempt = (delivery: DeliveryRow) => attemptWebhook(deps, sender, delivery);
  const drain = async (payload: unknown) => {
    const owner = await ownerIn(deps, drainPayload.parse(payload));
    if (owner !== undefined) await drainOwner(deps, { attempt }, owner);
  };
  const direct = new DirectWebhooks(deps, lanes, (delivery, endpoint) =>
    attemptWebhook(deps, sender, delivery, endpoint),
  );
  return {
    attempt,
    direct,
    markSlow: async (flag) => {
      await markSlow(deps.db.prisma, endpointIn(flag));
      await direct.setAside(endpointIn(flag));
    },
    tasks: { [drainTask]: drain },
    abort: () => void sender.close(),
    close: async () => {
      await direct.close();
      await sender.close();
    },
  };
}

async function ownerIn({ db }: Deps, payload: z.infer<typeof drainPayload>): Promise<string | undefined> {
  return 'owner' in payload ? payload.owner : (await findEndpoint(db.prisma, payload.endpoint))?.playerId;
}
