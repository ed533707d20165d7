import { claimDelivery, type DeliveryRow, dropDelivery } from '../../../db/deliveries.ts';
import { type NewAttempt, writeAttempt } from '../../../db/delivery-attempts.ts';
import { drainLater, nextFor } from '../../../db/endpoint-queue.ts';
import {
  disableEndpoint,
  type EndpointRow,
  findEndpoint,
  noteHealth,
} from '../../../db/webhook-endpoints.ts';
import type { Deps } from '../../../deps.ts';
import { testEvent } from '../../events/types.ts';
import { nextTry, webhookSchedule } from '../../outbox/retry-schedule.ts';
import { isStillTrue } from '../../outbox/still-current.ts';
import { enqueueAccountEmail } from '../email/enqueue.ts';
import type { Answer, Sender } from './send.ts';
import { signedHeaders } from './signature.ts';

/** Flags of a webhook's jobs: all webhooks, and those to one endpoint. */
export const webhookFlags = (endpoint: string): string[] => ['webhook', `endpoint ${endpoint}`];

/** An answer that took longer than this puts its endpoint into the slow lane, ms. */
const slowMs = 3_000;

/** For so long a delivery belongs to who attempts it, ms: longer than an attempt may take. */
const claimMs = 20_000;

/**
 * Attempts a delivery, unless it is done, no longer true or its webhook.disabled; `again`: although it is not due
 * yet. Whatever comes of it is written down, and the next attempt with it. Answers whether the endpoint is well:
 * false when it failed or took long.
 */
export async function attemptWebhook(
  deps: Deps,
  sender: Sender,
  id: string,
  again = false,
): Promise<boolean> {
  const at = deps.clock();
  const until = new Date(at.getTime() + claimMs);
  const delivery = await claimDelivery(deps.db.pool, id, at, until, again);
  if (delivery === undefined || delivery.endpointId === null) return true;
  const endpoint = await findEndpoint(deps.db.pool, delivery.endpointId);
  const isVain =
    endpoint === undefined || endpoint.disabledAt !== null || !(await isStillTrue(deps, delivery));
  if (isVain) {
    await dropDelivery(deps.db.pool, id, at);
    return true;
  }
  const begin = performance.now();
  const answer = await sender.send(endpoint.url, headersFor(endpoint, delivery, at), delivery.body ?? '');
  return settle(deps, endpoint, delivery, { at, milliseconds: performance.now() - begin, answer });
}

/** So many deliveries at most are sent to a slow endpoint before others have their turn. */
const mostInARow = 20;

/**
 * Sends a slow endpoint what is due for it, one after the other, as long as it takes it well, and leaves the rest for
 * later.
 */
export async function drainEndpoint(deps: Deps, sender: Sender, endpoint: string): Promise<void> {
  for (let count = 0; count < mostInARow; count += 1) {
    const next = await nextFor(deps.db.pool, endpoint);
    if (next === undefined) return;
    if (next.at > deps.clock()) return drainLater(deps.db.pool, endpoint, next.at);
    if (!(await attemptWebhook(deps, sender, next.id))) break;
  }
  const next = await nextFor(deps.db.pool, endpoint);
  if (next !== undefined) await drainLater(deps.db.pool, endpoint, next.at);
}

function headersFor(endpoint: EndpointRow, { id, body }: DeliveryRow, at: Date): Record<string, string> {
  const plain = { 'content-type': 'application/json', 'user-agent': 'carcassonne-by-mail/1' };
  if (endpoint.format !== 'standard') return plain;
  const { secret, previousSecret, previousSecretUntil } = endpoint;
  const isOldValid = previousSecret !== null && previousSecretUntil !== null && previousSecretUntil > at;
  return { ...plain, ...signedHeaders(id, at, body ?? '', isOldValid ? [secret, previousSecret] : [secret]) };
}

interface Outcome {
  readonly at: Date;
  readonly milliseconds: number;
  readonly answer: Answer;
}

async function settle(
  deps: Deps,
  endpoint: EndpointRow,
  delivery: DeliveryRow,
  outcome: Outcome,
): Promise<boolean> {
  const { answer, at, milliseconds } = outcome;
  const { status, text } = answer;
  const isDone = answer.error === undefined && status !== undefined && status >= 200 && status < 300;
  const isSlow = !isDone || milliseconds > slowMs;
  const next = isDone || status === 410 ? undefined : nextAttempt(delivery, outcome);
  const attempt: NewAttempt = {
    delivery: delivery.id,
    at,
    milliseconds,
    status,
    error: answer.error ?? (isDone ? undefined : meaningOf(status)),
    answer: text,
    state: isDone ? 'delivered' : next === undefined ? 'failed' : 'waiting',
    nextAt: next,
  };
  await writeAttempt(deps.db.pool, attempt);
  const failingSince = isDone ? undefined : (endpoint.failingSince ?? at);
  if (endpoint.isSlow !== isSlow || (endpoint.failingSince === null) !== isDone) {
    await noteHealth(deps.db.pool, endpoint.id, failingSince, isSlow);
  }
  if (status === 410) await switchOff(deps, endpoint, 'gone');
  // Every attempt of days failed, and none to another delivery succeeded meanwhile.
  const isHopeless = attempt.state === 'failed' && delivery.type !== testEvent;
  if (isHopeless && failingSince !== undefined && hasFailedThroughout(delivery, failingSince)) {
    await switchOff(deps, endpoint, 'failing');
  }
  return !isSlow;
}

function nextAttempt({ type, attempts }: DeliveryRow, { at, answer }: Outcome): Date | undefined {
  if (type === testEvent) return undefined;
  const { retryAfter } = answer;
  return nextTry(webhookSchedule, attempts + 1, at, retryAfter === undefined ? {} : { retryAfter });
}

/** An endpoint fails from its first delivery's first attempt on, which comes a moment after the delivery is made. */
function hasFailedThroughout({ createdAt, attempts }: DeliveryRow, failingSince: Date): boolean {
  return attempts + 1 >= webhookSchedule.length && failingSince.getTime() - createdAt.getTime() < 60_000;
}

function meaningOf(status: number | undefined): string {
  if (status === undefined) return 'No answer came.';
  return status >= 300 && status < 400 ? 'Redirects are not followed.' : `The answer was ${status}.`;
}

async function switchOff(deps: Deps, endpoint: EndpointRow, because: 'gone' | 'failing'): Promise<void> {
  const at = deps.clock();
  if (!(await disableEndpoint(deps.db.pool, endpoint.id, because, at))) return;
  await enqueueAccountEmail(deps.db.pool, {
    type: 'webhook.disabled',
    playerId: endpoint.playerId,
    dedupeKey: `disabled ${endpoint.id} ${at.toISOString()}`,
    data: { url: endpoint.url, because },
    at,
  });
}
