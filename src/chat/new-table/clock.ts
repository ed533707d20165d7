import { type Clock, clockSchema } from '../../games/clock/deadlines.ts';
import type { TableRequest } from './request.ts';

/** The default time for a move. */
const usualTime = 'P3D';

/** Returns the requested clock; `bad` if that time is not allowed. */
export function clockFor({ perTurn = usualTime, onTimeout }: TableRequest): Clock | undefined | 'bad' {
  if (perTurn === 'none') return undefined;
  const clock = clockSchema.safeParse({ perTurn, ...(onTimeout && { onTimeout }) });
  return clock.success ? clock.data : 'bad';
}
