import type { Tx } from '../../db/tx.ts';
import { problem } from '../../platform/problems.ts';
import { isNameOfAccount, isNameOfOther } from '../../players/store/players.ts';
import { hasMixedScripts, looksOf } from './looks.ts';
import { isReservedName } from './reserved-names.ts';

/**
 * Refuses a display name by which a player could be taken for the service, or for another player by the look of the
 * handle. A player's own handle is free for that player.
 * @throws Problem name-not-available
 */
export async function requireFreeName(db: Tx, player: string, name: string): Promise<void> {
  const isTaken = isReservedName(name) || (await isNameOfOther(db, player, name, looksOf(name)));
  if (isTaken) throw problem('name-not-available');
}

/**
 * Returns the display name of a player of an application. A name that could be taken for that of an account, or that
 * mixes scripts in a word, is marked with where the application knows the player from: `Mira (irc)`.
 */
export async function markedName(db: Tx, name: string, provider: string): Promise<string> {
  const isMarked =
    isReservedName(name) || hasMixedScripts(name) || (await isNameOfAccount(db, name, looksOf(name)));
  return isMarked ? `${name} (${provider})` : name;
}
