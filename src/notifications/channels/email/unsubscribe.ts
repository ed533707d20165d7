import type { Deps } from '../../../deps.ts';
import { problem } from '../../../problems.ts';
import { readLink } from '../../../signed-links.ts';
import { stopEmails } from '../../preferences/read-and-update.ts';

/**
 * The player whose emails an unsubscribe link ends.
 * @throws Problem link-not-valid
 */
export function unsubscriberOf({ config, clock }: Deps, token: string): string {
  const link = readLink(config, 'unsubscribe', token, clock());
  if (link === undefined) throw problem('link-not-valid');
  return String(link['player']);
}

/**
 * Ends the emails about games of the player of an unsubscribe link.
 * @throws Problem link-not-valid
 */
export async function unsubscribe(deps: Deps, token: string): Promise<void> {
  await stopEmails(deps, unsubscriberOf(deps, token));
}
