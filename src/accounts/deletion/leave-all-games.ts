import { decide } from '../../games/play/decide.ts';
import { openGamesOf, runningGamesOf } from '../../games/store/open-games.ts';
import { cancelGame } from '../../games/table/cancel.ts';
import { leaveSeat } from '../../games/table/leave-seat.ts';
import { leaveAllMatches } from '../../matches/leave.ts';
import type { Deps } from '../../platform/deps.ts';
import { Problem } from '../../platform/problems.ts';

/** How often resigning is tried again because the game moved on meanwhile. */
const maxAttempts = 10;

/**
 * Takes a player out of all matches and games that are not over: cancels the player's open tables, leaves those of others and
 * resigns in running games, by log entries like any other. Done again, it does what was left.
 */
export async function leaveAllGames(deps: Deps, playerId: string): Promise<void> {
  await leaveAllMatches(deps, playerId);
  for (const { id, ownerId } of await openGamesOf(deps.db.prisma, playerId)) {
    if (ownerId === playerId) await orBeaten(cancelGame(deps, playerId, id));
    else await orBeaten(leaveSeat(deps, playerId, id));
  }
  for (const game of await runningGamesOf(deps.db.prisma, playerId)) await resign(deps, playerId, game);
}

/** A refusal says that the game has started or ended in the meantime. */
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
