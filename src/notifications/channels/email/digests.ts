import { transaction } from '../../../db/client.ts';
import { takeDueDigests } from '../../../db/digests.ts';
import type { Deps } from '../../../deps.ts';
import { enqueueAccountEmail } from './enqueue.ts';

/** Has the daily mails written that are due. */
export async function sendDigests(deps: Deps): Promise<void> {
  const at = deps.clock();
  await transaction(deps.db, async (client) => {
    for (const playerId of await takeDueDigests(client, at)) {
      const dedupeKey = `digest ${playerId} ${at.toISOString().slice(0, 13)}`;
      await enqueueAccountEmail(client, { type: 'digest', playerId, dedupeKey, at });
    }
  });
}
