import { z } from 'zod';
import type { AccountEmailKind } from './account-email-kind.ts';

const namedSchema = z.object({ name: z.string() });
const countSchema = z.object({ left: z.int() });

/** Says that a passkey was added, which its owner may not have done. */
export const passkeyAdded: AccountEmailKind = {
  contentFor: (_deps, _reader, { account }, data) => ({
    words: account.passkeyAdded(namedSchema.parse(data).name),
  }),
};

/** Says that a passkey was deleted. */
export const passkeyRemoved: AccountEmailKind = {
  contentFor: (_deps, _reader, { account }, data) => ({
    words: account.passkeyRemoved(namedSchema.parse(data).name),
  }),
};

/** Says that somebody logged in with a recovery code, and how many are left. */
export const recoveryCodeUsed: AccountEmailKind = {
  contentFor: (_deps, _reader, { account }, data) => ({
    words: account.recoveryCodeUsed(countSchema.parse(data).left),
  }),
};
