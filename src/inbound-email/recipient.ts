import { decodeBase32 } from '../notifications/channels/email/address/base32.ts';
import {
  deliveryOfReturn,
  hashOfToken,
  inboundDomain,
} from '../notifications/channels/email/address/reply-address.ts';
import type { Deps } from '../platform/deps.ts';
import { findReplyAddress, type ReplyAddressRow } from './store/reply-addresses.ts';

/** The meaning of an address of this service. */
export type Recipient =
  | { readonly kind: 'reply'; readonly row: ReplyAddressRow }
  | { readonly kind: 'return'; readonly delivery: string };

/** Maximum number of an email's addresses that are checked. */
const maxAddresses = 20;

/** Returns the first of some addresses that was issued by this service and is still valid. */
export async function recipientAmong(
  deps: Deps,
  addresses: readonly string[],
): Promise<Recipient | undefined> {
  for (const address of addresses.slice(0, maxAddresses)) {
    const found = await recipientOf(deps, address);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Returns the meaning of an address; undefined if this service did not issue it, or it is no longer valid. */
export async function recipientOf(deps: Deps, address: string): Promise<Recipient | undefined> {
  const [, kind, token = '', domain] =
    /^(reply|bounce)\+([a-z2-7]{26,39})@(.+)$/.exec(address.toLowerCase()) ?? [];
  if (domain === undefined || domain !== inboundDomain(deps)) return undefined;
  return kind === 'reply' ? replyAt(deps, token) : returnAt(deps, token);
}

async function replyAt(deps: Deps, token: string): Promise<Recipient | undefined> {
  const row = await findReplyAddress(deps.db.prisma, hashOfToken(token), deps.clock());
  return row && { kind: 'reply', row };
}

function returnAt(deps: Deps, token: string): Recipient | undefined {
  const bytes = decodeBase32(token);
  const delivery = bytes && deliveryOfReturn(deps, bytes);
  return delivery === undefined ? undefined : { kind: 'return', delivery };
}
