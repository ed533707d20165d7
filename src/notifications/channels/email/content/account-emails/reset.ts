import { resetLink } from '../../../../links.ts';
import type { AccountEmailKind } from './account-email-kind.ts';

/** Leads to the page where a new password is chosen. */
export const reset: AccountEmailKind = {
  isForUnconfirmed: true,
  contentFor: (deps, { id, displayName, passwordHash }, { account }) => ({
    words: account.reset(displayName),
    link: resetLink(deps, id, passwordHash),
  }),
};
