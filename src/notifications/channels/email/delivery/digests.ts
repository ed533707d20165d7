import { transaction } from '../../../../db/transactions.ts';
import type { Tx } from '../../../../db/tx.ts';
import { hourMs } from '../../../../helpers/time-units.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { FanOut } from '../../../channel.ts';
import { insertDeliveries } from '../../../store/deliveries.ts';
import { setDigests, takeDueDigests } from '../../../store/digests.ts';
import { emailChannel } from './enqueue.ts';

/** Schedules the daily digests of the players whose turn it is now, if they want one. */
export async function scheduleDigests({ clock }: Deps, db: Tx, batch: readonly FanOut[]): Promise<void> {
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

/** Enqueues the daily digests that are due. */
export async function sendDigests(deps: Deps): Promise<void> {
  const at = deps.clock();
  await transaction(deps.db, async (client) => {
    const players = await takeDueDigests(client, at);
    const digests = players.map((playerId) => ({
      dedupeKey: `digest ${playerId} ${at.toISOString().slice(0, 13)}`,
      channel: emailChannel,
      type: 'digest',
      playerId,
    }));
    await insertDeliveries(client, digests, at);
  });
}

/** Hour of the day, in the player's time zone, at which the daily digest is sent. */
const digestHour = 8;

/** Returns the first full hour after `now` that is `digestHour` in a time zone. */
function nextDigest(now: Date, timeZone: string): Date {
  const hourOf = new Intl.DateTimeFormat('en', { hour: '2-digit', hourCycle: 'h23', timeZone });
  const first = Math.floor(now.getTime() / hourMs) + 1;
  for (let hour = first; hour < first + 48; hour += 1) {
    const at = new Date(hour * hourMs);
    if (Number(hourOf.format(at)) === digestHour) return at;
  }
  return new Date(now.getTime() + 24 * hourMs);
}
