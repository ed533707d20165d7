import { hourMs } from '../../../time-units.ts';

/** Hour of the day, in the player's time zone, at which daily emails are sent. */
const digestHour = 8;

/** The first full hour after `now` that is `digestHour` in a time zone. */
export function nextDigest(now: Date, timeZone: string): Date {
  const hourOf = new Intl.DateTimeFormat('en', { hour: '2-digit', hourCycle: 'h23', timeZone });
  const first = Math.floor(now.getTime() / hourMs) + 1;
  for (let hour = first; hour < first + 48; hour += 1) {
    const at = new Date(hour * hourMs);
    if (Number(hourOf.format(at)) === digestHour) return at;
  }
  return new Date(now.getTime() + 24 * hourMs);
}
