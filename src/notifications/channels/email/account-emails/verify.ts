import { verifyLink } from '../../../links.ts';
import type { AccountEmailKind } from './account-email-kind.ts';

/** Asks the reader to confirm the address. */
export const verify: AccountEmailKind = {
  isForUnconfirmed: true,
  contentFor: (deps, { id, email, displayName, isVerified }, { account }) =>
    isVerified ? undefined : { words: account.verify(displayName), link: verifyLink(deps, id, email) },
};
