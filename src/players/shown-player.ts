import { findPageOwner, findPageOwners, type PageOwner } from '../accounts/store/page-owners.ts';
import type { Deps } from '../platform/deps.ts';
import { problem } from '../platform/problems.ts';
import { blocksAmong } from '../relations/store/blocks.ts';
import { type Shows, showsFrom } from './shows.ts';
import { audiencesOf } from './store/audiences.ts';

/** A player who lets the viewer find them. */
export interface ShownPlayer extends Omit<PageOwner, 'shows'> {
  readonly shows: Shows;
  /** Whether public games of the player are shown, and not only those that the viewer knows anyway. */
  readonly areGamesShown: boolean;
}

/**
 * Returns the player with a handle (in any case), also a robot, as far as the viewer may find them.
 * @throws Problem player-not-found, also where the player hides from the viewer, or a block is between the two
 */
export async function findShownPlayer(
  deps: Pick<Deps, 'db'>,
  viewer: string | undefined,
  handle: string,
): Promise<ShownPlayer> {
  const owner = await findPageOwner(deps.db.prisma, handle.toLowerCase());
  if (owner === undefined) throw problem('player-not-found');
  const shows = showsFrom(owner.shows);
  const isRobot = owner.robot !== null;
  if (!isRobot && owner.id !== viewer && !(await mayFind(deps, viewer, owner.id, shows)))
    throw problem('player-not-found');
  return { ...owner, shows, areGamesShown: isRobot || shows.record };
}

async function mayFind(
  { db }: Pick<Deps, 'db'>,
  viewer: string | undefined,
  id: string,
  { to }: Shows,
): Promise<boolean> {
  if (to === 'nobody') return false;
  if (viewer === undefined) return to === 'everybody';
  const { by, of } = await blocksAmong(db.prisma, viewer, [id]);
  return by.size + of.size === 0;
}

/** Returns, by their ids, the handles of those of some people whose pages a player may read. */
export async function shownHandles(
  { db }: Pick<Deps, 'db'>,
  viewer: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const owners = await findPageOwners(db.prisma, ids);
  const { by, of } = await blocksAmong(db.prisma, viewer, ids);
  const shown = owners.filter(
    ({ id, shows }) => showsFrom(shows).to !== 'nobody' && !by.has(id) && !of.has(id),
  );
  return new Map(shown.map(({ id, handle }) => [id, handle]));
}

/** Returns the ids of those of some players whose ratings a viewer may see: their own, and those of robots in any case. */
export async function showingRatings(
  { db }: Pick<Deps, 'db'>,
  viewer: string | undefined,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const owners = await findPageOwners(db.prisma, ids);
  const blocks = viewer === undefined ? undefined : await blocksAmong(db.prisma, viewer, ids);
  const audiences: readonly Shows['to'][] = audiencesOf(viewer);
  const isShown = ({ id, robot, shows }: (typeof owners)[number]) => {
    if (id === viewer || robot !== null) return true;
    const { rating, to } = showsFrom(shows);
    const isBlocked = blocks?.by.has(id) === true || blocks?.of.has(id) === true;
    return rating && audiences.includes(to) && !isBlocked;
  };
  return new Set(owners.filter(isShown).map(({ id }) => id));
}
