import { z } from 'zod';
import type { AccountEmailKind } from './account-email-kind.ts';

const dataSchema = z.object({ url: z.string(), because: z.string() });

/** Says that a webhook was disabled, and why. */
export const webhookDisabled: AccountEmailKind = {
  contentFor: (_deps, _reader, { account }, data) => {
    const { url, because } = dataSchema.parse(data);
    return { words: account.webhookDisabled(url, because === 'gone') };
  },
};
