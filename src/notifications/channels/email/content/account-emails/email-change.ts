import { z } from 'zod';
import { findEmailChange, isPending } from '../../../../../db/players/email-changes.ts';
import { emailChangeLink } from '../../../../links.ts';
import type { AccountEmailKind } from './account-email-kind.ts';
import { writeToOwner } from './verify.ts';

const dataSchema = z.object({ change: z.uuid() });

/** Asks whether the new address of an account is the reader's. */
export const emailChange: AccountEmailKind = {
  isForUnconfirmed: true,
  contentFor: async (deps, { handle }, { account }, data) => {
    const change = await findEmailChange(deps.db.prisma, dataSchema.parse(data).change);
    if (change === undefined || !isPending(change) || (await writeToOwner(deps, change.newEmail)))
      return undefined;
    return { words: account.emailChange(handle), link: emailChangeLink(deps, change.id) };
  },
};
