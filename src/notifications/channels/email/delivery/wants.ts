import type { Notification, NotificationType } from '../../../events/types.ts';
import { isToldByAnother, isWithinLevel } from '../../../preferences/levels.ts';
import type { EffectivePreferences } from '../../../preferences/schema.ts';

/** Types of which a player who wants one email a day still gets an email at once. */
const sentAtOnce: readonly NotificationType[] = [
  'game.finished',
  'match.finished',
  'player.invited',
  'request.opened',
];

/** Whether a player wants an email about a notification, rather than one a day or none. */
export function wantsEmail(preferences: EffectivePreferences, notification: Notification): boolean {
  if (preferences.email === 'none') return false;
  if (preferences.email === 'digest' && !sentAtOnce.includes(notification.type)) return false;
  // The email about the player's turn says it all.
  if (notification.type === 'decision.made' && notification.isPassing) return false;
  // That about the round says it, too, and how to decide. A device keeps both apart.
  if (notification.type === 'turn.started' && notification.isToldByRound) return false;
  return !isToldByAnother(notification) && isWithinLevel(preferences, notification, 'mine');
}
