import type { GameRow } from '../../../db/games.ts';
import { playerAt } from '../../../seats.ts';
import type { DeliveriesFor, FanOut, Recipient } from '../../channel.ts';
import type { Notification } from '../../events/types.ts';
import { dedupeKey } from '../../outbox/dedupe-key.ts';
import { dataOf } from './data.ts';
import { emailChannel } from './enqueue.ts';

/** An email to each player with a confirmed address, and to guests. */
export function emailDeliveries({ event, game }: FanOut): DeliveriesFor {
  return (notification, recipient) => {
    if (!isReachable(recipient) || isKnown(game, notification, recipient)) return [];
    const { type } = notification;
    const to = recipient.id === undefined ? { address: recipient.email } : { playerId: recipient.id };
    return [
      {
        ...to,
        dedupeKey: dedupeKey(event, type, `${recipient.id ?? recipient.email} email`),
        channel: emailChannel,
        flags: [emailChannel],
        type,
        gameId: game.id,
        seq: event.seq,
        data: dataOf(notification),
      },
    ];
  };
}

const isReachable = (recipient: Recipient) =>
  recipient.id === undefined || (recipient.isVerified && recipient.email !== null);

/** Whether the recipient's own decision is the cause: its response said what happened and whose turn is next. */
function isKnown(game: GameRow, notification: Notification, { id }: Recipient): boolean {
  if (notification.type !== 'turn.started' && notification.type !== 'decision.made') return false;
  const author = playerAt(game, notification.entry?.seat)?.playerId;
  return author !== undefined && author === id;
}
