import { transaction } from '../../../../db/transactions.ts';
import type { Tx } from '../../../../db/tx.ts';
import { groupBy } from '../../../../helpers/group-by.ts';
import { minuteMs } from '../../../../helpers/time-units.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { FanOut } from '../../../channel.ts';
import { insertDeliveries } from '../../../store/deliveries.ts';
import {
  type GatheredMessages,
  insertGatheredMessages,
  takeGatheredMessages,
} from '../../../store/gathered-messages.ts';
import { emailChannel } from '../delivery/enqueue.ts';
import { wantsEmail } from '../delivery/wants.ts';

/** An email with messages is sent once no message has arrived for this long, ms, */
const quietMs = minuteMs;
/** but at most this long after the first message, ms. */
const maxMs = 5 * minuteMs;

/** Adds messages to the next email of each reader who wants one. */
export async function gatherMessages({ clock }: Deps, db: Tx, batch: readonly FanOut[]): Promise<void> {
  const posted = batch.flatMap(readersOf);
  if (posted.length === 0) return;
  const at = clock();
  const dueAt = new Date(at.getTime() + quietMs);
  const readers = groupBy(posted, ({ game, player }) => `${game} ${player}`);
  const gathered = [...readers.values()].flatMap(([first, ...others]) =>
    first === undefined
      ? []
      : [{ ...first, messages: [first.message, ...others.map(({ message }) => message)] }],
  );
  await insertGatheredMessages(db, gathered, { at, dueAt, maxMs });
}

/** Returns the readers who get a message by email. */
function readersOf({ game, message, notifications, receivers }: FanOut) {
  const posted = notifications.find(({ type }) => type === 'message.posted');
  if (posted === undefined || message === undefined) return [];
  return receivers
    .filter(({ id, email, isVerified }) => posted.to.includes(id) && isVerified && email !== null)
    .filter(({ preferences }) => wantsEmail(preferences, posted))
    .map(({ id }) => ({ game: game.id, player: id, message: message.id }));
}

/** Enqueues the due emails with messages. */
export async function sendGatheredMessages(deps: Deps): Promise<void> {
  const at = deps.clock();
  await transaction(deps.db, async (client) => {
    const due = await takeGatheredMessages(client, at);
    await insertDeliveries(client, due.map(deliveryOf), at);
  });
}

const deliveryOf = ({ game, player, messages }: GatheredMessages) => ({
  dedupeKey: `messages ${[...messages].sort()[0]} ${player} email`,
  channel: emailChannel,
  type: 'message.posted',
  playerId: player,
  gameId: game,
  data: { messages },
});
