import { z } from 'zod';
import { dayMs, hourMs, minuteMs, secondMs } from '../../helpers/time-units.ts';

const pattern = /^P(?:(\d)D)?(?:T(?=\d)(?:(\d{1,2})H)?(?:(\d{1,4})M)?(?:(\d{1,5})S)?)?$/;
const maxMs = dayMs;

/** The pause of robots before each decision. */
export const robotDelaySchema = z
  .string()
  .min(2)
  .max(20)
  .regex(pattern, 'A pause has days, hours, minutes and seconds: PT20S, PT5M.')
  .refine((text) => durationMs(text) >= secondMs && durationMs(text) <= maxMs, {
    error: 'A pause is from one second to a day.',
  });

/** Returns the longest possible pause of a robot at a table, ms. */
export const maxPauseMs = (pause: string): number => durationMs(pause) * 1.5;

function durationMs(text: string): number {
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = (pattern.exec(text) ?? [])
    .slice(1)
    .map((part) => Number(part ?? 0));
  return days * dayMs + hours * hourMs + minutes * minuteMs + seconds * secondMs;
}
