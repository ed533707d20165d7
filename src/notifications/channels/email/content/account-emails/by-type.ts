import type { AccountEmailType } from '../../delivery/enqueue.ts';
import type { AccountEmailKind } from './account-email-kind.ts';
import { digest } from './digest.ts';
import { emailChange } from './email-change.ts';
import { emailChanging } from './email-changing.ts';
import { exists } from './exists.ts';
import { passkeyAdded, passkeyRemoved, recoveryCodeUsed } from './passkeys.ts';
import { reset } from './reset.ts';
import { sanction, sanctionUndone } from './sanctions.ts';
import { newLogIn, passwordChanged, tokenCreated } from './security.ts';
import { verify } from './verify.ts';
import { webhookDisabled } from './webhook-disabled.ts';

/** Every type of email about an account. A new one is a file of this folder, a line here, and its texts. */
export const accountEmails: Readonly<Record<AccountEmailType, AccountEmailKind>> = {
  'account.verify': verify,
  'account.exists': exists,
  'account.reset': reset,
  'account.new-login': newLogIn,
  'account.token-created': tokenCreated,
  'account.password-changed': passwordChanged,
  'account.passkey-added': passkeyAdded,
  'account.passkey-removed': passkeyRemoved,
  'account.recovery-code-used': recoveryCodeUsed,
  'account.email-change': emailChange,
  'account.email-changing': emailChanging,
  'account.sanction': sanction,
  'account.sanction-undone': sanctionUndone,
  'webhook.disabled': webhookDisabled,
  digest,
};
