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

/** A connection outside of a pool. */
export type Connection = pg.Client;

/** Runs SQL: a pool, or one connection. */
export type Queryable = Pick<pg.ClientBase, 'query'>;

export interface PoolOptions {
  /** Maximum number of connections. */
  readonly max: number;
  /**
   * True if a pooler assigns connections to transactions: session settings would affect others, and statement names get
   * lost.
   */
  readonly isPooled?: boolean;
  /** True if statements are traced as spans. */
  readonly isTraced?: boolean;
  /** Overrides the default limits. */
  readonly limits?: TimeLimits;
  /** Called when an idle connection breaks, which the pool replaces automatically. */
  readonly onIdleError?: (error: Error) => void;
}

/** Opens a pool of connections, which survives all failures of the database. Connects on first use. */
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
    delete error.client; // contains the driver's whole state, unsuitable for a log
    if (!pool.ending) onIdleError(error);
  });
  replaceIdle(pool);
  return pool;
}

/** When one connection turns out to be dead, idle ones are also suspect, and each would cost another timeout. */
function replaceIdle(pool: pg.Pool): void {
  const idle = new Set<pg.PoolClient>();
  pool.on('acquire', (client) => idle.delete(client));
  pool.on('remove', (client) => idle.delete(client));
  pool.on('release', (error, client) => {
    if (!isDatabaseAway(error)) idle.add(client);
    else for (const each of idle) interrupt(each, error);
  });
}

function interrupt(client: pg.ClientBase, cause: Error): void {
  if (!(client instanceof pg.Client)) return;
  client.connection.stream.destroy(new Error('given up with another one', { cause }));
}
