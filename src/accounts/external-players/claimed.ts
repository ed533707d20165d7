import type { ListPart } from '../../helpers/list-part.ts';
import type { Deps } from '../../platform/deps.ts';
import { problem } from '../../platform/problems.ts';
import { claimedName, claimedNames, deleteName, setCanAct } from '../store/external-players.ts';

/** Returns the names that an account claimed, oldest first. */
export function listClaimedNames({ db }: Deps, account: string, part: ListPart) {
  return claimedNames(db.prisma, account, part);
}

/**
 * Allows the application to act for the account, or forbids it.
 * @throws Problem external-player-not-found
 */
export async function updateClaimedName(deps: Deps, account: string, id: string, canAct: boolean) {
  await setCanAct(deps.db.prisma, account, id, canAct);
  return readClaimedName(deps, account, id);
}

/**
 * Returns one of the names that an account claimed.
 * @throws Problem external-player-not-found
 */
export async function readClaimedName({ db }: Deps, account: string, id: string) {
  const name = await claimedName(db.prisma, account, id);
  if (name === undefined) throw problem('external-player-not-found');
  return name;
}

/**
 * Permanently separates an account from a name. The application gets a new player when it next uses the name.
 * @throws Problem external-player-not-found
 */
export async function deleteClaimedName({ db }: Deps, account: string, id: string): Promise<void> {
  if (!(await deleteName(db.prisma, account, id))) throw problem('external-player-not-found');
}
