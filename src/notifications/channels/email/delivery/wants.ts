import { kindOf, type Notification } from '../../../kinds/index.ts';
import { isNotifiedByAnother, isWithinLevel } from '../../../preferences/levels.ts';
import type { EffectivePreferences } from '../../../preferences/schema.ts';

/** Whether a player wants an email about a notification, rather than one a day or none. */
export function wantsEmail(preferences: EffectivePreferences, notification: Notification): boolean {
  if (preferences.email === 'none') return false;
  if (preferences.email === 'digest' && !kindOf(notification).skipsDigest) return false;
  // The email about the player's turn says it all.
  if (notification.type === 'decision.made' && notification.isPassing) return false;
  return !isNotifiedByAnother(notification) && isWithinLevel(preferences, notification, 'mine');
}
