import type { Deps } from '../../../platform/deps.ts';
import type { Attempted, AttemptResult } from '../../channel.ts';
import { testEvent } from '../../kinds/index.ts';
import type { Answer } from '../../outgoing/exchange.ts';
import type { Sender } from '../../outgoing/sender.ts';
import type { DeliveryRow } from '../../store/deliveries.ts';
import { type EndpointRow, findEndpoint } from '../../store/webhook-endpoints.ts';
import { recordHealth } from './health.ts';
import { signedHeaders } from './signature.ts';

const gone = 410;

/** Attempts a delivery, unless its endpoint is disabled. `known` is the endpoint, if it was just read. */
export async function attemptWebhook(
  deps: Deps,
  sender: Sender,
  delivery: DeliveryRow,
  known?: EndpointRow,
): Promise<AttemptResult> {
  const { endpointId, body } = delivery;
  const endpoint =
    known ?? (endpointId === null ? undefined : await findEndpoint(deps.db.prisma, endpointId));
  if (endpoint === undefined || endpoint.disabledAt !== null) return 'dropped';
  const at = deps.clock();
  const { playerId: owner, url } = endpoint;
  const headers = headersFor(endpoint, delivery, at);
  const answer = await sender.send({ owner, url, headers, body: body ?? '' });
  const result = resultOf(delivery, answer, at);
  const isGone = answer.status === gone;
  return {
    afterwards: (state) => recordHealth(deps, endpoint, delivery, { result, state, isGone }),
    ...result,
  };
}

function headersFor(endpoint: EndpointRow, { id, body }: DeliveryRow, at: Date): Record<string, string> {
  const signed =
    endpoint.format === 'standard' ? signedHeaders(id, at, body ?? '', secretsAt(endpoint, at)) : {};
  return { 'content-type': 'application/json', 'user-agent': 'carcassonne-by-mail/1', ...signed };
}

/** After a rotation, the previous secret stays valid for a while. */
function secretsAt({ secret, previousSecret, previousSecretUntil }: EndpointRow, at: Date): string[] {
  const isOldValid = previousSecret !== null && previousSecretUntil !== null && previousSecretUntil > at;
  return isOldValid ? [secret, previousSecret] : [secret];
}

function resultOf({ type }: DeliveryRow, answer: Answer, at: Date): Attempted {
  const { status, milliseconds, error, text, retryAfter } = answer;
  const isDelivered = status !== undefined && status >= 200 && status < 300;
  return {
    isDelivered,
    at,
    milliseconds,
    status,
    error: error ?? (isDelivered ? undefined : meaningOf(status)),
    answer: text,
    retryAfter,
    isFinal: status === gone || type === testEvent,
  };
}

function meaningOf(status: number | undefined): string {
  if (status === undefined) return 'There was no answer.';
  return status >= 300 && status < 400 ? 'Redirects are not followed.' : `The answer was ${status}.`;
}
