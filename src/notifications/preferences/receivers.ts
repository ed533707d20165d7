import type { Tx } from '../../db/tx.ts';
import { type ReceiverKey, type StoredReceiver, storedReceiversIn } from '../store/receivers.ts';
import { type EffectivePreferences, effective } from './schema.ts';

/** A player who gets notifications of a game. */
export interface Receiver extends Omit<StoredReceiver, 'preferences' | 'gamePreferences'> {
  /** The preferences that apply to the game. */
  readonly preferences: EffectivePreferences;
}

/** Returns the players of some games with the preferences that apply there, in any order. */
export async function receiversIn(db: Tx, keys: readonly ReceiverKey[]): Promise<Receiver[]> {
  const rows = await storedReceiversIn(db, keys);
  return rows.map(({ gamePreferences, ...row }) => ({
    ...row,
    preferences: effective(row.preferences, gamePreferences),
  }));
}

/** Returns a player with the preferences that apply to one game. */
export async function findReceiver(db: Tx, key: ReceiverKey): Promise<Receiver | undefined> {
  return (await receiversIn(db, [key]))[0];
}
