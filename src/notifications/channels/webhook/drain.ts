import { drainWhenDue, dueEndpoints, nextFor } from '../../../db/endpoint-queue.ts';
import type { Deps } from '../../../deps.ts';
import type { Transport } from '../../channel.ts';
import { attemptDelivery, claimNow } from '../../outbox/attempt.ts';
import { webhookChannel } from './flags.ts';
import { isHealthy } from './health.ts';
import { webhookSchedule } from './schedule.ts';

/** Endpoints that one turn of an owner serves at once. */
const atOnce = 4;
/** Most deliveries that one turn sends to an endpoint. */
const batchSize = 20;
/** Time after which a turn sends nothing more, ms. */
const turnMs = 5_000;

/**
 * Has the endpoints of an owner served once: a few of those for which something is due, until one delivery fails or
 * takes long, or the time is up. Then the other owners have their turns; the rest is left to the next turn.
 */
export async function drainOwner(
  deps: Deps,
  transport: Pick<Transport, 'attempt'>,
  owner: string,
): Promise<void> {
  const { prisma } = deps.db;
  const end = performance.now() + turnMs;
  const due = await dueEndpoints(prisma, owner, deps.clock(), atOnce);
  await Promise.all(due.map((endpoint) => drainEndpoint(deps, transport, endpoint, end)));
  await drainWhenDue(prisma, owner);
}

async function drainEndpoint(
  deps: Deps,
  transport: Pick<Transport, 'attempt'>,
  endpoint: string,
  end: number,
): Promise<void> {
  for (let count = 0; count < batchSize && performance.now() < end; count += 1) {
    const next = await nextFor(deps.db.prisma, endpoint, deps.clock());
    if (next === undefined || !(await attemptDue(deps, transport, next))) return;
  }
}

/** Attempts a delivery that is due. Returns whether the endpoint is doing well: false if it failed or took long. */
async function attemptDue(deps: Deps, transport: Pick<Transport, 'attempt'>, id: string): Promise<boolean> {
  const delivery = await claimNow(deps, id);
  if (delivery === undefined) return true;
  const channel = { name: webhookChannel, retrySchedule: webhookSchedule };
  const result = await attemptDelivery(deps, { channel, transport }, delivery);
  return result === 'dropped' || isHealthy(result);
}
