import type { Db } from '../db/client.ts';
import { readDatabaseTime } from '../db/connection/probe.ts';
import { minuteMs, secondMs } from '../helpers/time-units.ts';
import type { Log } from './log-output.ts';
import { repeat } from './repeat.ts';

/** The database's time, which is the same for all processes. */
export interface DatabaseClock {
  now(): Date;
  /** Returns how far this machine's clock is ahead, ms. */
  skew(): number;
  stop(): Promise<void>;
}

const measureEveryMs = minuteMs;
/** A measurement that takes longer is too inaccurate, ms. */
const longestTripMs = 2 * secondMs;
/** Smaller differences are ignored, so that time does not jitter, ms. */
const toleranceMs = 20;
/** Minimum clock skew that is logged, ms. */
const notableMs = secondMs;

/**
 * Follows the database's clock: measures it periodically, and extrapolates without this machine's clock, which can be
 * changed.
 */
export async function followDatabaseClock(db: Db, log: Log): Promise<DatabaseClock> {
  let origin = Date.now() - performance.now();
  let isNotable = false;
  const now = () => origin + performance.now();
  const skew = () => Date.now() - now();
  const measure = async () => {
    const before = performance.now();
    const time = await readDatabaseTime(db.prisma);
    const trip = performance.now() - before;
    if (trip > longestTripMs) return;
    const measured = time - before - trip / 2;
    if (Math.abs(measured - origin) > trip / 2 + toleranceMs) origin = measured;
    const wasNotable = isNotable;
    isNotable = Math.abs(skew()) > notableMs;
    if (isNotable && !wasNotable)
      log.warn({ ms: Math.round(skew()) }, 'the clock of this machine is not that of the database');
  };
  await measure();
  return { now: () => new Date(now()), skew, stop: repeat(log, measureEveryMs, measure) };
}
