import { transaction } from '../../db/client.ts';
import { lockGame } from '../../db/games.ts';
import { insertOutboxEvent } from '../../db/outbox.ts';
import { deleteSeat } from '../../db/seats.ts';
import type { Deps } from '../../deps.ts';
import { problem } from '../../problems.ts';
import { visibleGame } from '../access.ts';

/**
 * Gives a player's seat back before the start.
 * @throws Problem game-not-found, not-seated, game-not-open
 */
export async function leaveSeat(deps: Deps, playerId: string, id: string): Promise<void> {
  await visibleGame(deps, playerId, id);
  await transaction(deps.db, async (client) => {
    const row = await lockGame(client, id);
    if (row?.status !== 'open') throw problem('game-not-open', { gameStatus: row?.status });
    if (!(await deleteSeat(client, id, playerId))) throw problem('not-seated');
    await insertOutboxEvent(client, {
      game: id,
      kind: 'left',
      seq: 0,
      data: { by: playerId },
      at: deps.clock(),
    });
  });
}
