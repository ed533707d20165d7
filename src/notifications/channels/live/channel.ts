import type { FeedChannel } from '../../channel.ts';
import { kindOf } from '../../kinds/index.ts';

/** Live events: a stream of events while a listener is connected. */
export const live: FeedChannel = {
  name: 'live',
  isStored: false,
  reaches: (notification, player) => {
    const { type, to } = notification;
    const among = (players: readonly string[]) => player !== undefined && players.includes(player);
    if (type === 'message.posted') return among(notification.readers);
    return kindOf(notification).audience === 'watchers' || among(to);
  },
  eventFor: (notification, happening) => ({
    type: notification.type,
    data: kindOf(notification).liveData(notification, happening),
  }),
};
