import type { AccountEmailKind } from './account-email-kind.ts';

/** Says that somebody used the reader's address for another account. */
export const exists: AccountEmailKind = {
  contentFor: ({ config }, { handle }, { account }) => ({
    words: account.exists(handle),
    link: `${config.publicUrl}/forgotten`,
  }),
};
