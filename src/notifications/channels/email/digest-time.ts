const hourMs = 3_600_000;
/** The hour of the day at which daily mails go out, where the player lives. */
const digestHour = 8;

/** The next full hour after `now` at which it is morning in a time zone. */
export function nextDigest(now: Date, timeZone: string): Date {
  const hourOf = new Intl.DateTimeFormat('en', { hour: '2-digit', hourCycle: 'h23', timeZone });
  const first = Math.floor(now.getTime() / hourMs) + 1;
  for (let hour = first; hour < first + 48; hour += 1) {
    const at = new Date(hour * hourMs);
    if (Number(hourOf.format(at)) === digestHour) return at;
  }
  return new Date(now.getTime() + 24 * hourMs);
}
