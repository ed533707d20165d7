import { removeBlocked } from '../games/table/remove-player.ts';
import type { ListPart } from '../helpers/list-part.ts';
import type { Deps } from '../platform/deps.ts';
import { findOther, type Person } from '../players/find-player.ts';
import { deleteBlock, insertBlock, listBlocks } from './store/blocks.ts';
import { deleteFollowsBetween } from './store/follows.ts';

/**
 * Blocks a player. From now on, neither player finds, joins or is invited to the other's open tables, reads what the other writes, or
 * follows the other. Running games continue. The blocked player loses the seats at the blocker's open tables and is not notified of the
 * block. All this also applies to the unclaimed players that the blocked player created as an application.
 * @throws Problem player-not-found, yourself
 */
export async function block(deps: Deps, playerId: string, name: string): Promise<Person> {
  const other = await findOther(deps, playerId, name);
  await insertBlock(deps.db.prisma, playerId, other.playerId, deps.clock());
  await deleteFollowsBetween(deps.db.prisma, playerId, other.playerId);
  await removeBlocked(deps, playerId);
  return other;
}

/**
 * Ends a block; messages written meanwhile become readable.
 * @throws Problem player-not-found, yourself
 */
export async function unblock(deps: Deps, playerId: string, name: string): Promise<Person> {
  const other = await findOther(deps, playerId, name);
  await deleteBlock(deps.db.prisma, playerId, other.playerId);
  return other;
}

/** Returns the players that a player has blocked. */
export function blocksOf({ db }: Deps, playerId: string, part: ListPart) {
  return listBlocks(db.prisma, playerId, part);
}
