import { hash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isLoopback } from '../../limits/index.ts';
import type { Config } from '../../settings/config.ts';

/** Header fields that reverse proxies add to forwarded requests. */
const forwardingFields = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

/**
 * Returns whether a request may read the metrics: with the token if one is set, on a separate port always, and otherwise
 * from this machine, unless forwarded by a proxy.
 */
export function mayReadMetrics(
  { metricsToken, metricsPort }: Config,
  { headers, socket }: IncomingMessage,
): boolean {
  if (metricsToken !== undefined) return isSame(headers.authorization ?? '', `Bearer ${metricsToken}`);
  if (metricsPort !== undefined) return true;
  return isLoopback(socket.remoteAddress) && forwardingFields.every((name) => headers[name] === undefined);
}

/** Compares in constant time. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => hash('sha256', text, 'buffer'));
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}
