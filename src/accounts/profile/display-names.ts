import type { Tx } from '../../db/tx.ts';
import { problem } from '../../platform/problems.ts';
import { isNameOfAccount, isNameOfOther } from '../../players/store/players.ts';
import { hasMixedScripts, looksOf } from './looks.ts';
import { isReservedName } from './reserved-names.ts';

/**
 * Rejects a display name that could be mistaken for the service, or for another player's handle because it looks alike.
 * Players may use their own handles.
 * @throws Problem name-not-available
 */
export async function requireFreeName(db: Tx, player: string, name: string): Promise<void> {
  const isTaken = isReservedName(name) || (await isNameOfOther(db, player, name, looksOf(name)));
  if (isTaken) throw problem('name-not-available');
}

/**
 * Returns the display name of an application's player. A name that could be mistaken for an account's, or that mixes
 * scripts in a word, is marked with its provider: `Mira (irc)`.
 */
export async function markedName(db: Tx, name: string, provider: string): Promise<string> {
  const isMarked =
    isReservedName(name) || hasMixedScripts(name) || (await isNameOfAccount(db, name, looksOf(name)));
  return isMarked ? `${name} (${provider})` : name;
}
