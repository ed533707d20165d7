import type { GameRow } from '../../../db/games/games.ts';
import { facts, isNotificationType, type NotificationType } from '../../events/types.ts';

/** How soon a push service wakes a device (RFC 8030, 5.3): a device low on power gets only what is urgent. */
export type Urgency = 'low' | 'normal' | 'high';

const low: readonly NotificationType[] = ['message.posted', 'decision.made', 'player.joined', 'player.left'];

/** Returns the urgency of a type of notification. */
export function urgencyOf(type: string): Urgency {
  if (type === 'turn.reminder') return 'high';
  return isNotificationType(type) && low.includes(type) ? 'low' : 'normal';
}

const daySeconds = 86_400;
/** The longest that push services keep something. */
const longestSeconds = 28 * daySeconds;
const testSeconds = 60;

/**
 * Returns for how many seconds a push service keeps a notification for a device that is off: what is about a turn until
 * its deadline, as it is worth nothing afterwards. 0: the deadline is over.
 */
export function secondsToLive(
  type: string,
  game: Pick<GameRow, 'deadline' | 'pausedAt'> | undefined,
  now: Date,
): number {
  if (game === undefined || !isNotificationType(type)) return testSeconds;
  if (!facts[type].isAboutTurn) return urgencyOf(type) === 'low' ? daySeconds : 3 * daySeconds;
  if (game.deadline === null || game.pausedAt !== null) return longestSeconds; // a paused clock stands still
  const left = Math.floor((game.deadline.getTime() - now.getTime()) / 1000);
  return Math.min(longestSeconds, Math.max(0, left));
}
