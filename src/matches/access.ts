import { isVisible } from '../games/access.ts';
import type { Deps } from '../platform/deps.ts';
import { problem } from '../platform/problems.ts';
import { findMatch, type MatchRow } from './store/matches.ts';
import { openGameOf } from './store/proposals.ts';

/**
 * Returns a match as it stands now, if the viewer may see it: who created it or plays it does, and everybody else one whose
 * games are not private. A challenge is seen by who made it and, as long as it is open, by who was challenged: a player, or the
 * members of a club.
 * @throws Problem match-not-found
 */
export async function visibleMatch(deps: Deps, viewer: string | undefined, id: string): Promise<MatchRow> {
  const match = await findMatch(deps.db.prisma, id);
  if (match === undefined || !(await maySee(deps, match, viewer))) throw problem('match-not-found');
  return match;
}

async function maySee(deps: Deps, match: MatchRow, viewer: string | undefined): Promise<boolean> {
  if (viewer !== undefined && match.creatorId === viewer) return true;
  if (match.startedAt === null) return maySeeChallenge(deps, match, viewer);
  if (match.visibility !== 'private') return true;
  return viewer !== undefined && [match.firstId, match.secondId].includes(viewer);
}

/** Whether the game that a challenge waits with is shown to somebody: to those who may accept, unless a block is between. */
async function maySeeChallenge(deps: Deps, match: MatchRow, viewer: string | undefined): Promise<boolean> {
  const game = viewer === undefined ? undefined : await openGameOf(deps.db.prisma, match.id);
  return game !== undefined && isVisible(deps, viewer, game);
}
