import { hash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isLoopback } from '../../limits/index.ts';
import type { Config } from '../../settings/config.ts';

/** Header fields by which a reverse proxy says that it passes a request on. */
const forwardingFields = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

/**
 * Whether a request may read the metrics: with the token where there is one, on a separate port always, and otherwise
 * from this machine, unless a proxy passed the request on.
 */
export function mayReadMetrics(
  { metricsToken, metricsPort }: Config,
  { headers, socket }: IncomingMessage,
): boolean {
  if (metricsToken !== undefined) return isSame(headers.authorization ?? '', `Bearer ${metricsToken}`);
  if (metricsPort !== undefined) return true;
  return isLoopback(socket.remoteAddress) && forwardingFields.every((name) => headers[name] === undefined);
}

/** Compares in a time that does not depend on where two texts differ. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => hash('sha256', text, 'buffer'));
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}
