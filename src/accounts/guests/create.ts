import { randomInt } from 'node:crypto';
import { newId } from '../../db/id.ts';
import { transaction } from '../../db/transactions.ts';
import { networkOf } from '../../limits/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { problem } from '../../platform/problems.ts';
import { languageFor, textsIn } from '../../texts/index.ts';
import { guestPrefix } from '../profile/reserved-names.ts';
import { type Session, startSession } from '../sessions/session.ts';
import { addressesOfBanned, insertGuest } from '../store/guests.ts';
import type { Client } from '../store/sessions.ts';
import { guestExpiresAt } from './expiry.ts';

/** No characters that look alike. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
const handleLength = 8;

/** Returns a handle for a guest, such as `guest-k3f9x2ma`, out of 850 thousand million. */
function guestHandle(): string {
  return (
    guestPrefix + Array.from({ length: handleLength }, () => letters[randomInt(letters.length)]).join('')
  );
}

/** Returns a name for a guest in the language of a locale, such as `Wandering Heron`. Names need not be unique. */
function guestName(locale: string): string {
  const { first, second } = textsIn(languageFor(locale)).guestNames;
  return `${oneOf(first)} ${oneOf(second)}`;
}

const oneOf = (words: readonly string[]) => words[randomInt(words.length)] ?? '';

/** A person who wants to play without an account. */
export interface NewGuest {
  readonly locale?: string | undefined;
  readonly timeZone?: string | undefined;
}

/**
 * Creates a guest, a player without an account, and starts their only session; losing its tokens means losing the guest.
 * Rejected if the operator disabled guests, or from an address that a banned player has used recently.
 * @throws Problem account-required
 */
export async function createGuest(
  deps: Deps,
  { locale = 'en', timeZone }: NewGuest,
  client: Client,
): Promise<Session> {
  if (!areGuestsEnabled(deps)) throw refusal('Guest play is disabled on this service. Create an account.');
  await refuseBanned(deps, client);
  const [id, at] = [newId(), deps.clock()];
  const named = { handle: guestHandle(), displayName: guestName(locale), locale, timeZone };
  await transaction(deps.db, (db) => insertGuest(db, { id, ...named, until: guestExpiresAt(deps), at }));
  return startSession(deps, id, client);
}

/** Returns whether guests are enabled on this service. */
export const areGuestsEnabled = ({ config }: Pick<Deps, 'config'>): boolean => config.guestDays > 0;

/** Others at that address can have accounts; a guest there could be the banned player. */
async function refuseBanned({ db, clock }: Deps, { address }: Client): Promise<void> {
  const network = networkOf(address);
  const banned = await addressesOfBanned(db.prisma, clock());
  if (banned.some((other) => networkOf(other) === network))
    throw refusal('Guest play is currently not available from your address. Create an account.');
}

const refusal = (detail: string) => problem('account-required', { detail });
