import type { Config } from '../../settings/config.ts';
import { isLoopbackHost, type Reach } from './addresses.ts';

type ReachSettings = Pick<Config, 'host' | 'publicUrl' | 'webhookAllowedRanges'>;

/**
 * Returns the addresses that webhooks, push notifications and requests for apps' documents may reach. A service that
 * listens and is public only on loopback runs on a developer's machine, where receivers are on loopback, too.
 */
export function reachOf({ config }: { readonly config: ReachSettings }): Reach {
  const hosts = [config.host, new URL(config.publicUrl).hostname];
  return { ranges: config.webhookAllowedRanges, hasLoopback: hosts.every(isLoopbackHost) };
}
