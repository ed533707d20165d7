import { isVisible } from '../games/access.ts';
import type { Deps } from '../platform/deps.ts';
import { problem } from '../platform/problems.ts';
import { findMatch, type MatchRow } from './store/matches.ts';
import { openGameOf } from './store/proposals.ts';

/**
 * Returns the current row of a match if it is visible to the viewer. Its creator and players see it, and all others if its games are not
 * private. A challenge is visible to its creator and, while open, to the challenged player or the members of the challenged club.
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

/** Whether a viewer can see the open game of a challenge: those who can accept it can, unless there is a block. */
async function maySeeChallenge(deps: Deps, match: MatchRow, viewer: string | undefined): Promise<boolean> {
  const game = viewer === undefined ? undefined : await openGameOf(deps.db.prisma, match.id);
  return game !== undefined && isVisible(deps, viewer, game);
}
