import { z } from 'zod';

const minuteMs = 60_000;
const dayMs = 86_400_000;
const form = /^P(?:(\d{1,3})W|(?:(\d{1,3})D)?(?:T(?=\d)(?:(\d{1,4})H)?(?:(\d{1,5})M)?)?)$/;

/** The clock of a game, as it is stored. */
export const clockSchema = z.strictObject({
  perTurn: z
    .string()
    .min(2)
    .max(20)
    .regex(form, 'A duration has weeks, or days, hours and minutes: P3D, PT12H.')
    .refine(isSensible, 'A turn has from one minute to a year.')
    .describe('Time for each decision, an ISO 8601 duration of weeks, days, hours and minutes')
    .meta({ examples: ['P3D'] }),
  onTimeout: z.enum(['skip', 'forfeit']).default('skip').describe('What happens when the time is over'),
  reminders: z
    .array(z.string().min(2).max(20).regex(form))
    .max(5)
    .default([])
    .describe('How long before the deadline to remind'),
});
export type Clock = z.infer<typeof clockSchema>;

/** When a decision that is asked at `now` is due; undefined without a clock. */
export function deadlineFrom(clock: unknown, now: Date): Date | undefined {
  if (clock === null || clock === undefined) return undefined;
  return new Date(now.getTime() + durationMs(clockSchema.parse(clock).perTurn));
}

/** Milliseconds of an ISO 8601 duration of weeks, days, hours and minutes; NaN for anything else. */
export function durationMs(text: string): number {
  const found = form.exec(text);
  if (found === null) return Number.NaN;
  const [weeks = 0, days = 0, hours = 0, minutes = 0] = found.slice(1).map((part) => Number(part ?? 0));
  return (weeks * 7 + days) * dayMs + (hours * 60 + minutes) * minuteMs;
}

function isSensible(text: string): boolean {
  const ms = durationMs(text);
  return ms >= minuteMs && ms <= 366 * dayMs;
}
