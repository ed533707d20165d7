import { removeBlocked } from '../games/table/remove-player.ts';
import type { ListPart } from '../helpers/list-part.ts';
import type { Deps } from '../platform/deps.ts';
import { findOther, type Person } from '../players/find-player.ts';
import { deleteBlock, insertBlock, listBlocks } from './store/blocks.ts';
import { deleteFollowsBetween } from './store/follows.ts';

/**
 * Blocks a player: from now on neither finds, joins or is invited to the other's open tables, and neither reads what
 * the other writes; neither follows the other any more. Running games continue. The blocked player loses the seats at the blocker's open tables and is not
 * notified of the block. All that holds as well for the players whom the blocked one has made as an application, until
 * they are claimed.
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
 * Ends a block; what was written meanwhile can be read again.
 * @throws Problem player-not-found, yourself
 */
export async function unblock(deps: Deps, playerId: string, name: string): Promise<Person> {
  const other = await findOther(deps, playerId, name);
  await deleteBlock(deps.db.prisma, playerId, other.playerId);
  return other;
}

/** Returns players whom a player has blocked. */
export function blocksOf({ db }: Deps, playerId: string, part: ListPart) {
  return listBlocks(db.prisma, playerId, part);
}
