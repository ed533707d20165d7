import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';

/** The log of a process: pino's, or a silent one in tests. */
export type Log = FastifyBaseLogger;

/** Buffered lines are written at this size, and at this interval in ms. */
const together = { bytes: 12_288, ms: 100 };

/**
 * Opens a file, by number or name, for the lines of a log. Lines are written in batches, because single writes take
 * longer than their content. The rest is written when the process exits. Only an abrupt end, such as SIGKILL, loses the
 * last lines.
 */
export const openLogOutput = (file: number | string) =>
  pino.destination({ dest: file, sync: false, minLength: together.bytes, periodicFlush: together.ms });
