import { z } from 'zod';
import { emailUndoLink } from '../../../../links.ts';
import type { AccountEmailKind } from './account-email-kind.ts';

const dataSchema = z.object({ change: z.uuid() });

/** Says to an account's old address that it is being replaced, and leads to the page where that is undone. */
export const emailChanging: AccountEmailKind = {
  contentFor: (deps, { handle }, { account }, data) => ({
    words: account.emailChanging(handle),
    link: emailUndoLink(deps, dataSchema.parse(data).change),
  }),
};
