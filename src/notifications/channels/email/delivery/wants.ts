import { kindOf, type Notification } from '../../../kinds/index.ts';
import { isNotifiedByAnother, isWithinLevel } from '../../../preferences/levels.ts';
import type { EffectivePreferences } from '../../../preferences/schema.ts';

/** Returns whether a player wants an immediate email about a notification, as opposed to the daily digest or none. */
export function wantsEmail(preferences: EffectivePreferences, notification: Notification): boolean {
  if (preferences.email === 'none') return false;
  if (preferences.email === 'digest' && !kindOf(notification).skipsDigest) return false;
  // The email about the player's turn already includes it.
  if (notification.type === 'decision.made' && notification.isPassing) return false;
  return !isNotifiedByAnother(notification) && isWithinLevel(preferences, notification, 'mine');
}
