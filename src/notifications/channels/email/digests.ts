import { transaction } from '../../../db/client.ts';
import { setDigest, takeDueDigests } from '../../../db/digests.ts';
import type { Deps } from '../../../deps.ts';
import type { FanOut } from '../../channel.ts';
import { effective } from '../../preferences/schema.ts';
import { nextDigest } from './digest-time.ts';
import { enqueueAccountEmail } from './enqueue.ts';

/** Schedules the daily email of the player whose turn it is now, if that player wants one. */
export async function noteDigests(deps: Deps, { notifications, receivers }: FanOut): Promise<void> {
  const due = notifications.filter(({ type }) => type === 'turn.started').flatMap(({ to }) => to);
  for (const { id, isVerified, preferences, gamePreferences, timeZone } of receivers) {
    const isWanted = effective(preferences, gamePreferences).email === 'digest';
    if (due.includes(id) && isVerified && isWanted)
      await setDigest(deps.db.pool, id, nextDigest(deps.clock(), timeZone));
  }
}

/** Enqueues the daily emails that are due. */
export async function sendDigests(deps: Deps): Promise<void> {
  const at = deps.clock();
  await transaction(deps.db, async (client) => {
    for (const playerId of await takeDueDigests(client, at)) {
      const dedupeKey = `digest ${playerId} ${at.toISOString().slice(0, 13)}`;
      await enqueueAccountEmail(client, { type: 'digest', playerId, dedupeKey, at });
    }
  });
}
