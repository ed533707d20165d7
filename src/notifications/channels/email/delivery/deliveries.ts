import type { Tx } from '../../../../db/tx.ts';
import type { GameRow } from '../../../../games/store/games.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { type DeliveriesFor, dedupeKey, type FanOut, type Recipient } from '../../../channel.ts';
import { deciderOf } from '../../../decider.ts';
import { kindOf, type Notification } from '../../../kinds/index.ts';
import { isCoveredByAnother } from '../../../preferences/levels.ts';
import { suppressedAmong } from '../address/suppression.ts';
import { emailChannel } from './enqueue.ts';

/** Creates an email to each player with a confirmed address, and to invited addresses that are not suppressed. */
export async function emailDeliveries(_: Deps, db: Tx, batch: readonly FanOut[]): Promise<DeliveriesFor> {
  const notifications = batch.flatMap((each) => each.notifications);
  const addresses = notifications.flatMap((each) =>
    each.type === 'player.invited' ? (each.address ?? []) : [],
  );
  const suppressed = addresses.length === 0 ? new Set<string>() : await suppressedAmong(db, addresses);
  return ({ event, game, notifications }, notification, recipient) => {
    // Messages are gathered, and several are sent in one email.
    if (notification.type === 'message.posted') return [];
    if (!isReachable(recipient, suppressed) || isKnown(game, notification, recipient)) return [];
    if (isCoveredByAnother(notifications, notification, recipient.id)) return [];
    const { type } = notification;
    const to = recipient.id === undefined ? { address: recipient.email } : { playerId: recipient.id };
    return [
      {
        ...to,
        dedupeKey: dedupeKey(event, type, `${recipient.id ?? recipient.email} email`),
        channel: emailChannel,
        type,
        gameId: game.id,
        seq: event.seq,
        data: kindOf(notification).email.data?.(notification) ?? {},
      },
    ];
  };
}

const isReachable = (recipient: Recipient, suppressed: ReadonlySet<string>) =>
  recipient.id === undefined
    ? !suppressed.has(recipient.email)
    : recipient.isVerified && recipient.email !== null;

/** Whether the recipient's own decision is the cause. Its response already showed the result and whose turn is next. */
function isKnown(game: GameRow, notification: Notification, { id }: Recipient): boolean {
  if (notification.type !== 'turn.started' && notification.type !== 'decision.made') return false;
  const author = deciderOf(game, notification.entry);
  return author !== undefined && author === id;
}
