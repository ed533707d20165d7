import { transaction } from '../../db/transactions.ts';
import { awaitingPlayer, seatOf } from '../../helpers/seats.ts';
import { dayMs } from '../../helpers/time-units.ts';
import { insertOutboxEvent } from '../../notifications/outbox/insert.ts';
import { lastNudge } from '../../notifications/store/outbox.ts';
import type { Deps } from '../../platform/deps.ts';
import { problem } from '../../platform/problems.ts';
import { requireAccount } from '../../players/guests.ts';
import { mayWrite } from '../../players/may-write.ts';
import { visibleGame } from '../access.ts';
import { lockGame } from '../store/games.ts';

/**
 * Reminds the player to move. A player is nudged at most once a day, by any player. If there is a block between the two, the nudge counts
 * like any other but is not delivered, so that nudging can't reveal a block.
 * @throws Problem game-not-found, not-seated, game-not-running, no-one-to-nudge, game-paused, already-nudged, silenced, account-required
 */
export async function nudge(deps: Deps, playerId: string, id: string): Promise<void> {
  const seen = await visibleGame(deps, playerId, id);
  if (seatOf(seen, playerId) === undefined) throw problem('not-seated');
  await mayWrite(deps, playerId);
  if (seen.visibility === 'public') await requireAccount(deps, playerId, 'nudge at public tables');
  await transaction(deps.db, async (client) => {
    const row = await lockGame(client, id);
    if (row?.status !== 'running') throw problem('game-not-running', { gameStatus: row?.status });
    if (row.pausedAt !== null) throw problem('game-paused');
    const player = awaitingPlayer(row)?.playerId;
    if (player === playerId)
      throw problem('no-one-to-nudge', {
        detail: 'It is your turn: GET /v1/games/{id}/options lists what you can do.',
      });
    if (player === undefined)
      throw problem('no-one-to-nudge', { detail: 'The game is not waiting for anyone at the moment.' });
    const at = deps.clock();
    const last = await lastNudge(client, id, player);
    if (last !== undefined && at.getTime() - last.getTime() < dayMs) {
      throw problem('already-nudged', { nextAt: new Date(last.getTime() + dayMs).toISOString() });
    }
    const data = { by: playerId };
    await insertOutboxEvent(client, { game: id, kind: 'turn.reminder', seq: row.version, player, data, at });
  });
}
