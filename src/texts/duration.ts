import type { ChatTexts } from './chat-texts.ts';

const UNITS = { W: 'week', D: 'day', H: 'hour', M: 'minute' } as const;

/** Says an ISO 8601 duration of weeks, days, hours and minutes: `3 days`. */
export function durationIn({ time }: Pick<ChatTexts, 'time'>, duration: string): string {
  const parts = [...duration.matchAll(/(?<!\d)(\d+)([WDHM])/g)];
  return parts.map(([, amount, unit]) => time(Number(amount), UNITS[unit as keyof typeof UNITS])).join(' ');
}
