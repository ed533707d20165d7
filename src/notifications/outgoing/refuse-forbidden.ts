import type { Deps } from '../../platform/deps.ts';
import { problem } from '../../platform/problems.ts';
import { checkUrl, ForbiddenAddress } from './addresses.ts';
import { reachOf } from './reach.ts';

/**
 * Refuses a URL that nothing may be sent to.
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
