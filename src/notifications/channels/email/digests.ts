import { type Queryable, transaction } from '../../../db/client.ts';
import { setDigests, takeDueDigests } from '../../../db/digests.ts';
import type { Deps } from '../../../deps.ts';
import type { FanOut } from '../../channel.ts';
import { nextDigest } from './digest-time.ts';
import { enqueueAccountEmail } from './enqueue.ts';

/** Schedules the daily emails of the players whose turn it is now, as far as they want one. */
export async function noteDigests({ clock }: Deps, db: Queryable, batch: readonly FanOut[]): Promise<void> {
  const digests = new Map<string, Date>();
  for (const { notifications, receivers } of batch) {
    const due = notifications.filter(({ type }) => type === 'turn.started').flatMap(({ to }) => to);
    for (const { id, isVerified, preferences, timeZone } of receivers) {
      if (due.includes(id) && isVerified && preferences.email === 'digest')
        digests.set(id, nextDigest(clock(), timeZone));
    }
  }
  if (digests.size > 0) await setDigests(db, digests);
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
