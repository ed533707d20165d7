import { z } from 'zod';
import { forgottenPage, settingsPage } from '../../../../links.ts';
import { momentFor } from '../../../../texts.ts';
import { withoutLinks } from '../without-links.ts';
import type { AccountEmailKind } from './account-email-kind.ts';

const logInSchema = z.object({ at: z.coerce.date(), address: z.string(), userAgent: z.string().optional() });
const tokenSchema = z.object({ name: z.string(), scopes: z.array(z.string()) });
const passwordSchema = z.object({ isReset: z.boolean() });
const longestProgram = 120;

/** Says that somebody logged in from a place or with a program that was not used before. */
export const newLogIn: AccountEmailKind = {
  contentFor: (deps, reader, { account }, data) => {
    const { at, address, userAgent } = logInSchema.parse(data);
    const program = userAgent === undefined ? undefined : withoutLinks(userAgent.slice(0, longestProgram));
    return { words: account.newLogIn(momentFor(at, reader), address, program), link: settingsPage(deps) };
  },
};

/** Says that an API token was created, which its owner may not have done. */
export const tokenCreated: AccountEmailKind = {
  contentFor: (deps, _reader, { account }, data) => {
    const { name, scopes } = tokenSchema.parse(data);
    return { words: account.tokenCreated(withoutLinks(name), scopes), link: settingsPage(deps) };
  },
};

/** Says that the password was changed or reset. */
export const passwordChanged: AccountEmailKind = {
  contentFor: (deps, _reader, { account }, data) => ({
    words: account.passwordChanged(passwordSchema.parse(data).isReset),
    link: forgottenPage(deps),
  }),
};
