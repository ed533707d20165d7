import { z } from 'zod';
import { dayMs, minuteMs } from '../../helpers/time-units.ts';
import type { Forfeit } from '../../ratings/rules/counting.ts';
import type { TurnTime } from '../store/turn-times.ts';

const durationPattern = /^P(?:(\d{1,3})W|(?:(\d{1,3})D)?(?:T(?=\d)(?:(\d{1,4})H)?(?:(\d{1,5})M)?)?)$/;

/** The stored clock settings of a game. */
export const clockSchema = z.strictObject({
  perTurn: z
    .string()
    .min(2)
    .max(20)
    .regex(durationPattern, 'A duration has weeks, or days, hours and minutes: P3D, PT12H.')
    .refine(isReasonable, 'The time for a turn must be between one minute and one year.')
    .describe('Time for each decision, an ISO 8601 duration of weeks, days, hours and minutes')
    .meta({ examples: ['P3D'] }),
  onTimeout: z
    .enum(['skip', 'forfeit', 'robot'])
    .default('skip')
    .describe(
      'What to do at the deadline: skip the turn, remove the player after several missed deadlines, or let a robot ' +
        'play until the player returns',
    ),
  forfeitAfter: z
    .int()
    .min(1)
    .max(10)
    .default(3)
    .describe(
      'With `forfeit`: the number of missed deadlines in a row that removes the player; earlier ones skip the turn',
    ),
  reminders: z
    .array(z.union([z.literal('half'), z.string().min(2).max(20).regex(durationPattern)]))
    .max(5)
    .default(['half', 'P1D'])
    .describe('When to send reminders: at half the time, or this long before the deadline'),
});
export type Clock = z.infer<typeof clockSchema>;

/** Returns when a clock makes players leave; undefined if it never does. */
export function forfeitOf(clock: unknown): Forfeit | undefined {
  if (clock === null) return undefined;
  const { onTimeout, forfeitAfter, perTurn } = clockSchema.parse(clock);
  return onTimeout === 'forfeit' ? { perTurnMs: durationMs(perTurn), after: forfeitAfter } : undefined;
}

/** Maximum duration of a pause, ms. */
const maxPauseMs = 30 * dayMs;

/** Returns when a pause ends automatically. */
export const pauseEnd = (pausedAt: Date): Date => new Date(pausedAt.getTime() + maxPauseMs);

/** Returns the time for a decision that the game has been waiting for since `since`; undefined without a clock. */
export function turnTimeFrom(clock: unknown, since: Date): TurnTime | undefined {
  if (clock === null || clock === undefined) return undefined;
  return { since, ms: durationMs(clockSchema.parse(clock).perTurn) };
}

/** Returns the deadline of a decision that the game awaits from `now` on; undefined without a clock. */
export function deadlineFrom(clock: unknown, now: Date): Date | undefined {
  const time = turnTimeFrom(clock, now);
  return time && new Date(now.getTime() + time.ms);
}

/**
 * Returns when a clock must next be checked after `now`: at a reminder or at the deadline. Leaves out reminders that don't fit into the
 * time of a turn.
 */
export function nextTimer(clock: unknown, deadline: Date | undefined, now: Date): Date | undefined {
  if (deadline === undefined || clock === null || clock === undefined) return deadline;
  const { perTurn, reminders } = clockSchema.parse(clock);
  const turn = durationMs(perTurn);
  const before = reminders.map((time) => (time === 'half' ? turn / 2 : durationMs(time)));
  const times = before.filter((ms) => ms < turn).map((ms) => deadline.getTime() - ms);
  return new Date(Math.min(deadline.getTime(), ...times.filter((time) => time > now.getTime())));
}

/** A period that stops a player's clocks. */
interface Absence {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** Returns the deadline of a decision whose player's clock stops during `vacations` (in order, not overlapping). */
export function deadlineWith({ since, ms }: TurnTime, vacations: readonly Absence[]): Date {
  let deadline = since.getTime() + ms;
  for (const { startsAt, endsAt } of vacations) {
    if (startsAt.getTime() >= deadline) break;
    deadline += Math.max(0, endsAt.getTime() - Math.max(startsAt.getTime(), since.getTime()));
  }
  return new Date(deadline);
}

/** Returns the milliseconds of an ISO 8601 duration of weeks, days, hours and minutes; NaN for anything else. */
export function durationMs(text: string): number {
  const found = durationPattern.exec(text);
  if (found === null) return Number.NaN;
  const [weeks = 0, days = 0, hours = 0, minutes = 0] = found.slice(1).map((part) => Number(part ?? 0));
  return (weeks * 7 + days) * dayMs + (hours * 60 + minutes) * minuteMs;
}

function isReasonable(text: string): boolean {
  const ms = durationMs(text);
  return ms >= minuteMs && ms <= 366 * dayMs;
}
