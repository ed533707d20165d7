import { z } from 'zod';
import { settingsPage } from '../../../../links.ts';
import type { AccountEmailKind } from './account-email-kind.ts';

const dataSchema = z.object({ url: z.string(), because: z.string() });

/** Says that a webhook was disabled, and why. */
export const webhookDisabled: AccountEmailKind = {
  contentFor: (deps, _reader, { account }, data) => {
    const { url, because } = dataSchema.parse(data);
    return { words: account.webhookDisabled(url, because === 'gone'), link: settingsPage(deps) };
  },
};
