import { type Clock, clockSchema } from '../../games/clock/deadlines.ts';
import type { TableRequest } from './request.ts';

/** The time for a move when a table does not say. */
const usualTime = 'P3D';

/** Returns the clock that is requested; `bad` where no move may have that time. */
export function clockFor({ perTurn = usualTime, onTimeout }: TableRequest): Clock | undefined | 'bad' {
  if (perTurn === 'none') return undefined;
  const clock = clockSchema.safeParse({ perTurn, ...(onTimeout && { onTimeout }) });
  return clock.success ? clock.data : 'bad';
}
