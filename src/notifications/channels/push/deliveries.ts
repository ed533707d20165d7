import type { Tx } from '../../../db/tx.ts';
import { groupBy } from '../../../helpers/group-by.ts';
import type { Deps } from '../../../platform/deps.ts';
import { type DeliveriesFor, dedupeKey, type FanOut } from '../../channel.ts';
import { deciderOf } from '../../decider.ts';
import type { Notification } from '../../kinds/index.ts';
import { isCoveredByAnother } from '../../preferences/levels.ts';
import { pushDevicesOf } from '../../store/push-subscriptions.ts';
import { pushChannel } from './names.ts';
import { wordsFor } from './words.ts';

/** Creates a delivery to each device of a player. */
export async function pushDeliveries(deps: Deps, db: Tx, batch: readonly FanOut[]): Promise<DeliveriesFor> {
  const players = new Set(batch.flatMap(({ receivers }) => receivers.map(({ id }) => id)));
  const devices = groupBy(await pushDevicesOf(db, [...players], deps.clock()), ({ playerId }) => playerId);
  return (about, notification, recipient) => {
    if (recipient.id === undefined || isKnown(about, recipient.id)) return [];
    const mine = devices.get(recipient.id) ?? [];
    if (mine.length === 0 || isCoveredByAnother(about.notifications, notification, recipient.id)) return [];
    const { event, game } = about;
    const { type } = notification;
    const body = JSON.stringify(wordsFor(about, notification, recipient));
    return mine.map(({ id }) => ({
      dedupeKey: dedupeKey(event, type, `${id} push`),
      channel: pushChannel,
      type,
      playerId: recipient.id,
      gameId: game.id,
      seq: event.seq,
      body,
      data: { subscription: id, ...matchIn(notification) },
    }));
  };
}

/** Names the match that ended with a game or after it; the notification opens its page. */
const matchIn = (notification: Notification): { readonly match?: string } =>
  (notification.type === 'game.finished' || notification.type === 'match.finished') &&
  notification.match?.isOver
    ? { match: notification.match.match }
    : {};

/** Whether the player's own decision is the cause, whose response already included it. (The service also skips turns.) */
function isKnown({ entry, game }: FanOut, player: string): boolean {
  if (entry === undefined || deciderOf(game, entry) !== player) return false;
  const { type } = entry.decision as { readonly type: string };
  return type !== 'skip' && game.status === 'running';
}
