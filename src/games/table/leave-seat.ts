import { transaction } from '../../db/transactions.ts';
import type { Tx } from '../../db/tx.ts';
import { lockOpenGame } from '../../matches/store/proposals.ts';
import { insertOutboxEvent } from '../../notifications/outbox/insert.ts';
import type { Deps } from '../../platform/deps.ts';
import { problem } from '../../platform/problems.ts';
import { visibleGame } from '../access.ts';
import type { GameRow } from '../store/games.ts';
import { hasOwnerLeft, touchGame } from '../store/open-games.ts';
import { deleteSeat } from '../store/seats.ts';
import { cancelLocked, notOpenToLeave } from './cancel.ts';

/**
 * Frees a player's seat before the start. If the last player leaves, the table is cancelled.
 * @throws Problem game-not-found, not-seated, game-not-open
 */
export async function leaveSeat(deps: Deps, playerId: string, id: string): Promise<void> {
  await visibleGame(deps, playerId, id);
  await transaction(deps.db, async (client) => {
    const row = await lockOpenGame(client, id);
    if (row?.status !== 'open') throw notOpenToLeave(row?.status);
    if (!(await deleteSeat(client, id, playerId))) throw problem('not-seated');
    const at = deps.clock();
    await touchGame(client, id, at);
    await insertOutboxEvent(client, { game: id, kind: 'player.left', seq: 0, data: { by: playerId }, at });
    const seats = row.seats.filter((seat) => seat.playerId !== playerId);
    if (seats.every(({ robot }) => robot !== null) && (await isAbandoned(client, row, playerId)))
      await cancelLocked(deps, client, { ...row, seats }, playerId, at);
  });
}

/** Whether an empty table has lost its owner. An owner who only arranges tables for others never sat there. */
async function isAbandoned(client: Tx, row: GameRow, playerId: string): Promise<boolean> {
  return row.ownerId === playerId || hasOwnerLeft(client, row.id);
}
