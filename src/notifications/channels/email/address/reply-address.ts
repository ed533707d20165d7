import { createHmac, hash, timingSafeEqual } from 'node:crypto';
import { upsertReplyAddress } from '../../../../inbound-email/store/reply-addresses.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { Key } from '../../../../platform/keys.ts';
import { linkGenerationOf } from '../../../../players/store/players.ts';
import { emailHost } from '../delivery/mailer.ts';
import { encodeBase32 } from './base32.ts';

/** Bytes of the token in a reply address, and of the signature in a return address. */
const [tokenBytes, signatureBytes] = [16, 8];

type Context = Pick<Deps, 'config' | 'keys'>;

/** The domain that receives emails; undefined if receiving is not configured. */
export const inboundDomain = ({ config }: Pick<Deps, 'config'>): string | undefined =>
  config.inboundEmail && (config.inboundEmail.domain ?? emailHost({ config }));

/** Returns the stored hash of a reply address's token. */
export const hashOfToken = (token: string): string => hash('sha256', token, 'hex');

/**
 * Returns the address to which a player replies about a game, and stores that the email about its `version` uses it. It
 * is valid until the next password reset. Its token has 128 bits that only this service can derive, in letters and digits
 * that survive a change of case (RFC 4648, base32). Returns undefined if the service receives no emails.
 */
export async function replyAddressFor(
  { db, config, keys, clock }: Pick<Deps, 'db' | 'config' | 'keys' | 'clock'>,
  about: { readonly game: string; readonly player: string; readonly version: number },
): Promise<string | undefined> {
  const domain = inboundDomain({ config });
  if (domain === undefined) return undefined;
  const mac = createHmac('sha256', keys['reply-address'][0].key);
  const generation = (await linkGenerationOf(db.prisma, about.player)) ?? 0;
  const token = encodeBase32(
    mac.update(`reply ${about.game} ${about.player} ${generation}`).digest().subarray(0, tokenBytes),
  );
  await upsertReplyAddress(db.prisma, { ...about, generation, tokenHash: hashOfToken(token), at: clock() });
  return `reply+${token}@${domain}`;
}

/** Returns the return address of an email, to which it bounces. It contains the signed id of the delivery. */
export function returnAddressFor({ config, keys }: Context, delivery: string): string | undefined {
  const domain = inboundDomain({ config });
  if (domain === undefined) return undefined;
  const id = Buffer.from(delivery.replaceAll('-', ''), 'hex');
  const signature = signatureOf(keys['reply-address'][0], id);
  return `bounce+${encodeBase32(Buffer.concat([id, signature]))}@${domain}`;
}

/** Returns the delivery that a return address names; undefined if its signature is not valid. */
export function deliveryOfReturn({ keys }: Pick<Deps, 'keys'>, bytes: Buffer): string | undefined {
  const [id, given] = [bytes.subarray(0, 16), bytes.subarray(16)];
  if (given.length !== signatureBytes) return undefined;
  if (!keys['reply-address'].some((key) => timingSafeEqual(signatureOf(key, id), given))) return undefined;
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

const signatureOf = ({ key }: Key, id: Buffer): Buffer =>
  createHmac('sha256', key).update('return ').update(id).digest().subarray(0, signatureBytes);
