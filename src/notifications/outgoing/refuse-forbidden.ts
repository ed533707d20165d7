import type { Deps } from '../../platform/deps.ts';
import { problem } from '../../platform/problems.ts';
import { checkUrl, ForbiddenAddress } from './addresses.ts';
import { reachOf } from './reach.ts';

/**
 * Rejects a URL to which nothing may be sent.
 * @throws Problem forbidden-address
 */
export function refuseForbidden(deps: Pick<Deps, 'config'>, url: string): void {
  try {
    checkUrl(url, reachOf(deps));
  } catch (error) {
    if (error instanceof ForbiddenAddress) throw problem('forbidden-address', { detail: error.message });
    throw error;
  }
}
