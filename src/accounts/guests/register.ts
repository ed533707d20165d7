import { startRequestTransaction, transaction } from '../../db/transactions.ts';
import type { Tx } from '../../db/tx.ts';
import { evictGamesOf } from '../../games/state/load.ts';
import type { Deps } from '../../platform/deps.ts';
import { problem } from '../../platform/problems.ts';
import { mayWrite } from '../../players/may-write.ts';
import { requireGoodPassword } from '../passwords/good-password.ts';
import { requestVerification } from '../profile/email-verification.ts';
import { requireFreeHandle, requireUnretired } from '../profile/handles.ts';
import { normaliseEmail, normaliseHandle, type Profile, profileOf } from '../profile/profile.ts';
import { takenProblem } from '../profile/taken.ts';
import { type AccountRow, findAccount } from '../store/accounts.ts';
import { registerGuestRow } from '../store/guests.ts';

export interface GuestRegistration {
  readonly email: string;
  readonly password: string;
  /** If undefined, handle and display name stay. */
  readonly handle?: string | undefined;
}

/**
 * Turns a guest into an account with an address and a password, and sends the email that verifies the address. The player
 * stays the same, and so do games, sessions and all other data. An account with only passkeys gets an address in the same
 * way.
 * @throws Problem already-registered, handle-taken, weak-password, silenced
 */
export async function registerGuest(
  deps: Deps,
  playerId: string,
  { email, handle, password }: GuestRegistration,
): Promise<Profile> {
  const player = await findAccount(deps.db, playerId);
  if (player === undefined || player.email !== null) throw problem('already-registered');
  if (handle !== undefined) {
    requireFreeHandle(handle);
    await mayWrite(deps, playerId);
  }
  const named = { ...namesFor(player, handle), email: normaliseEmail(email) };
  await requireGoodPassword(password, named);
  const passwordHash = await deps.passwords.hash(password);
  await startRequestTransaction();
  await transaction(deps.db, (client) =>
    write(client, playerId, { ...named, passwordHash }, deps.clock()),
  ).catch((error: unknown) => {
    throw takenProblem(error) ?? error;
  });
  await requestVerification(deps, playerId);
  await evictGamesOf(deps, playerId);
  return profileOf((await findAccount(deps.db, playerId)) ?? player);
}

/** A new handle is also the display name, as in a registration. */
function namesFor({ handle, displayName }: AccountRow, chosen: string | undefined) {
  return chosen === undefined
    ? { handle, displayName }
    : { handle: normaliseHandle(chosen), displayName: chosen };
}

async function write(
  client: Tx,
  playerId: string,
  registration: Parameters<typeof registerGuestRow>[2],
  at: Date,
): Promise<void> {
  if (!(await registerGuestRow(client, playerId, registration, at))) throw problem('already-registered');
  await requireUnretired(client, playerId, registration.handle, at);
}
