import type { Queryable } from '../../../db/client.ts';
import { insertDeliveries } from '../../../db/deliveries.ts';

/** Letters that are about a player's account and not about a game. */
export type AccountLetter = 'account.verify' | 'account.reset' | 'webhook.disabled' | 'digest';

export interface NewLetter {
  readonly kind: AccountLetter;
  readonly playerId: string;
  /** Names the occasion: the same letter is written once for it. */
  readonly dedupe: string;
  readonly data?: unknown;
  readonly at: Date;
}

/** Has a letter written to a player; in the caller's transaction, if it has one. */
export async function enqueueLetter(db: Queryable, { at, ...letter }: NewLetter): Promise<void> {
  await insertDeliveries(db, [{ ...letter, channel: 'email' }], at);
}
