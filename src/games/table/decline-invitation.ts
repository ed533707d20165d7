import { transaction } from '../../db/transactions.ts';
import type { Tx } from '../../db/tx.ts';
import { seatOf } from '../../helpers/seats.ts';
import { cancelProposal, lockOpenGame } from '../../matches/store/proposals.ts';
import { insertOutboxEvent } from '../../notifications/outbox/insert.ts';
import type { Deps } from '../../platform/deps.ts';
import { problem } from '../../platform/problems.ts';
import { visibleGame } from '../access.ts';
import type { GameRow } from '../store/games.ts';
import { deleteInvitation } from '../store/invitations.ts';
import { abortOpenGame, touchGame } from '../store/open-games.ts';

/**
 * Declines an invitation to an open game; for the first game of a match, this also cancels the match. Notifies the owner.
 * @throws Problem game-not-found, game-not-open, invitation-not-found
 */
export async function declineInvitation(deps: Deps, playerId: string, id: string): Promise<void> {
  await visibleGame(deps, playerId, id);
  await transaction(deps.db, async (client) => {
    const row = await lockOpenGame(client, id);
    if (row?.status !== 'open') throw problem('game-not-open', { gameStatus: row?.status });
    const isInvited = seatOf(row, playerId) === undefined && (await deleteInvitation(client, id, playerId));
    if (!isInvited) throw problem('invitation-not-found');
    const at = deps.clock();
    if (row.matchId === null) await touchGame(client, id, at);
    else await declineMatch(client, row, row.matchId, at);
    const data = { by: playerId };
    await insertOutboxEvent(client, {
      game: id,
      kind: 'invitation.declined',
      seq: 0,
      player: row.ownerId,
      data,
      at,
    });
  });
}

async function declineMatch(client: Tx, { id }: GameRow, match: string, at: Date): Promise<void> {
  await abortOpenGame(client, id, at);
  await cancelProposal(client, match, at);
}
