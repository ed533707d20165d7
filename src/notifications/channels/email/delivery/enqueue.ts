import type { Tx } from '../../../../db/tx.ts';
import { insertDeliveries } from '../../../store/deliveries.ts';

/** Name of the channel. */
export const emailChannel = 'email';

/** Emails about a player's account rather than about one game. */
export type AccountEmailType =
  | 'account.verify'
  | 'account.passkey-added'
  | 'account.passkey-removed'
  | 'account.recovery-code-used'
  | 'account.exists'
  | 'account.reset'
  | 'account.new-login'
  | 'account.token-created'
  | 'account.app-allowed'
  | 'account.password-changed'
  | 'account.email-change'
  | 'account.email-changing'
  | 'account.sanction'
  | 'account.sanction-lifted'
  | 'webhook.disabled'
  | 'team.invited'
  | 'digest';

/** An email about a player's account, to be sent. */
export interface NewAccountEmail {
  readonly type: AccountEmailType;
  /** Undefined: the account that logs in with `address`, if there is one. */
  readonly playerId?: string;
  /** Where it goes in place of the account's present address, such as the one that was just replaced. */
  readonly address?: string;
  /** Names the reason: of two emails with the same key the second is not sent. */
  readonly dedupeKey: string;
  readonly data?: unknown;
  readonly at: Date;
}

/** Enqueues an email to a player, in the caller's transaction if it has one. */
export async function enqueueAccountEmail(db: Tx, { at, ...email }: NewAccountEmail): Promise<void> {
  await insertDeliveries(db, [{ ...email, channel: emailChannel }], at);
}
