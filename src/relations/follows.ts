import type { ListPart } from '../helpers/list-part.ts';
import type { Deps } from '../platform/deps.ts';
import { problem } from '../platform/problems.ts';
import { findOther } from '../players/find-player.ts';
import { findShownPlayer } from '../players/shown-player.ts';
import { countFollows, deleteFollow, findFollow, listFollows, putFollow } from './store/follows.ts';

/** Maximum number of players that a player can follow. */
const maxFollowed = 500;

/**
 * Makes a player follow another whose page they can see; the followed player is not notified.
 * @param notify whether the follower is notified of new tables
 * @throws Problem player-not-found, yourself, limit-reached
 */
export async function follow(deps: Deps, playerId: string, name: string, notify: boolean): Promise<void> {
  const { handle } = await findOther(deps, playerId, name);
  const { id } = await findShownPlayer(deps, playerId, handle);
  const { prisma } = deps.db;
  const isNew = (await findFollow(prisma, playerId, id)) === undefined;
  if (isNew && (await countFollows(prisma, playerId)) >= maxFollowed)
    throw problem('limit-reached', { detail: `You follow ${maxFollowed} players.` });
  await putFollow(prisma, { player: playerId, followed: id, notify, at: deps.clock() });
}

/**
 * Makes a player no longer follow another.
 * @throws Problem player-not-found, yourself
 */
export async function unfollow(deps: Deps, playerId: string, name: string): Promise<void> {
  const other = await findOther(deps, playerId, name);
  await deleteFollow(deps.db.prisma, playerId, other.playerId);
}

/** Returns the players that a player follows. */
export function followsOf({ db }: Deps, playerId: string, part: ListPart) {
  return listFollows(db.prisma, playerId, part);
}
