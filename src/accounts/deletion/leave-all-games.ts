import { decide } from '../../games/play/decide.ts';
import { openGamesOf, runningGamesOf } from '../../games/store/open-games.ts';
import { cancelGame } from '../../games/table/cancel.ts';
import { leaveSeat } from '../../games/table/leave-seat.ts';
import { leaveAllMatches } from '../../matches/leave.ts';
import type { Deps } from '../../platform/deps.ts';
import { Problem } from '../../platform/problems.ts';

/** Maximum number of attempts to resign when the game moves on in the meantime. */
const maxAttempts = 10;

/**
 * Removes a player from all unfinished matches and games: cancels the player's open tables, leaves those of others, and
 * resigns in active games with ordinary log entries. A repeated call continues where it stopped.
 */
export async function leaveAllGames(deps: Deps, playerId: string): Promise<void> {
  await leaveAllMatches(deps, playerId);
  for (const { id, ownerId } of await openGamesOf(deps.db.prisma, playerId)) {
    if (ownerId === playerId) await orBeaten(cancelGame(deps, playerId, id));
    else await orBeaten(leaveSeat(deps, playerId, id));
  }
  for (const game of await runningGamesOf(deps.db.prisma, playerId)) await resign(deps, playerId, game);
}

/** A refusal means that the game has started or ended in the meantime. */
async function orBeaten(work: Promise<unknown>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
}

async function resign(deps: Deps, playerId: string, game: string): Promise<void> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const resigned = decide(deps, { game, playerId, decision: { type: 'resign' } });
    if (await orBeaten(resigned)) return;
  }
}
