import { drainLater, nextFor } from '../../../db/endpoint-queue.ts';
import type { Deps } from '../../../deps.ts';
import type { Transport } from '../../channel.ts';
import { attemptDelivery, claimNow } from '../../outbox/attempt.ts';
import { webhookChannel } from './flags.ts';
import { isHealthy } from './health.ts';
import { webhookSchedule } from './schedule.ts';

/** Most deliveries that one job sends to a slow endpoint before other endpoints have their turn. */
const batchSize = 20;

/**
 * Sends a slow endpoint what is due, one delivery after the other, until one fails or takes long, and leaves the rest
 * for later.
 */
export async function drainEndpoint(
  deps: Deps,
  transport: Pick<Transport, 'attempt'>,
  endpoint: string,
): Promise<void> {
  const { pool } = deps.db;
  for (let count = 0; count < batchSize; count += 1) {
    const next = await nextFor(pool, endpoint);
    if (next === undefined) return;
    if (next.at > deps.clock()) return drainLater(pool, endpoint, next.at);
    if (!(await attemptDue(deps, transport, next.id))) break;
  }
  const next = await nextFor(pool, endpoint);
  if (next !== undefined) await drainLater(pool, endpoint, next.at);
}

/** Attempts a delivery that is due. Returns whether the endpoint is doing well: false if it failed or took long. */
async function attemptDue(deps: Deps, transport: Pick<Transport, 'attempt'>, id: string): Promise<boolean> {
  const delivery = await claimNow(deps, id);
  if (delivery === undefined) return true;
  const channel = { name: webhookChannel, retrySchedule: webhookSchedule };
  const result = await attemptDelivery(deps, { channel, transport }, delivery);
  return result === 'dropped' || isHealthy(result);
}
