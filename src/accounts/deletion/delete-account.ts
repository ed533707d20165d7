import { transaction } from '../../db/transactions.ts';
import type { Tx } from '../../db/tx.ts';
import { evictGamesOf } from '../../games/state/load.ts';
import { minuteMs } from '../../helpers/time-units.ts';
import type { Deps } from '../../platform/deps.ts';
import { retireHandlesOf } from '../../players/store/retired-handles.ts';
import { retireHandlePermanently } from '../profile/handles.ts';
import { deletedPrefix, isGuestHandle } from '../profile/reserved-names.ts';
import { revokeAccess } from '../revocations.ts';
import { erase, eraseGameNames, eraseStranger } from '../store/erase.ts';
import {
  type Erasure,
  endErasure,
  erasuresSince,
  findErasure,
  lockIdentity,
  startErasure,
  unclaimedPlayersOf,
} from '../store/erasures.ts';
import { hasMetPeople } from '../store/guests.ts';
import { leaveAllGames } from './leave-all-games.ts';

/** An erasure older than this counts as abandoned by a process that died, ms. */
const abandonedMs = 5 * minuteMs;

/**
 * Deletes an account, immediately and permanently. One transaction first removes name, address and credentials. Then
 * access ends, games are left, and all other personal data is erased. Only an id remains, in the logs and at the tables,
 * and a fingerprint that keeps the handle from being taken again.
 */
export async function deleteAccount(deps: Deps, playerId: string): Promise<void> {
  const at = deps.clock();
  const isBegun = await transaction(deps.db, async (client) => {
    const identity = await lockIdentity(client, playerId);
    if (identity === undefined) return false;
    const [handle = ''] = identity.names;
    // Guest handles need no protection because they can't be chosen.
    if (!isGuestHandle(handle)) await retireHandlePermanently(client, handle, at);
    await retireHandlesOf(client, playerId);
    await startErasure(client, identity, handleOfDeleted(playerId), at);
    return true;
  });
  if (!isBegun) return;
  await revokeAccess(deps, playerId, { because: 'account-deleted' });
  await finishErasure(deps, playerId);
}

/** Uses the end of the id, which is random; its start is a time. */
const handleOfDeleted = (id: string) => `${deletedPrefix}${id.slice(-12)}`;

/** Erases all data of a player whose name is already gone. A repeated call continues where it stopped. */
async function finishErasure(deps: Deps, playerId: string): Promise<void> {
  const erasure = await findErasure(deps.db.prisma, playerId);
  if (erasure === undefined) return;
  await eraseGameNames(deps.db.prisma, erasure);
  // Players that only this application knew can no longer be acted for.
  for (const player of await unclaimedPlayersOf(deps.db.prisma, playerId)) await deleteAccount(deps, player);
  await leaveAllGames(deps, playerId);
  await transaction(deps.db, async (client) => {
    await eraseAll(client, erasure);
    await endErasure(client, playerId);
  });
  // A later decision must not be written with a cached name.
  await evictGamesOf(deps, playerId);
}

/** Erases all data. Skips the slow search of all texts for a guest who met no one, because no text mentions one. */
async function eraseAll(client: Tx, erasure: Erasure): Promise<void> {
  const { playerId, names } = erasure;
  const isStranger = isGuestHandle(names[0] ?? '') && !(await hasMetPeople(client, playerId));
  await (isStranger ? eraseStranger(client, playerId) : erase(client, erasure));
}

/** Continues deletions that a process left unfinished. */
export async function finishErasures(deps: Deps): Promise<void> {
  const before = new Date(deps.clock().getTime() - abandonedMs);
  for (const player of await erasuresSince(deps.db.prisma, before)) await finishErasure(deps, player);
}
