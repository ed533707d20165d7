import type { Db } from '../../src/db/client.ts';

/** Resets every exactly counted limit. */
export async function forgetLimits({ pool }: Db): Promise<void> {
  await pool.query('DELETE FROM rate_limits');
}

/** Ends the delays after too many failures; the failures still count. */
export async function endWaits({ pool }: Db): Promise<void> {
  await pool.query(`DELETE FROM rate_limits WHERE key LIKE '%:wait:%'`);
}
