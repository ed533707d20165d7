import { transaction } from '../../db/client.ts';
import { addressesOfBanned, insertGuest } from '../../db/guests.ts';
import { newId } from '../../db/id.ts';
import type { Client } from '../../db/sessions.ts';
import type { Deps } from '../../deps.ts';
import { networkOf } from '../../limits/index.ts';
import { problem } from '../../problems.ts';
import { type Session, startSession } from '../sessions/session.ts';
import { guestUntil } from './expiry.ts';
import { guestHandle, guestName } from './names.ts';

/** What is known of somebody who plays without an account. */
export interface NewGuest {
  readonly locale?: string | undefined;
  readonly timeZone?: string | undefined;
}

/**
 * Creates a guest, a player without an account, and starts their only session: without its tokens the guest is lost.
 * None are created where the operator wants none, and none at an address that a banned player has used lately.
 * @throws Problem account-required
 */
export async function createGuest(
  deps: Deps,
  { locale = 'en', timeZone }: NewGuest,
  client: Client,
): Promise<Session> {
  if (!areGuestsWelcome(deps)) throw refusal('Nobody plays as a guest here: create an account.');
  await refuseBanned(deps, client);
  const [id, at] = [newId(), deps.clock()];
  const named = { handle: guestHandle(), displayName: guestName(locale), locale, timeZone };
  await transaction(deps.db, (db) => insertGuest(db, { id, ...named, until: guestUntil(deps), at }));
  return startSession(deps, id, client);
}

/** Whether there are guests on this service. */
export const areGuestsWelcome = ({ config }: Pick<Deps, 'config'>): boolean => config.guestDays > 0;

/** Others at that address may have accounts; a guest there could be the banned player. */
async function refuseBanned({ db, clock }: Deps, { address }: Client): Promise<void> {
  const network = networkOf(address);
  const banned = await addressesOfBanned(db.pool, clock());
  if (banned.some((other) => networkOf(other) === network))
    throw refusal('Nobody can play as a guest from your address at the moment: create an account.');
}

const refusal = (detail: string) => problem('account-required', { detail });
