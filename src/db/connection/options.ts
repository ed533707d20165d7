import pg from 'pg';
import { secondMs } from '../../helpers/time-units.ts';
import { isDatabaseAway } from './unavailable.ts';

/**
 * What a connection is for. `requests` and `workers` are pools of short statements; `listen` waits for notifications;
 * `migrate` and `command` run statements that may take long.
 */
export type Purpose = 'requests' | 'workers' | 'listen' | 'migrate' | 'command';

/** How long the database may take, ms. What is silent for longer must be noticed within ten seconds. */
export interface TimeLimits {
  /** The server cancels a statement after this time. */
  readonly statement: number;
  /** A connection that owes an answer for this time counts as dead and is replaced. */
  readonly silence: number;
  /** Longest wait for a connection, new or from the pool. */
  readonly connect: number;
}

export const timeLimits: TimeLimits = {
  statement: 8 * secondMs,
  silence: 9 * secondMs,
  connect: 5 * secondMs,
};

/** A connection of which nothing was heard for this time is probed by TCP, ms. */
const probeAfterMs = 2 * secondMs;
/** The server ends a session whose transaction nobody continues for this time, and with it its locks, ms. */
const idleInTransactionMs = 15 * secondMs;

const names: Readonly<Record<Purpose, string>> = {
  requests: 'carcassonne',
  workers: 'carcassonne workers',
  listen: 'carcassonne listen',
  migrate: 'carcassonne migrate',
  command: 'carcassonne command',
};

const isShort = (purpose: Purpose) => purpose !== 'migrate' && purpose !== 'command';

/** Returns how to connect to the database at `url`, for every pool and client: what is dead must be noticed. */
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

/** Prisma sends times in UTC and without a zone. Poolers keep track of this setting of their clients, and of no other here. */
export const inUtc = `SET TimeZone = 'UTC'`;

/**
 * Returns the SQL that a new connection begins with. It is no start-up option, as poolers refuse those; and behind a
 * pooler in transaction mode, where it would reach other clients, `inUtc` alone is sent.
 */
export function sessionSettings(purpose: Purpose, { statement } = timeLimits): string {
  if (!isShort(purpose)) return inUtc;
  const limits = `${inUtc}; SET statement_timeout = ${statement}; SET idle_in_transaction_session_timeout = ${idleInTransactionMs}`;
  // What a crash undoes of what the workers wrote is done again.
  return purpose === 'workers' ? `${limits}; SET synchronous_commit = off` : limits;
}

/** A connection that never ends the process, and that ends itself when it can be of no more use. */
export class ServiceClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => {}); // what is running fails with the same error
    const query = this.query.bind(this) as (...args: readonly unknown[]) => unknown;
    const watched = (...args: readonly unknown[]) => this.#watch(query(...args));
    this.query = watched as pg.Client['query'];
  }

  /** Ends the connection when `result` fails since nothing answers, or since the server is no primary any more. */
  #watch(result: unknown): unknown {
    if (!(result instanceof Promise)) return result; // with a callback: the pool removes the connection at every error
    return result.catch((error: unknown) => {
      if (isDatabaseAway(error)) this.end().catch(() => {});
      throw error;
    });
  }
}
