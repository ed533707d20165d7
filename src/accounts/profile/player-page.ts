import { playStatsOf } from '../../games/conduct/read.ts';
import { playedGames } from '../../games/store/game-lists.ts';
import { headToHead } from '../../games/views/head-to-head.ts';
import { statisticsOf } from '../../games/views/my-statistics.ts';
import type { Deps } from '../../platform/deps.ts';
import { findShownPlayer, type ShownPlayer } from '../../players/shown-player.ts';
import { ratingsOfPlayer } from '../../ratings/read.ts';
import { findFollow } from '../../relations/store/follows.ts';
import type { RobotLevel } from '../../robots/index.ts';

const maxGames = 1000;

/**
 * Returns a player's page for a viewer; hidden parts are null.
 * @throws Problem player-not-found, also if the page is hidden from the viewer, or one has blocked the other
 */
export async function readPlayerPage(deps: Deps, viewer: string | undefined, name: string) {
  const owner = await findShownPlayer(deps, viewer, name);
  const { id, handle, displayName, robot, privacy } = owner;
  const isPerson = robot === null;
  return {
    playerId: id,
    handle,
    displayName,
    isGuest: owner.guestExpiresAt !== null,
    robot: robot as RobotLevel | null,
    since: isPerson && privacy.since ? owner.createdAt : null,
    record: isPerson && privacy.record ? await recordOf(deps, id) : null,
    ratings: isPerson && !privacy.rating && viewer !== id ? null : await ratingsOfPlayer(deps, id),
    playStats:
      isPerson && (privacy.playStats || viewer === id) ? await playStatsOf(deps.db.prisma, id) : null,
    headToHead: viewer === undefined || viewer === id ? null : await meetings(deps, viewer, owner),
    yourFollow: viewer === undefined ? null : await followedBy(deps, viewer, id),
  };
}

/** Counts the games against people that were not private. */
async function recordOf({ db }: Deps, id: string) {
  const games = await playedGames(db.prisma, id, maxGames);
  const { played, won } = statisticsOf(games.filter(({ isPrivate }) => !isPrivate)).people;
  return { played, won };
}

async function followedBy({ db }: Deps, viewer: string, id: string) {
  const notify = await findFollow(db.prisma, viewer, id);
  return notify === undefined ? null : { notify };
}

async function meetings(deps: Deps, viewer: string, owner: ShownPlayer) {
  const you = { id: viewer, areGamesShown: true };
  const { played, ahead, behind } = await headToHead(deps, viewer, you, owner);
  return { played, ahead, behind };
}
