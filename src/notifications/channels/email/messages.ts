import { transaction } from '../../../db/client.ts';
import { insertDeliveries } from '../../../db/deliveries.ts';
import { type GatheredMessages, gatherMessage, takeGatheredMessages } from '../../../db/gathered-messages.ts';
import type { Deps } from '../../../deps.ts';
import { minuteMs } from '../../../time-units.ts';
import type { FanOut } from '../../channel.ts';
import { effective } from '../../preferences/schema.ts';
import { emailChannel } from './enqueue.ts';
import { wantsEmail } from './wants.ts';

/** An email waits until nobody has written for this long, ms, */
const quietMs = minuteMs;
/** but no longer than this after the first message, ms. */
const mostMs = 5 * minuteMs;

/** Adds a message to the next email to each reader who wants one. */
export async function gatherMessages(deps: Deps, { game, message, notifications, receivers }: FanOut) {
  const posted = notifications.find(({ type }) => type === 'message.posted');
  if (posted === undefined || message === undefined) return;
  const players = receivers
    .filter(({ id, email, isVerified }) => posted.to.includes(id) && isVerified && email !== null)
    .filter(({ preferences, gamePreferences }) => wantsEmail(effective(preferences, gamePreferences), posted))
    .map(({ id }) => id);
  if (players.length === 0) return;
  const at = deps.clock();
  const dueAt = new Date(at.getTime() + quietMs);
  await gatherMessage(deps.db.pool, game.id, players, message.id, { at, dueAt, mostMs });
}

/** Enqueues the emails with messages that are due. */
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
  flags: [emailChannel],
  type: 'message.posted',
  playerId: player,
  gameId: game,
  data: { messages },
});
