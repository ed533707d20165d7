import { dayMs } from '../../src/helpers/time-units.ts';
import { language, t } from './language.ts';

/** Writes a moment with its time: today, tomorrow or yesterday, a weekday in the coming week, or else a date. */
export function formatTime(text: string, now = new Date()): string {
  const moment = new Date(text);
  const time = dateFormat({ hour: 'numeric', minute: '2-digit' }).format(moment);
  return `${dayText(moment, daysBetween(now, moment))}, ${time}`;
}

function dayText(moment: Date, days: number): string {
  if (Math.abs(days) <= 1)
    return new Intl.RelativeTimeFormat(locale(), { numeric: 'auto' }).format(days, 'day');
  const isSoon = days > 0 && days < 7;
  const form = isSoon ? ({ weekday: 'long' } as const) : ({ day: 'numeric', month: 'short' } as const);
  return dateFormat(form).format(moment);
}

/** Counts midnights between two moments, on the reader's clock. */
function daysBetween(from: Date, to: Date): number {
  const dayOf = (time: Date) => Date.UTC(time.getFullYear(), time.getMonth(), time.getDate()) / dayMs;
  return dayOf(to) - dayOf(from);
}

/** Returns the reader's language as the browser is set to it, with its region: `en-GB` writes 14:30 where `en` writes 2:30 PM. */
function locale(): string {
  const tags = globalThis.navigator?.languages ?? [];
  return tags.find((tag) => tag.startsWith(language())) ?? language();
}

const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** Returns a format for dates, which is kept: making one costs as much as writing a hundred dates. */
function dateFormat(form: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale()} ${JSON.stringify(form)}`;
  const format = dateFormats.get(key) ?? new Intl.DateTimeFormat(locale(), form);
  dateFormats.set(key, format);
  return format;
}

/** Writes a day, such as `6 December`. Lists begin with days, and slow devices take 0.1 s to start `Intl.DateTimeFormat`. */
export function formatDay(text: string): string {
  const day = new Date(text);
  return t().site.day(day.getDate(), day.getMonth());
}
