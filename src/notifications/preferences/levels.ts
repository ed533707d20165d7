import { kindOf, type Notification } from '../kinds/index.ts';
import type { Level } from '../kinds/kind.ts';
import type { EffectivePreferences } from './schema.ts';

const ranks: Readonly<Record<Level, number>> = { end: 0, mine: 1, all: 2 };

/**
 * Returns whether another event at the same time already announces a notification: a round's start announces its games
 * and turns, and the last game of a match announces the end of the match.
 */
export function isNotifiedByAnother(notification: Notification): boolean {
  switch (notification.type) {
    case 'game.started':
      return notification.isNotifiedByAnother;
    case 'turn.started':
      return notification.isNotifiedByRound;
    case 'player.joined':
      return notification.isStart;
    case 'game.finished':
      return notification.match?.isNotifiedByAnother === true;
    default:
      return false;
  }
}

/** Returns whether the same event causes a more detailed notification to the same player. */
export function isCoveredByAnother(
  all: readonly Notification[],
  notification: Notification,
  player: string | undefined,
): boolean {
  const { followedBy = [] } = kindOf(notification);
  return all.some(
    ({ type, to }) =>
      player !== undefined && followedBy.some((kind) => kind.type === type) && to.includes(player),
  );
}

/** Returns whether a player wants a notification on a channel whose default preference is a level. */
export function isWithinLevel(
  { about, reminders }: EffectivePreferences,
  notification: Notification,
  defaultLevel: Level,
): boolean {
  if (notification.type === 'turn.reminder' && !reminders) return false;
  return ranks[kindOf(notification).level] <= ranks[about ?? defaultLevel];
}
