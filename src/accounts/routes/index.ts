import type { Route } from '../../http/endpoint/route.ts';
import { accountDeletionRoutes } from './account-deletion.ts';
import { accountExportRoutes } from './account-export.ts';
import { accountRoutes } from './accounts.ts';
import { apiTokenRoutes } from './api-tokens.ts';
import { claimedNameRoutes } from './claimed-names.ts';
import { claimRoutes } from './claims.ts';
import { emailChangeRoutes } from './email-changes.ts';
import { emailVerificationRoutes } from './email-verification.ts';
import { externalPlayerRoutes } from './external-players.ts';
import { guestRoutes } from './guests.ts';
import { linkSessionRoutes } from './link-sessions.ts';
import { meRoutes } from './me.ts';
import { mySessionRoutes } from './my-sessions.ts';
import { myStatisticsRoutes } from './my-statistics.ts';
import { passkeySessionRoutes } from './passkey-sessions.ts';
import { passkeyRoutes } from './passkeys.ts';
import { passwordRoutes } from './password.ts';
import { passwordResetRoutes } from './password-resets.ts';
import { recoveryCodeRoutes } from './recovery-codes.ts';
import { sessionRoutes } from './sessions.ts';

/** Endpoints about sessions and accounts, in the order of the API’s description. */
export const accountsRoutes: readonly Route[] = [
  ...accountRoutes,
  ...guestRoutes,
  ...sessionRoutes,
  ...linkSessionRoutes,
  ...passkeySessionRoutes,
  ...emailVerificationRoutes,
  ...emailChangeRoutes,
  ...passwordResetRoutes,
  ...mySessionRoutes,
  ...passwordRoutes,
  ...meRoutes,
  ...accountDeletionRoutes,
  ...accountExportRoutes,
  ...apiTokenRoutes,
  ...passkeyRoutes,
  ...recoveryCodeRoutes,
  ...myStatisticsRoutes,
  ...externalPlayerRoutes,
  ...claimRoutes,
  ...claimedNameRoutes,
];
