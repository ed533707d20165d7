import { lockGame } from '../../db/games/games.ts';
import { deleteInvitation } from '../../db/games/invitations.ts';
import { touchGame } from '../../db/games/open-games.ts';
import { insertOutboxEvent } from '../../db/notifications/outbox.ts';
import { transaction } from '../../db/transactions.ts';
import { seatOf } from '../../helpers/seats.ts';
import type { Deps } from '../../platform/deps.ts';
import { problem } from '../../platform/problems.ts';
import { visibleGame } from '../access.ts';

/**
 * Declines an invitation to an open game. The owner is notified.
 * @throws Problem game-not-found, game-not-open, invitation-not-found
 */
export async function declineInvitation(deps: Deps, playerId: string, id: string): Promise<void> {
  await visibleGame(deps, playerId, id);
  await transaction(deps.db, async (client) => {
    const row = await lockGame(client, id);
    if (row?.status !== 'open') throw problem('game-not-open', { gameStatus: row?.status });
    const isInvited = seatOf(row, playerId) === undefined && (await deleteInvitation(client, id, playerId));
    if (!isInvited) throw problem('invitation-not-found');
    const at = deps.clock();
    await touchGame(client, id, at);
    const data = { by: playerId };
    await insertOutboxEvent(client, { game: id, kind: 'declined', seq: 0, player: row.ownerId, data, at });
  });
  deps.outbox.announce();
}
