import type { Deps } from '../../../../platform/deps.ts';
import { readPlayerLink } from '../../../../platform/player-links.ts';
import { problem } from '../../../../platform/problems.ts';
import { readLink } from '../../../../platform/signed-links.ts';
import { stopEmails } from '../../../preferences/read-and-update.ts';
import { suppressedFingerprints } from '../../../store/suppressed-addresses.ts';
import { suppress, unsuppress } from './suppression.ts';

/** The scope of an unsubscribe link: a player's game emails, or all emails to the address with a fingerprint. */
type Unsubscriber = { readonly player: string } | { readonly fingerprint: string };

async function unsubscriberOf(deps: Deps, token: string): Promise<Unsubscriber> {
  const { fingerprint } = readLink(deps.keys, 'unsubscribe', token, deps.clock()) ?? {};
  if (fingerprint !== undefined) return { fingerprint: String(fingerprint) };
  const link = await readPlayerLink(deps, 'unsubscribe', token);
  if (link === undefined) throw problem('invalid-link');
  return link;
}

/** The scope of an unsubscribe link and, for links about an address, whether the address is already suppressed. */
export interface Subscription {
  readonly of: 'player' | 'address';
  readonly isSuppressed: boolean;
}

/**
 * Returns the scope of an unsubscribe link.
 * @throws Problem invalid-link
 */
export async function subscriptionOf(deps: Deps, token: string): Promise<Subscription> {
  const whose = await unsubscriberOf(deps, token);
  if ('player' in whose) return { of: 'player', isSuppressed: false };
  const { fingerprint } = whose;
  const suppressed = await suppressedFingerprints(deps.db.prisma, [fingerprint]);
  return { of: 'address', isSuppressed: suppressed.has(fingerprint) };
}

/**
 * Stops the emails that an unsubscribe link is about.
 * @throws Problem invalid-link
 */
export async function unsubscribe(deps: Deps, token: string): Promise<Subscription> {
  const whose = await unsubscriberOf(deps, token);
  if ('player' in whose) await stopEmails(deps, whose.player);
  else await suppress(deps, whose.fingerprint);
  return subscriptionOf(deps, token);
}

/**
 * Resumes emails to the address of an unsubscribe link. Does nothing for a player's link, because players have settings.
 * @throws Problem invalid-link
 */
export async function resubscribe(deps: Deps, token: string): Promise<void> {
  const whose = await unsubscriberOf(deps, token);
  if ('fingerprint' in whose) await unsuppress(deps, whose.fingerprint);
}
