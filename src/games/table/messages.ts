import { insertMessage, type MessageRow, markMessagesRead, messagesFor } from '../../db/games/messages.ts';
import { newId } from '../../db/id.ts';
import { insertOutboxEvent } from '../../db/notifications/outbox.ts';
import { transaction } from '../../db/transactions.ts';
import type { ListPart } from '../../helpers/list-part.ts';
import { seatOf } from '../../helpers/seats.ts';
import { spend } from '../../limits/index.ts';
import { requireAccount } from '../../people/guests.ts';
import { mayWrite } from '../../people/standing.ts';
import type { Deps } from '../../platform/deps.ts';
import { problem } from '../../platform/problems.ts';
import { visibleGame } from '../access.ts';

/** A message as players see it. */
export type MessageView = Omit<MessageRow, 'at'> & { readonly at: string };

const messageView = (row: MessageRow): MessageView => ({ ...row, at: row.at.toISOString() });

/**
 * Posts a message to the other players of a game.
 * @throws Problem game-not-found, not-seated, silenced, account-required, too-many-requests
 */
export async function postMessage(
  deps: Deps,
  playerId: string,
  game: string,
  text: string,
): Promise<MessageView> {
  const row = await visibleGame(deps, playerId, game);
  const seat = seatOf(row, playerId);
  if (seat === undefined) throw problem('not-seated');
  await mayWrite(deps, playerId);
  // At other tables sit those who were given a link.
  if (row.visibility === 'public') await requireAccount(deps, playerId, 'write at public tables');
  await spend(deps, 'messages-per-minute', playerId);
  await spend(deps, 'messages-hourly', playerId);
  const { handle, displayName } = seat;
  const message = { id: newId(), playerId, text, at: deps.clock() };
  await transaction(deps.db, async (client) => {
    if (!(await insertMessage(client, game, message))) throw problem('not-seated');
    const data = { message: message.id };
    await insertOutboxEvent(client, { game, kind: 'message', seq: row.version, data, at: message.at });
  });
  deps.outbox.announce();
  return messageView({ ...message, handle, displayName });
}

/**
 * Returns messages, the newest first, of those posted while the player sat at the table.
 * @throws Problem game-not-found, not-seated
 */
export async function listMessages(
  deps: Deps,
  playerId: string,
  game: string,
  part: ListPart,
): Promise<MessageView[]> {
  const row = await visibleGame(deps, playerId, game);
  if (seatOf(row, playerId) === undefined) throw problem('not-seated');
  return (await messagesFor(deps.db.prisma, game, playerId, part)).map(messageView);
}

/**
 * Records that a player has read the messages of a game up to one of them; lists then mark the game no more.
 * @throws Problem game-not-found, not-seated
 */
export async function readMessagesUpTo(
  deps: Deps,
  playerId: string,
  game: string,
  message: string,
): Promise<void> {
  const row = await visibleGame(deps, playerId, game);
  if (seatOf(row, playerId) === undefined) throw problem('not-seated');
  await markMessagesRead(deps.db.prisma, game, playerId, message);
}
