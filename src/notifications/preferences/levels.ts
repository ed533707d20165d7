import { kindOf, type Notification } from '../kinds/index.ts';
import type { Level } from '../kinds/kind.ts';
import type { EffectivePreferences } from './schema.ts';

const ranks: Readonly<Record<Level, number>> = { end: 0, mine: 1, all: 2 };

/**
 * Whether people learn it from another notification that comes at once: the begin of a game from that of its round, the end of
 * a match from the last of the games that ended with it.
 */
export function isToldByAnother(notification: Notification): boolean {
  if (notification.type === 'game.started') return notification.isToldByRound;
  return notification.type === 'game.finished' && notification.match?.isToldByAnother === true;
}

/**
 * Whether a player wants to be notified of something, on a channel that by default notifies of everything up to a
 * level.
 */
export function isWithinLevel(
  { about, reminders }: EffectivePreferences,
  notification: Notification,
  defaultLevel: Level,
): boolean {
  if (notification.type === 'turn.reminder' && !reminders) return false;
  return ranks[kindOf(notification).level] <= ranks[about ?? defaultLevel];
}
