import { findPageOwner, findPageOwners, type PageOwner } from '../accounts/store/page-owners.ts';
import type { Deps } from '../platform/deps.ts';
import { problem } from '../platform/problems.ts';
import { blocksAmong } from '../relations/store/blocks.ts';
import { type Privacy, privacyFrom } from './privacy.ts';
import { audiencesOf } from './store/audiences.ts';

/** A player whose page is visible to the viewer. */
export interface ShownPlayer extends Omit<PageOwner, 'privacy'> {
  readonly privacy: Privacy;
  /** Whether all public games of the player are visible, and not only those that the viewer can see anyway. */
  readonly areGamesShown: boolean;
}

/**
 * Returns the player or robot with a handle (ignoring case), if visible to the viewer.
 * @throws Problem player-not-found, also if the player hides from the viewer or there is a block between them
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

/** Returns the handles, by id, of those players whose pages a viewer can read. */
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

/** Returns the ids of those players whose ratings a viewer can see; always includes the viewer and robots. */
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
