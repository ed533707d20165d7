import { t } from '../i18n/index.ts';

const MINUTE_MS = 60_000;

/** Says how long it is until a moment, in the largest unit of which there are two: `3 days`, `26 hours`, `5 minutes`. */
export function timeLeft(until: string, now = Date.now()): string {
  const words = t().site.lists;
  const minutes = Math.max(0, Math.round((Date.parse(until) - now) / MINUTE_MS));
  const hours = Math.floor(minutes / 60);
  if (hours >= 48) return words.days(Math.floor(hours / 24));
  return hours >= 2 ? words.hours(hours) : words.minutes(minutes);
}
