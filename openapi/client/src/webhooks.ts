import { Webhook, WebhookVerificationError } from 'standardwebhooks';
import type { Schemas } from './sending.ts';

/** The body of a webhook of format `standard`, as in the `webhooks` section of the API's description. */
export type WebhookEvent = Schemas['WebhookEvent'];

/** Thrown for a request that is not, or not provably, from the service. `message` says why. */
export class UnverifiedWebhook extends Error {
  override readonly name = 'UnverifiedWebhook';
}

/** An event with a valid signature. */
export type VerifiedEvent = WebhookEvent & {
  /** `webhook-id`, the same for every attempt: skip what you have already received. */
  readonly id: string;
};

/** Header fields of `fetch` or of Node's `http`. */
export type HeaderFields = Headers | Readonly<Record<string, string | string[] | undefined>>;

/**
 * Verifies the signature of a webhook (Standard Webhooks), which may be five minutes old, and returns its event. Throws
 * an UnverifiedWebhook otherwise: respond with 401 and ignore the request.
 * @param body exactly as it was received: parsing and formatting JSON again breaks the signature
 * @param secrets `whsec_…`; several while one is being replaced
 */
export function verifyWebhook(
  body: string | Uint8Array,
  headers: HeaderFields,
  secrets: string | readonly string[],
): VerifiedEvent {
  const text = typeof body === 'string' ? body : new TextDecoder().decode(body);
  const fields = {
    'webhook-id': fieldOf(headers, 'webhook-id'),
    'webhook-timestamp': fieldOf(headers, 'webhook-timestamp'),
    'webhook-signature': fieldOf(headers, 'webhook-signature'),
  };
  let reason = 'There is no secret to verify with';
  for (const secret of typeof secrets === 'string' ? [secrets] : secrets) {
    try {
      return { ...(new Webhook(secret).verify(text, fields) as WebhookEvent), id: fields['webhook-id'] };
    } catch (error) {
      if (!(error instanceof WebhookVerificationError)) throw error;
      reason = error.message;
    }
  }
  throw new UnverifiedWebhook(reason);
}

function fieldOf(headers: HeaderFields, name: string): string {
  if (headers instanceof Headers) return headers.get(name) ?? '';
  const value = headers[name];
  return typeof value === 'string' ? value : '';
}
