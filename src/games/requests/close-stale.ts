import { transaction } from '../../db/transactions.ts';
import type { Tx } from '../../db/tx.ts';
import type { Deps } from '../../platform/deps.ts';
import { type GameRow, lockGame } from '../store/games.ts';
import { expiredRequests, openRequestsOf, type RequestRow } from '../store/requests.ts';
import { close, isOutdated } from './close.ts';
import { kinds } from './kinds/index.ts';

/** Maximum number of requests that expire at once. */
const batchSize = 100;

/** Closes the open requests of a locked game that have expired or no longer apply. */
export async function closeStale(deps: Deps, client: Tx, row: GameRow): Promise<void> {
  for (const request of await openRequestsOf(client, [row.id])) {
    if (await isOutdated(deps, client, row, request)) await close(deps, client, row, request, 'outdated');
    else if (request.expiresAt <= deps.clock()) await close(deps, client, row, request, stateAfter(request));
  }
}

/** Returns how a request ends if some players have not answered in time. */
const stateAfter = ({ kind }: RequestRow) => (kinds[kind].isSilenceConsent === true ? 'accepted' : 'expired');

/** Closes the requests that were not answered in time. */
export async function expireRequests(deps: Deps): Promise<void> {
  const expired = await expiredRequests(deps.db.prisma, deps.clock(), batchSize);
  await closeStaleOf(
    deps,
    expired.map(({ gameId }) => gameId),
  );
}

/** Closes the open requests of games that have since advanced. */
export async function closeOutdated(deps: Deps, games: readonly string[]): Promise<void> {
  const open = await openRequestsOf(deps.db.prisma, games);
  await closeStaleOf(
    deps,
    open.map(({ gameId }) => gameId),
  );
}

async function closeStaleOf(deps: Deps, games: readonly string[]): Promise<void> {
  for (const game of new Set(games))
    await transaction(deps.db, async (client) => {
      const row = await lockGame(client, game);
      if (row !== undefined) await closeStale(deps, client, row);
    });
}
