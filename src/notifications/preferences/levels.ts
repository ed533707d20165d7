import { kindOf, type Notification } from '../kinds/index.ts';
import type { Level } from '../kinds/kind.ts';
import type { EffectivePreferences } from './schema.ts';

const ranks: Readonly<Record<Level, number>> = { end: 0, mine: 1, all: 2 };

/**
 * Whether people learn something from a notification about another event at the same time: the start of a game and the turn in
 * it from the start of its round, the end of a match from the last of the games that ended with it.
 */
export function isNotifiedByAnother(notification: Notification): boolean {
  switch (notification.type) {
    case 'game.started':
      return notification.isNotifiedByAnother;
    case 'turn.started':
      return notification.isToldByRound;
    case 'player.joined':
      return notification.isStart;
    case 'game.finished':
      return notification.match?.isNotifiedByAnother === true;
    default:
      return false;
  }
}

/** Whether a notification about the same event, which says more, goes to the same player. */
export function isToldWithIt(
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
