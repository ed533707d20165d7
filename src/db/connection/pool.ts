import pg from 'pg';
import {
  connectionOptions,
  inUtc,
  type Purpose,
  ServiceClient,
  sessionSettings,
  type TimeLimits,
} from './options.ts';
import { traceStatements } from './trace-statements.ts';
import { isDatabaseAway } from './unavailable.ts';
import { sendUnnamed } from './unnamed-statements.ts';

export type Pool = pg.Pool;

/** One connection that is not of a pool. */
export type Connection = pg.Client;

/** Runs SQL: a pool, or one connection. */
export type Queryable = Pick<pg.ClientBase, 'query'>;

export interface PoolOptions {
  /** Limits the connections. */
  readonly max: number;
  /** Whether a pooler gives connections to transactions: settings of a session would reach others, names get lost. */
  readonly isPooled?: boolean;
  /** Whether statements become spans of the traces that they belong to. */
  readonly isTraced?: boolean;
  /** Other than the usual ones. */
  readonly limits?: TimeLimits;
  /** Called when an idle connection breaks; the pool replaces it by itself. */
  readonly onIdleError?: (error: Error) => void;
}

/** Opens a pool of connections, which survives whatever happens to the database. Connects on first use. */
export function openPool(url: string, purpose: Purpose, options: PoolOptions): pg.Pool {
  const { max, isPooled = false, isTraced = false, limits, onIdleError = () => {} } = options;
  const settings = isPooled ? inUtc : sessionSettings(purpose, limits);
  const pool = new pg.Pool({
    ...connectionOptions(url, purpose, limits),
    max,
    Client: ServiceClient,
    onConnect: (client) => client.query(settings),
  });
  if (isPooled) pool.on('connect', sendUnnamed);
  if (isTraced) traceStatements(pool);
  pool.on('error', (error: Error & { client?: unknown }) => {
    delete error.client; // the driver's whole state; nothing for a log
    if (!pool.ending) onIdleError(error);
  });
  replaceIdle(pool);
  return pool;
}

/** When one connection turns out dead, those that rest in the pool are suspect too: each would cost another wait. */
function replaceIdle(pool: pg.Pool): void {
  const idle = new Set<pg.PoolClient>();
  pool.on('acquire', (client) => idle.delete(client));
  pool.on('remove', (client) => idle.delete(client));
  pool.on('release', (error, client) => {
    if (!isDatabaseAway(error)) idle.add(client);
    else for (const each of idle) breakOff(each, error);
  });
}

function breakOff(client: pg.ClientBase, cause: Error): void {
  if (!(client instanceof pg.Client)) return;
  client.connection.stream.destroy(new Error('given up with another one', { cause }));
}
