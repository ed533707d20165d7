import type { DeliveryChannel } from '../../channel.ts';
import type { Notification } from '../../kinds/index.ts';
import { reachOf } from '../../outgoing/reach.ts';
import { openSender } from '../../outgoing/sender.ts';
import { isNotifiedByAnother, isWithinLevel } from '../../preferences/levels.ts';
import type { EffectivePreferences } from '../../preferences/schema.ts';
import { hasDevice } from '../../store/push-subscriptions.ts';
import { attemptPush } from './attempt.ts';
import { pushDeliveries } from './deliveries.ts';
import { pushChannel } from './names.ts';

const minute = 60;
const hour = 60 * minute;

/** Seconds to wait before each attempt, counted from the previous one. */
const pushSchedule: readonly number[] = [0, 30, 5 * minute, 30 * minute, 2 * hour, 6 * hour];

/** Time limit for a push service's response, ms; they respond immediately. */
const answerTimeoutMs = 5_000;

/** Push notifications to the browsers of players (RFC 8030): one delivery for each device. */
export const push: DeliveryChannel = {
  name: pushChannel,
  isStored: true,
  // The owner of an address can make it respond slowly, so each player gets at most two slots.
  concurrency: { atOnce: 16, each: 2 },
  retrySchedule: pushSchedule,
  reachable: hasDevice,
  wants,
  deliveriesFor: pushDeliveries,
  open: (deps, services) => {
    const sender = openSender(reachOf(deps), answerTimeoutMs);
    return {
      attempt: (delivery) => attemptPush(deps, services, sender, delivery),
      abort: () => void sender.close(),
      close: () => sender.close(),
    };
  },
};

function wants(preferences: EffectivePreferences, notification: Notification): boolean {
  const isPassing = notification.type === 'decision.made' && notification.isPassing;
  if (!preferences.push || isPassing || isNotifiedByAnother(notification)) return false;
  return isWithinLevel(preferences, notification, 'mine');
}
