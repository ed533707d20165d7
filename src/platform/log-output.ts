import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';

/** The log of a process: pino's, or a silent one in tests. */
export type Log = FastifyBaseLogger;

/** When lines that wait are written together: once they have this size, and at this interval in ms. */
const together = { bytes: 12_288, ms: 100 };

/**
 * Opens a file, by number or name, for the lines of a log. Lines are written together, as a write for each takes longer than
 * what is in it; what is left when the process exits is written then. Only what ends the process without a word, such as
 * SIGKILL, loses the lines of the last moment.
 */
export const openLogOutput = (file: number | string) =>
  pino.destination({ dest: file, sync: false, minLength: together.bytes, periodicFlush: together.ms });
