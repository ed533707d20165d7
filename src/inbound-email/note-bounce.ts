import { recordFailure } from '../notifications/channels/email/address/failures.ts';
import { findDelivery } from '../notifications/store/deliveries.ts';
import { storedReceiversIn } from '../notifications/store/receivers.ts';
import type { Deps } from '../platform/deps.ts';
import type { Bounce } from './bounce.ts';
import type { ReplyAddressRow } from './store/reply-addresses.ts';

/** Records that a delivery bounced; returns false if it is no longer known, or was to a previous address. */
export async function recordBounce(deps: Deps, id: string, bounce: Bounce): Promise<boolean> {
  const delivery = await findDelivery(deps.db.prisma, id);
  const player = delivery?.playerId;
  if (!player || delivery.channel !== 'email') return false;
  const game = delivery.gameId ?? player;
  const [receiver] = await storedReceiversIn(deps.db.prisma, [{ game, player }]);
  const sentTo = delivery.address ?? receiver?.email;
  if (!receiver?.email || sentTo !== receiver.email) return false;
  await recordFailure(deps, player, receiver.email, bounce);
  return true;
}

/** Records that an email to a player bounced to the reply address; only a report that names the player's address counts. */
export async function recordBounceFor(
  deps: Deps,
  { player, email }: Pick<ReplyAddressRow, 'player' | 'email'>,
  bounce: Bounce,
): Promise<boolean> {
  if (bounce.recipient !== email.toLowerCase()) return false;
  await recordFailure(deps, player, email, bounce);
  return true;
}
