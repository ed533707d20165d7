import { transaction } from '../../db/transactions.ts';
import type { Tx } from '../../db/tx.ts';
import { seatOf } from '../../helpers/seats.ts';
import { dayMs } from '../../helpers/time-units.ts';
import { cancelProposal, lockOpenGame } from '../../matches/store/proposals.ts';
import { insertOutboxEvent } from '../../notifications/outbox/insert.ts';
import type { Deps } from '../../platform/deps.ts';
import { type Problem, problem } from '../../platform/problems.ts';
import { areRobotsAlone } from '../../players/store/robot-players.ts';
import { visibleGame } from '../access.ts';
import { endWithoutResult } from '../play/end-without-result.ts';
import { reveal } from '../play/reveal.ts';
import type { GameRow } from '../store/games.ts';
import { invitedPlayers } from '../store/invitations.ts';
import { abortOpenGame, openGamesUnchangedSince } from '../store/open-games.ts';

/** Time without changes after which an open game is cancelled, ms. */
const openTableMs = 30 * dayMs;

/** Returns when an open game will be cancelled if nothing changes; undefined for a game that is not open. */
export function expiresAt({ status, updatedAt }: Pick<GameRow, 'status' | 'updatedAt'>): Date | undefined {
  return status === 'open' ? new Date(updatedAt.getTime() + openTableMs) : undefined;
}

/** Maximum number of expired tables cancelled at once. */
const batchSize = 100;

/**
 * Cancels a game before its start; requires the owner. After the start, only a game among robots can be cancelled, and then ends without a
 * result, because a running game belongs to its players. Notifies seated and invited players.
 * @throws Problem game-not-found, not-owner, game-not-open
 */
export async function cancelGame(deps: Deps, playerId: string, id: string): Promise<void> {
  const seen = await visibleGame(deps, playerId, id);
  if (seen.ownerId !== playerId) throw problem('not-owner');
  await transaction(deps.db, async (client) => {
    const row = await lockOpenGame(client, id);
    if (row?.status === 'open') return cancelLocked(deps, client, row, playerId, deps.clock());
    if (row?.status !== 'running') throw notOpenToLeave(row?.status);
    if (!(await areRobotsAlone(client, id)))
      throw seatOf(row, playerId) ? notOpenToLeave('running') : theirs();
    await endWithoutResult(deps, client, row, row.awaitingSeat ?? 0);
  });
}

/** Returns the problem of a game that can no longer be left or cancelled, with the alternatives. */
export function notOpenToLeave(gameStatus: string | undefined): Problem {
  if (gameStatus !== 'running') return problem('game-not-open', { gameStatus });
  const detail =
    'The game is running: resign (POST /v1/games/{id}/resign), or propose to end it for all players ' +
    '(POST /v1/games/{id}/requests with the kind end).';
  return problem('game-not-open', { detail, gameStatus });
}

const theirs = () =>
  problem('game-not-open', {
    detail:
      'People are playing: they alone can end the game (POST /v1/games/{id}/requests with the kind end). You can cancel ' +
      'a running game only where robots play among themselves.',
    gameStatus: 'running',
  });

/**
 * Cancels an open game whose lock the caller holds, and notifies all players concerned except `by`, who caused it (undefined for the
 * service).
 */
export async function cancelLocked(
  deps: Deps,
  client: Tx,
  row: GameRow,
  by: string | undefined,
  at: Date,
): Promise<void> {
  await abortOpenGame(client, row.id, at);
  if (row.bagId !== null) await reveal(deps, client, { bag: row.bagId, ending: row.id }, at);
  if (row.matchId !== null) await cancelProposal(client, row.matchId, at);
  const event = { game: row.id, kind: 'game.cancelled', seq: 0, data: { by }, at } as const;
  await insertOutboxEvent(client, event);
  const absent = new Set(await invitedPlayers(client, row.id));
  if (seatOf(row, row.ownerId) === undefined) absent.add(row.ownerId);
  for (const player of absent) if (player !== by) await insertOutboxEvent(client, { ...event, player });
}

/** Cancels the open games that have not changed for a long time. Returns their number. */
export async function cancelExpiredGames(deps: Deps): Promise<number> {
  const since = new Date(deps.clock().getTime() - openTableMs);
  const ids = await openGamesUnchangedSince(deps.db.prisma, since, batchSize);
  for (const id of ids) await cancelExpired(deps, id);
  return ids.length;
}

async function cancelExpired(deps: Deps, id: string): Promise<void> {
  await transaction(deps.db, async (client) => {
    const row = await lockOpenGame(client, id);
    const expiry = row && expiresAt(row);
    const now = deps.clock();
    if (row !== undefined && expiry !== undefined && expiry <= now)
      await cancelLocked(deps, client, row, undefined, now);
  });
}
