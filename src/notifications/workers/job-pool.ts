import pg from 'pg';
import type { Deps } from '../../deps.ts';

/**
 * The connections of the job library: one listens, the others fetch and finish jobs. Their commits need not wait for
 * the disk: what a crash undoes is done again. (Behind a pooler connections are shared, so there this setting would
 * apply to decisions as well.)
 */
export function openJobPool({ log, config }: Deps): pg.Pool {
  const connectionString = config.databaseUrl;
  const pool = new pg.Pool({
    connectionString,
    max: 5,
    application_name: 'carcassonne workers',
    ...(config.databaseListen && { options: '-c synchronous_commit=off' }),
  });
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection of the workers broke'));
  pool.on('connect', (client) => {
    client.on('error', () => {}); // a broken connection also shows as a failed query
  });
  return pool;
}
