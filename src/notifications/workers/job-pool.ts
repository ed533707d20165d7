import { openPool, type Pool } from '../../db/connection/pool.ts';
import type { Deps } from '../../platform/deps.ts';

/** Most connections of the job library: one listens, the others fetch and finish jobs. */
const max = 5;

/** Opens the connections of the job library. */
export function openJobPool({ log, config }: Deps): Pool {
  return openPool(config.databaseUrl ?? '', 'workers', {
    max,
    isPooled: config.databasePooler === 'transaction',
    onIdleError: ({ message }) =>
      log.warn({ reason: message }, 'an idle database connection of the workers broke'),
  });
}
