import type { ChatTexts } from './chat-texts.ts';
import type { Language } from './language-list.ts';
import { textsIn } from './languages.ts';

const shapes = {
  /** `Monday 3 March at 09:00 CET` */
  long: { weekday: 'long', month: 'long' },
  /** `Mon 3 Mar, 09:00 CET` */
  short: { weekday: 'short', month: 'short' },
} as const;

/** Returns a moment in words, in a time zone; `short` where there is little room. */
export function formatMoment(
  language: Language,
  time: Date,
  { timeZone, shape }: { timeZone: string; shape: keyof typeof shapes },
): string {
  const rest = { day: 'numeric', hour: '2-digit', minute: '2-digit', timeZoneName: 'short' } as const;
  return new Intl.DateTimeFormat(textsIn(language).game.tag, {
    ...shapes[shape],
    ...rest,
    timeZone,
  }).format(time);
}

const UNITS = { W: 'week', D: 'day', H: 'hour', M: 'minute' } as const;

/** Says an ISO 8601 duration of weeks, days, hours and minutes: `3 days`. */
export function durationIn({ time }: Pick<ChatTexts, 'time'>, duration: string): string {
  const parts = [...duration.matchAll(/(?<!\d)(\d+)([WDHM])/g)];
  return parts.map(([, amount, unit]) => time(Number(amount), UNITS[unit as keyof typeof UNITS])).join(' ');
}
