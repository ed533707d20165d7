import { hasAddress } from '../../../players/store/players.ts';
import type { DeliveryChannel } from '../../channel.ts';
import { gatherMessages } from './content/messages.ts';
import { pictureFor } from './content/picture.ts';
import { attemptEmail } from './delivery/attempt.ts';
import { emailDeliveries } from './delivery/deliveries.ts';
import { scheduleDigests } from './delivery/digests.ts';
import { emailChannel } from './delivery/enqueue.ts';
import { openMailer } from './delivery/mailer.ts';
import { wantsEmail } from './delivery/wants.ts';

const minute = 60;
const hour = 60 * minute;

/** Seconds to wait before each attempt, counted from the previous one. */
const emailSchedule: readonly number[] = [0, minute, 10 * minute, hour, 4 * hour, 12 * hour, 24 * hour];

/** Emails to players and invited addresses: one per notification, one for several messages, or a daily digest. */
export const email: DeliveryChannel = {
  name: emailChannel,
  isStored: true,
  concurrency: { atOnce: 6 },
  retrySchedule: emailSchedule,
  reachable: hasAddress,
  wants: wantsEmail,
  deliveriesFor: emailDeliveries,
  afterFanOut: async (deps, db, batch) => {
    await scheduleDigests(deps, db, batch);
    await gatherMessages(deps, db, batch);
  },
  open: (deps, services) => {
    const mailer = openMailer(deps);
    const { readLog: log, choices } = services;
    const context = { mailer, picture: pictureFor(deps.log, services), log, choices };
    return {
      attempt: (delivery) => attemptEmail(deps, context, delivery),
      isFailing: mailer.isFailing,
      close: async () => mailer.close(),
    };
  },
};
