import { transaction } from '../../db/transactions.ts';
import type { Tx } from '../../db/tx.ts';
import { forgetGamesOf } from '../../games/state/load.ts';
import { minuteMs } from '../../helpers/time-units.ts';
import type { Deps } from '../../platform/deps.ts';
import { retireHandlesOf } from '../../players/store/retired-handles.ts';
import { retireForEver } from '../profile/handles.ts';
import { deletedPrefix, isGuestHandle } from '../profile/reserved-names.ts';
import { revokeAccess } from '../revocations.ts';
import { erase, eraseGameNames, eraseStranger } from '../store/erase.ts';
import {
  beginErasure,
  type Erasure,
  endErasure,
  erasuresSince,
  findErasure,
  lockIdentity,
  unclaimedPlayersOf,
} from '../store/erasures.ts';
import { hasMetPeople } from '../store/guests.ts';
import { leaveAllGames } from './leave-all-games.ts';

/** After this time an erasure counts as left behind by a process that died, ms. */
const abandonedMs = 5 * minuteMs;

/**
 * Deletes an account, at once and for good. Name, address and credentials go first, in one transaction; then access
 * ends, games are left, and everything else that the person left behind is erased. What stays is an id, in the logs and
 * at the tables, and a fingerprint that keeps the handle from everybody.
 */
export async function deleteAccount(deps: Deps, playerId: string): Promise<void> {
  const at = deps.clock();
  const isBegun = await transaction(deps.db, async (client) => {
    const identity = await lockIdentity(client, playerId);
    if (identity === undefined) return false;
    const [handle = ''] = identity.names;
    // Nobody can choose a handle like that of a guest.
    if (!isGuestHandle(handle)) await retireForEver(client, handle, at);
    await retireHandlesOf(client, playerId);
    await beginErasure(client, identity, handleOfDeleted(playerId), at);
    return true;
  });
  if (!isBegun) return;
  await revokeAccess(deps, playerId, { because: 'account-deleted' });
  await finishErasure(deps, playerId);
}

/** The end of an id is random; its beginning is a time. */
const handleOfDeleted = (id: string) => `${deletedPrefix}${id.slice(-12)}`;

/** Erases everything of a player whose name is gone already. Doing it again does what is left to do. */
async function finishErasure(deps: Deps, playerId: string): Promise<void> {
  const erasure = await findErasure(deps.db.prisma, playerId);
  if (erasure === undefined) return;
  await eraseGameNames(deps.db.prisma, erasure);
  // Nobody can act any more for players that only this application knew.
  for (const player of await unclaimedPlayersOf(deps.db.prisma, playerId)) await deleteAccount(deps, player);
  await leaveAllGames(deps, playerId);
  await transaction(deps.db, async (client) => {
    await eraseAll(client, erasure);
    await endErasure(client, playerId);
  });
  // A later decision must not be written with the name that was known here.
  await forgetGamesOf(deps, playerId);
}

/** Erases all. The slow search of all texts is skipped for a guest who met nobody: nobody wrote about one. */
async function eraseAll(client: Tx, erasure: Erasure): Promise<void> {
  const { playerId, names } = erasure;
  const isStranger = isGuestHandle(names[0] ?? '') && !(await hasMetPeople(client, playerId));
  await (isStranger ? eraseStranger(client, playerId) : erase(client, erasure));
}

/** Goes on with deletions that a process left behind. */
export async function finishErasures(deps: Deps): Promise<void> {
  const before = new Date(deps.clock().getTime() - abandonedMs);
  for (const player of await erasuresSince(deps.db.prisma, before)) await finishErasure(deps, player);
}
