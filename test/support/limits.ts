import type { Db } from '../../src/db/client.ts';

/** Forgets what was counted of every limit that is counted exactly. */
export async function forgetLimits({ pool }: Db): Promise<void> {
  await pool.query('DELETE FROM rate_limits');
}

/** Ends the waits of those who failed too often; the number of failures is still known. */
export async function endWaits({ pool }: Db): Promise<void> {
  await pool.query(`DELETE FROM rate_limits WHERE key LIKE '%:wait:%'`);
}
