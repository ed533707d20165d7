import { language } from './language.ts';

const MS_PER_DAY = 86_400_000;

/** Writes a moment with its time: a weekday in the days around now, or else a date. */
export function formatTime(text: string): string {
  const time = new Date(text);
  const isNear = Math.abs(time.getTime() - Date.now()) < 6 * MS_PER_DAY;
  const day = isNear ? ({ weekday: 'long' } as const) : ({ day: 'numeric', month: 'short' } as const);
  return new Intl.DateTimeFormat(language(), { ...day, hour: '2-digit', minute: '2-digit' }).format(time);
}

/** Writes a day, such as `6 December`. */
export function formatDay(text: string): string {
  return new Intl.DateTimeFormat(language(), { day: 'numeric', month: 'long' }).format(new Date(text));
}
