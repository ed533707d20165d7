import { createHmac, hash, timingSafeEqual } from 'node:crypto';
import { upsertReplyAddress } from '../../../../db/notifications/reply-addresses.ts';
import { linkGenerationOf } from '../../../../db/players/players.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { keyFor, keysFor } from '../../../../platform/keys.ts';
import { emailHost } from '../delivery/mailer.ts';
import { encodeBase32 } from './base32.ts';

/** Bytes of the token in a reply address, and of the signature in a return address. */
const [tokenBytes, signatureBytes] = [16, 8];

type Context = Pick<Deps, 'config'>;

/** The domain at which emails come in; undefined: they do not. */
export const inboundDomain = ({ config }: Context): string | undefined =>
  config.inboundEmail && (config.inboundEmail.domain ?? emailHost({ config }));

/** Returns what is stored of the token of a reply address. */
export const hashOfToken = (token: string): string => hash('sha256', token, 'hex');

/**
 * Returns the address at which a player answers the emails of a game, and notes that the email about its `version`
 * names it. It lasts until the next password reset: 128 bits that only this service can derive, in letters and digits
 * that survive a change of case (RFC 4648, base32). Undefined: no emails come in.
 */
export async function replyAddressFor(
  { db, config, clock }: Pick<Deps, 'db' | 'config' | 'clock'>,
  about: { readonly game: string; readonly player: string; readonly version: number },
): Promise<string | undefined> {
  const domain = inboundDomain({ config });
  if (domain === undefined) return undefined;
  const mac = createHmac('sha256', keyFor(config, 'reply-address').key);
  const generation = (await linkGenerationOf(db.prisma, about.player)) ?? 0;
  const token = encodeBase32(
    mac.update(`reply ${about.game} ${about.player} ${generation}`).digest().subarray(0, tokenBytes),
  );
  await upsertReplyAddress(db.prisma, { ...about, generation, tokenHash: hashOfToken(token), at: clock() });
  return `reply+${token}@${domain}`;
}

/** Returns the address to which an email comes back that cannot be delivered: it names the delivery, signed. */
export function returnAddressFor({ config }: Context, delivery: string): string | undefined {
  const domain = inboundDomain({ config });
  if (domain === undefined) return undefined;
  const id = Buffer.from(delivery.replaceAll('-', ''), 'hex');
  const signature = signaturesOf({ config }, id)[0] ?? Buffer.alloc(0);
  return `bounce+${encodeBase32(Buffer.concat([id, signature]))}@${domain}`;
}

/** Returns the delivery that a return address names; undefined if this service did not make the address. */
export function deliveryOfReturn(context: Context, bytes: Buffer): string | undefined {
  const [id, given] = [bytes.subarray(0, 16), bytes.subarray(16)];
  if (given.length !== signatureBytes) return undefined;
  if (!signaturesOf(context, id).some((signature) => timingSafeEqual(signature, given))) return undefined;
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

const signaturesOf = ({ config }: Context, id: Buffer): Buffer[] =>
  keysFor(config, 'reply-address').map(({ key }) =>
    createHmac('sha256', key).update('return ').update(id).digest().subarray(0, signatureBytes),
  );
