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

/** A new email about a player's account. */
export interface NewAccountEmail {
  readonly type: AccountEmailType;
  /** If undefined, the account that logs in with `address`, if there is one. */
  readonly playerId?: string;
  /** Overrides the account's current address, for example with the one that was just replaced. */
  readonly address?: string;
  /** Identifies the reason; a second email with the same key is not sent. */
  readonly dedupeKey: string;
  readonly data?: unknown;
  readonly at: Date;
}

/** Enqueues an email to a player, in the caller's transaction if it has one. */
export async function enqueueAccountEmail(db: Tx, { at, ...email }: NewAccountEmail): Promise<void> {
  await insertDeliveries(db, [{ ...email, channel: emailChannel }], at);
}
