import type { Tx } from '../../db/client.ts';
import { isNameOfAccount, isNameOfOther } from '../../db/players/players.ts';
import { problem } from '../../platform/problems.ts';
import { isReservedName } from './reserved-names.ts';

/**
 * Refuses a display name by which a player could be taken for the service, or for the player with that handle.
 * @throws Problem name-not-available
 */
export async function requireFreeName(db: Tx, player: string, name: string): Promise<void> {
  if (isReservedName(name) || (await isNameOfOther(db, player, name))) throw problem('name-not-available');
}

/**
 * Returns the display name of a player of an application. A name that an account has is marked with where the
 * application knows the player from, so that nobody takes one for the other: `Mira (irc)`.
 */
export async function markedName(db: Tx, name: string, provider: string): Promise<string> {
  const isTaken = isReservedName(name) || (await isNameOfAccount(db, name));
  return isTaken ? `${name} (${provider})` : name;
}
