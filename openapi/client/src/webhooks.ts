import { Webhook, WebhookVerificationError } from 'standardwebhooks';
import type { Schemas } from './sending.ts';

/** What a webhook of format `standard` is sent, as the `webhooks` section of the API's description has it. */
export type WebhookEvent = Schemas['WebhookEvent'];

/** A request that is not, or not provably, of the service. `message` says why. */
export class UnverifiedWebhook extends Error {
  override readonly name = 'UnverifiedWebhook';
}

/** An event whose signature is right. */
export type VerifiedEvent = WebhookEvent & {
  /** `webhook-id`, the same at every attempt: skip what you have had. */
  readonly id: string;
};

/** Header fields as `fetch` has them, or as Node's `http` has them. */
export type HeaderFields = Headers | Readonly<Record<string, string | string[] | undefined>>;

/**
 * The event of a webhook's request, once its signature (Standard Webhooks) is found right and not older than five
 * minutes. Throws an UnverifiedWebhook otherwise: answer 401 and forget it.
 * @param body exactly as it came: parsing and writing JSON again breaks the signature
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
