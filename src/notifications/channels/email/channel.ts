import type { DeliveryChannel } from '../../channel.ts';
import type { NotificationType } from '../../events/types.ts';
import { isWithinLevel } from '../../preferences/levels.ts';
import { attemptEmail } from './attempt.ts';
import { emailDeliveries } from './deliveries.ts';
import { noteDigests } from './digests.ts';
import { emailChannel } from './enqueue.ts';
import { openMailer } from './mailer.ts';
import { pictureFor } from './picture.ts';
import { emailSchedule } from './schedule.ts';

/** Types of which a player who wants one email a day still gets an email at once. */
const sentAtOnce: readonly NotificationType[] = ['game.finished', 'player.invited'];

/** Emails to players and guests: one for each notification, or one a day. */
export const email: DeliveryChannel = {
  name: emailChannel,
  isStored: true,
  concurrency: { [emailChannel]: 6 },
  retrySchedule: emailSchedule,
  wants: (preferences, notification) => {
    if (preferences.email === 'none') return false;
    if (preferences.email === 'digest' && !sentAtOnce.includes(notification.type)) return false;
    return isWithinLevel(preferences, notification, 'mine');
  },
  deliveriesFor: emailDeliveries,
  afterFanOut: noteDigests,
  open: (deps, services) => {
    const mailer = openMailer(deps);
    const context = { mailer, picture: pictureFor(deps.log, services) };
    return {
      attempt: (delivery) => attemptEmail(deps, context, delivery),
      isFailing: mailer.isFailing,
      close: async () => mailer.close(),
    };
  },
};
