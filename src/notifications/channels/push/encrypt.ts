import type { Deps } from '../../../platform/deps.ts';
import type { Urgency } from '../../kinds/kind.ts';
import type { Outgoing } from '../../outgoing/sender.ts';
import type { PushTarget } from '../../store/push-subscriptions.ts';

/** Options for the push service. */
export interface PushOptions {
  /** Seconds to keep the notification. */
  readonly ttl: number;
  readonly urgency: Urgency;
  readonly topic: string;
}

/** Loads the library at its first use, because it would slow down each start. */
const loadLibrary = async () => (await import('web-push')).default;

/** Encrypts a payload for a device (RFC 8291) and signs the request for its push service (RFC 8292). */
export async function encrypted(
  deps: Deps,
  { playerId, endpoint, p256dh, auth }: PushTarget,
  payload: object,
  { ttl, urgency, topic }: PushOptions,
): Promise<Outgoing> {
  const library = await loadLibrary();
  const vapidDetails = { subject: contactOf(deps), ...(await deps.pushKeys()) };
  const { headers, body } = library.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(payload),
    { vapidDetails, TTL: ttl, urgency, topic },
  );
  const fields = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]);
  return { owner: playerId, url: endpoint, headers: Object.fromEntries(fields), body };
}

/** The address at which a push service can contact the operator. */
function contactOf({ config: { publicUrl, securityContact } }: Deps): string {
  if (securityContact !== undefined) return securityContact;
  return publicUrl.startsWith('https:') ? publicUrl : `mailto:security@${new URL(publicUrl).hostname}`;
}
