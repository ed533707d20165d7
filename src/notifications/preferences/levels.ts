import { facts, type Level, type Notification } from '../events/types.ts';
import type { EffectivePreferences } from './schema.ts';

const ranks: Readonly<Record<Level, number>> = { end: 0, mine: 1, all: 2 };

/**
 * Whether a player wants to be notified of something, on a channel that by default notifies of everything up to a
 * level.
 */
export function isWithinLevel(
  { about, reminders }: EffectivePreferences,
  { type }: Notification,
  defaultLevel: Level,
): boolean {
  if (type === 'turn.reminder' && !reminders) return false;
  return ranks[facts[type].level] <= ranks[about ?? defaultLevel];
}
