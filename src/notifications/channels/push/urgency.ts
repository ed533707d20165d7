import type { GameRow } from '../../../games/store/games.ts';
import { isNotificationType, kinds } from '../../kinds/index.ts';
import type { Urgency } from '../../kinds/kind.ts';
import { teamInvited } from './names.ts';

/** Returns the urgency of a type of notification, or of a test. */
export const urgencyOf = (type: string): Urgency =>
  isNotificationType(type) ? kinds[type].urgency : 'normal';

const daySeconds = 86_400;
/** The longest time that push services keep a notification. */
const longestSeconds = 28 * daySeconds;
const testSeconds = 60;

/**
 * Returns for how many seconds a push service keeps a notification for an offline device. A notification about a turn
 * expires at the deadline because it is useless afterwards. Returns 0 if the deadline has passed.
 */
export function secondsToLive(
  type: string,
  game: Pick<GameRow, 'deadline' | 'pausedAt'> | undefined,
  now: Date,
): number {
  if (type === teamInvited) return 3 * daySeconds;
  if (game === undefined || !isNotificationType(type)) return testSeconds;
  if (!kinds[type].isAboutTurn) return urgencyOf(type) === 'low' ? daySeconds : 3 * daySeconds;
  if (game.deadline === null || game.pausedAt !== null) return longestSeconds; // a paused clock stands still
  const left = Math.floor((game.deadline.getTime() - now.getTime()) / 1000);
  return Math.min(longestSeconds, Math.max(0, left));
}
