import { transaction } from '../../db/transactions.ts';
import type { Tx } from '../../db/tx.ts';
import { playerAt } from '../../helpers/seats.ts';
import { insertOutboxEvent } from '../../notifications/outbox/insert.ts';
import type { Deps } from '../../platform/deps.ts';
import { problem } from '../../platform/problems.ts';
import { blocksAmong } from '../../relations/store/blocks.ts';
import { visibleGame } from '../access.ts';
import { lockGame } from '../store/games.ts';
import { openGamesOf, touchGame } from '../store/open-games.ts';
import { insertRemoval } from '../store/removals.ts';
import { deleteSeat } from '../store/seats.ts';
import { leaveSeat } from './leave-seat.ts';

/**
 * Removes the player on a seat of an open game; requires the owner. Notifies the player, who can return only by a new invitation. For the
 * owner's own seat, this is the same as leaving it.
 * @throws Problem game-not-found, not-owner, game-not-open, seat-empty
 */
export async function removePlayer(deps: Deps, ownerId: string, id: string, seat: number): Promise<void> {
  const seen = await visibleGame(deps, ownerId, id);
  if (seen.ownerId !== ownerId) throw problem('not-owner');
  if (playerAt(seen, seat)?.playerId === ownerId) return leaveSeat(deps, ownerId, id);
  await transaction(deps.db, async (client) => {
    const row = await lockGame(client, id);
    if (row?.status !== 'open') throw problem('game-not-open', { gameStatus: row?.status });
    const player = playerAt(row, seat);
    if (player === undefined) throw problem('seat-empty');
    if (player.robot !== null) await unseat(client, id, player.playerId, deps.clock());
    else await removeLocked(client, id, player.playerId, deps.clock());
  });
}

/** Removes all players blocked by an owner from the owner's open games. */
export async function removeBlocked(deps: Deps, ownerId: string): Promise<void> {
  for (const game of await openGamesOf(deps.db.prisma, ownerId)) {
    if (game.ownerId !== ownerId) continue;
    await transaction(deps.db, async (client) => {
      const row = await lockGame(client, game.id);
      if (row?.status !== 'open') return;
      const seated = row.seats.map(({ playerId }) => playerId);
      const { of } = await blocksAmong(client, ownerId, seated);
      for (const player of of) await removeLocked(client, game.id, player, deps.clock());
    });
  }
}

async function removeLocked(client: Tx, game: string, player: string, at: Date): Promise<void> {
  if (!(await unseat(client, game, player, at))) return;
  await insertRemoval(client, game, player, at);
  await insertOutboxEvent(client, { game, kind: 'player.removed', seq: 0, at, player, data: {} });
}

/** Removes a player from an open game; returns false if the player did not sit there. A removed robot can be seated again. */
async function unseat(client: Tx, game: string, player: string, at: Date): Promise<boolean> {
  if (!(await deleteSeat(client, game, player))) return false;
  await touchGame(client, game, at);
  await insertOutboxEvent(client, { game, kind: 'player.left', seq: 0, at, data: { by: player } });
  return true;
}
