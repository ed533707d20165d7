import pg from 'pg';
import { secondMs } from '../../helpers/time-units.ts';
import { isDatabaseAway } from './unavailable.ts';

/**
 * The purpose of a connection. `requests` and `workers` are pools of short statements; `listen` waits for notifications;
 * `migrate` and `command` run statements that can take long.
 */
export type Purpose = 'requests' | 'workers' | 'listen' | 'migrate' | 'command';

/** Time limits of the database, ms. A longer silence must be noticed within ten seconds. */
export interface TimeLimits {
  /** The server cancels a statement after this time. */
  readonly statement: number;
  /** A connection that has not responded for this time counts as dead and is replaced. */
  readonly silence: number;
  /** Maximum wait for a connection, new or from the pool. */
  readonly connect: number;
}

export const timeLimits: TimeLimits = {
  statement: 8 * secondMs,
  silence: 9 * secondMs,
  connect: 5 * secondMs,
};

/** A connection that has been silent for this time is probed by TCP, ms. */
const probeAfterMs = 2 * secondMs;
/** The server ends a session whose transaction is idle for this time, and so releases its locks, ms. */
const idleInTransactionMs = 15 * secondMs;

const names: Readonly<Record<Purpose, string>> = {
  requests: 'carcassonne',
  workers: 'carcassonne workers',
  listen: 'carcassonne listen',
  migrate: 'carcassonne migrate',
  command: 'carcassonne command',
};

const isShort = (purpose: Purpose) => purpose !== 'migrate' && purpose !== 'command';

/**
 * Returns the connection options for the database at `url`, for every pool and client, such that dead connections are
 * noticed.
 */
export function connectionOptions(url: string, purpose: Purpose, limits = timeLimits): pg.ClientConfig {
  return {
    connectionString: url,
    application_name: names[purpose],
    connectionTimeoutMillis: limits.connect,
    keepAlive: true,
    keepAliveInitialDelayMillis: probeAfterMs,
    ...(isShort(purpose) && { query_timeout: limits.silence }),
  };
}

/** Prisma sends times in UTC and without a zone. Poolers track this setting of their clients, but none of the others here. */
export const inUtc = `SET TimeZone = 'UTC'`;

/**
 * Returns the first SQL of a new connection. It is not a start-up option, because poolers reject those. Behind a pooler
 * in transaction mode only `inUtc` is sent, because other settings would affect other clients.
 */
export function sessionSettings(purpose: Purpose, { statement } = timeLimits): string {
  if (!isShort(purpose)) return inUtc;
  const limits = `${inUtc}; SET statement_timeout = ${statement}; SET idle_in_transaction_session_timeout = ${idleInTransactionMs}`;
  // Work that a crash of the database undoes is repeated by the workers.
  return purpose === 'workers' ? `${limits}; SET synchronous_commit = off` : limits;
}

/** A connection that never crashes the process, and ends itself when it becomes unusable. */
export class ServiceClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => {}); // running statements fail with the same error
    const query = this.query.bind(this) as (...args: readonly unknown[]) => unknown;
    const watched = (...args: readonly unknown[]) => this.#watch(query(...args));
    this.query = watched as pg.Client['query'];
  }

  /** Ends the connection when `result` fails because the server does not respond, or is no longer the primary. */
  #watch(result: unknown): unknown {
    if (!(result instanceof Promise)) return result; // with a callback: the pool removes the connection at every error
    return result.catch((error: unknown) => {
      if (isDatabaseAway(error)) this.end().catch(() => {});
      throw error;
    });
  }
}
