import { newId } from '../../db/id.ts';
import { transaction } from '../../db/transactions.ts';
import type { ListPart } from '../../helpers/list-part.ts';
import { isAtTable, seatOf } from '../../helpers/seats.ts';
import { spend } from '../../limits/index.ts';
import { insertOutboxEvent } from '../../notifications/outbox/insert.ts';
import type { Deps } from '../../platform/deps.ts';
import { problem } from '../../platform/problems.ts';
import { requireAccount } from '../../players/guests.ts';
import { mayWrite } from '../../players/may-write.ts';
import { findPersons } from '../../players/store/players.ts';
import { visibleGame } from '../access.ts';
import type { GameRow } from '../store/games.ts';
import { insertMessage, type MessageRow, markMessagesRead, messagesFor } from '../store/messages.ts';

/** A message as players see it. */
export type MessageView = Omit<MessageRow, 'at'> & { readonly at: string };

const messageView = (row: MessageRow): MessageView => ({ ...row, at: row.at.toISOString() });

/**
 * Returns a game at whose table the player is: seated, or as its creator.
 * @throws Problem game-not-found, not-seated
 */
async function tableOf(deps: Deps, playerId: string, game: string): Promise<GameRow> {
  const row = await visibleGame(deps, playerId, game);
  if (!isAtTable(row, playerId)) throw problem('not-seated');
  return row;
}

/**
 * Posts a message to the others at the table of a game.
 * @throws Problem game-not-found, not-seated, silenced, account-required, too-many-requests
 */
export async function postMessage(
  deps: Deps,
  playerId: string,
  game: string,
  text: string,
): Promise<MessageView> {
  const row = await tableOf(deps, playerId, game);
  await mayWrite(deps, playerId);
  // Players at other tables were given a link.
  if (row.visibility === 'public') await requireAccount(deps, playerId, 'write at public tables');
  await spend(deps, 'messages-per-minute', playerId);
  await spend(deps, 'messages-hourly', playerId);
  const author = seatOf(row, playerId) ?? (await findPersons(deps.db.prisma, [playerId]))[0];
  if (author === undefined) throw problem('not-seated');
  const { handle, displayName } = author;
  const message = { id: newId(), playerId, text, at: deps.clock() };
  await transaction(deps.db, async (client) => {
    if (!(await insertMessage(client, game, message))) throw problem('not-seated');
    const data = { message: message.id };
    await insertOutboxEvent(client, { game, kind: 'message.posted', seq: row.version, data, at: message.at });
  });
  return messageView({ ...message, handle, displayName });
}

/**
 * Returns the messages posted while the player was at the table, newest first.
 * @throws Problem game-not-found, not-seated
 */
export async function listMessages(
  deps: Deps,
  playerId: string,
  game: string,
  part: ListPart,
): Promise<MessageView[]> {
  await tableOf(deps, playerId, game);
  return (await messagesFor(deps.db.prisma, game, playerId, part)).map(messageView);
}

/**
 * Records that a player has read the messages of a game up to a given one; lists then no longer mark the game.
 * @throws Problem game-not-found, not-seated
 */
export async function readMessagesUpTo(
  deps: Deps,
  playerId: string,
  game: string,
  message: string,
): Promise<void> {
  await tableOf(deps, playerId, game);
  await markMessagesRead(deps.db.prisma, game, playerId, message);
}
