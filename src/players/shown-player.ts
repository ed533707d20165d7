import { findPageOwner, findPageOwners, type PageOwner } from '../accounts/store/page-owners.ts';
import type { Deps } from '../platform/deps.ts';
import { problem } from '../platform/problems.ts';
import { blocksAmong } from '../relations/store/blocks.ts';
import { type Privacy, privacyFrom } from './privacy.ts';
import { audiencesOf } from './store/audiences.ts';

/** A player who lets the viewer find them. */
export interface ShownPlayer extends Omit<PageOwner, 'privacy'> {
  readonly privacy: Privacy;
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
  const privacy = privacyFrom(owner.privacy);
  const isRobot = owner.robot !== null;
  if (!isRobot && owner.id !== viewer && !(await mayFind(deps, viewer, owner.id, privacy)))
    throw problem('player-not-found');
  return { ...owner, privacy, areGamesShown: isRobot || privacy.record };
}

async function mayFind(
  { db }: Pick<Deps, 'db'>,
  viewer: string | undefined,
  id: string,
  { audience }: Privacy,
): Promise<boolean> {
  if (audience === 'private') return false;
  if (viewer === undefined) return audience === 'public';
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
    ({ id, privacy }) => privacyFrom(privacy).audience !== 'private' && !by.has(id) && !of.has(id),
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
  const audiences: readonly Privacy['audience'][] = audiencesOf(viewer);
  const isShown = ({ id, robot, privacy }: (typeof owners)[number]) => {
    if (id === viewer || robot !== null) return true;
    const { rating, audience } = privacyFrom(privacy);
    const isBlocked = blocks?.by.has(id) === true || blocks?.of.has(id) === true;
    return rating && audiences.includes(audience) && !isBlocked;
  };
  return new Set(owners.filter(isShown).map(({ id }) => id));
}
