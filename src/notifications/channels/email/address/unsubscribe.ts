import type { Deps } from '../../../../platform/deps.ts';
import { readPlayerLink } from '../../../../platform/player-links.ts';
import { problem } from '../../../../platform/problems.ts';
import { readLink } from '../../../../platform/signed-links.ts';
import { stopEmails } from '../../../preferences/read-and-update.ts';
import { suppressedFingerprints } from '../../../store/suppressed-addresses.ts';
import { allowAgain, suppress } from './suppression.ts';

/** Whose emails a link ends: those of a player about games, or all to an address, which its fingerprint names. */
type Unsubscriber = { readonly player: string } | { readonly fingerprint: string };

async function unsubscriberOf(deps: Deps, token: string): Promise<Unsubscriber> {
  const { fingerprint } = readLink(deps.keys, 'unsubscribe', token, deps.clock()) ?? {};
  if (fingerprint !== undefined) return { fingerprint: String(fingerprint) };
  const link = await readPlayerLink(deps, 'unsubscribe', token);
  if (link === undefined) throw problem('invalid-link');
  return link;
}

/** What an unsubscribe link ends, and for links about an address whether that has happened. */
export interface Subscription {
  readonly of: 'player' | 'address';
  readonly isSuppressed: boolean;
}

/**
 * Returns what an unsubscribe link ends.
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
 * Ends the emails of an unsubscribe link.
 * @throws Problem invalid-link
 */
export async function unsubscribe(deps: Deps, token: string): Promise<Subscription> {
  const whose = await unsubscriberOf(deps, token);
  if ('player' in whose) await stopEmails(deps, whose.player);
  else await suppress(deps, whose.fingerprint);
  return subscriptionOf(deps, token);
}

/**
 * Allows emails to the address of an unsubscribe link again. Links of players change nothing: players have settings.
 * @throws Problem invalid-link
 */
export async function resubscribe(deps: Deps, token: string): Promise<void> {
  const whose = await unsubscriberOf(deps, token);
  if ('fingerprint' in whose) await allowAgain(deps, whose.fingerprint);
}
