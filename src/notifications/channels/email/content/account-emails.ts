import { z } from 'zod';
import { type AccountReader, confirmedAccountOf } from '../../../../accounts/store/accounts.ts';
import { findEmailChange, isPending } from '../../../../accounts/store/email-changes.ts';
import { isInvited } from '../../../../competitions/store/teams.ts';
import { gamesAwaiting } from '../../../../games/store/game-lists.ts';
import { dayMs } from '../../../../helpers/time-units.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { findPersons } from '../../../../players/store/players.ts';
import type { Letter } from '../../../../texts/index.ts';
import {
  appsPage,
  competitionPage,
  decisionLinks,
  emailChangeLink,
  emailUndoLink,
  forgottenPage,
  resetLink,
  settingsPage,
  verifyLink,
} from '../../../links.ts';
import { type EmailTexts, momentFor } from '../../../texts.ts';
import type { Email } from '../delivery/email.ts';
import { type AccountEmailType, enqueueAccountEmail } from '../delivery/enqueue.ts';
import { withoutLinks } from './without-links.ts';

/** The content of an email about an account; `link` is the target of the button. */
interface AccountEmailContent extends Pick<Email, 'items'> {
  readonly words: Letter;
  readonly link?: string;
}

type Possibly<T> = T | undefined | Promise<T | undefined>;

/** A type of email about an account. */
interface AccountEmailKind {
  /** True if the email is also sent to unconfirmed addresses. Only emails that confirm an address may be. */
  readonly isForUnconfirmed?: boolean;
  /** Returns the content, from the data that was enqueued with it; undefined if the email is no longer needed. */
  contentFor(
    deps: Deps,
    reader: AccountReader,
    texts: EmailTexts,
    data: unknown,
  ): Possibly<AccountEmailContent>;
}

const changeSchema = z.object({ change: z.uuid() });
const logInSchema = z.object({ at: z.coerce.date(), address: z.string(), userAgent: z.string().optional() });
const tokenSchema = z.object({ name: z.string(), scopes: z.array(z.string()) });
const appSchema = z.object({ origin: z.string() });
const passwordSchema = z.object({ isReset: z.boolean() });
const passkeySchema = z.object({ name: z.string() });
const codesSchema = z.object({ left: z.int() });
const undoneSchema = z.object({ kind: z.enum(['warning', 'silence', 'ban']) });
const sanctionSchema = undoneSchema.extend({ reason: z.string(), until: z.coerce.date().nullable() });
const teamSchema = z.object({ competition: z.uuid(), title: z.string(), team: z.string(), by: z.uuid() });
const webhookSchema = z.object({ url: z.string(), because: z.string() });

const longestProgram = 120;
const maxGamesInDigest = 50;

/** Every type of email about an account. To add one, add an entry here and its texts. */
export const accountEmails: Readonly<Record<AccountEmailType, AccountEmailKind>> = {
  /**
   * Asks the reader to confirm the address. If another account has already confirmed it, notifies that account's owner
   * instead.
   */
  'account.verify': {
    isForUnconfirmed: true,
    contentFor: async (deps, { id, email, handle, isVerified }, { account }) => {
      if (isVerified || (await notifyOwner(deps, email))) return undefined;
      return { words: account.verify(handle), link: await verifyLink(deps, id, email) };
    },
  },

  /** Reports that the reader's address was used to create another account. */
  'account.exists': {
    contentFor: (deps, { handle }, { account }) => ({
      words: account.exists(handle),
      link: forgottenPage(deps),
    }),
  },

  /** Links to the page for choosing a new password. */
  'account.reset': {
    isForUnconfirmed: true,
    contentFor: (deps, { id, displayName, passwordHash }, { account }) => ({
      words: account.reset(displayName),
      link: resetLink(deps, id, passwordHash),
    }),
  },

  /** Reports a login from a new place or with a new program. */
  'account.new-login': {
    contentFor: (deps, reader, { account }, data) => {
      const { at, address, userAgent } = logInSchema.parse(data);
      const program = userAgent === undefined ? undefined : withoutLinks(userAgent.slice(0, longestProgram));
      return { words: account.newLogIn(momentFor(at, reader), address, program), link: settingsPage(deps) };
    },
  },

  /** Reports that an API token was created, possibly without the owner's knowledge. */
  'account.token-created': {
    contentFor: (deps, _reader, { account }, data) => {
      const { name, scopes } = tokenSchema.parse(data);
      return { words: account.tokenCreated(withoutLinks(name), scopes), link: settingsPage(deps) };
    },
  },

  /** Reports that an app was authorised, possibly without the owner's knowledge. */
  'account.app-allowed': {
    contentFor: (deps, _reader, { account }, data) => ({
      words: account.appAllowed(withoutLinks(appSchema.parse(data).origin)),
      link: appsPage(deps),
    }),
  },
  /** Reports that the password was changed or reset. */
  'account.password-changed': {
    contentFor: (deps, _reader, { account }, data) => ({
      words: account.passwordChanged(passwordSchema.parse(data).isReset),
      link: forgottenPage(deps),
    }),
  },

  /** Reports that a passkey was added, possibly without the owner's knowledge. */
  'account.passkey-added': {
    contentFor: (_deps, _reader, { account }, data) => ({
      words: account.passkeyAdded(passkeySchema.parse(data).name),
    }),
  },

  'account.passkey-removed': {
    contentFor: (_deps, _reader, { account }, data) => ({
      words: account.passkeyRemoved(passkeySchema.parse(data).name),
    }),
  },

  /** Reports a login with a recovery code, and how many codes are left. */
  'account.recovery-code-used': {
    contentFor: (_deps, _reader, { account }, data) => ({
      words: account.recoveryCodeUsed(codesSchema.parse(data).left),
    }),
  },

  /** Asks the reader to confirm the account's new address. */
  'account.email-change': {
    isForUnconfirmed: true,
    contentFor: async (deps, { handle }, { account }, data) => {
      const change = await findEmailChange(deps.db.prisma, changeSchema.parse(data).change);
      if (change === undefined || !isPending(change) || (await notifyOwner(deps, change.newEmail)))
        return undefined;
      return { words: account.emailChange(handle), link: emailChangeLink(deps, change.id) };
    },
  },

  /** Notifies an account's old address of the replacement, with a link to the page that undoes it. */
  'account.email-changing': {
    contentFor: (deps, { handle }, { account }, data) => ({
      words: account.emailChanging(handle),
      link: emailUndoLink(deps, changeSchema.parse(data).change),
    }),
  },

  /** Reports an operator's sanction against the player, with its reason and duration. */
  'account.sanction': {
    contentFor: (_deps, reader, { account }, data) => {
      const { kind, reason, until } = sanctionSchema.parse(data);
      const end = until === null ? undefined : momentFor(until, reader);
      return { words: account.sanction(kind, reason, end) };
    },
  },

  'account.sanction-lifted': {
    contentFor: (_deps, _reader, { account }, data) => ({
      words: account.sanctionUndone(undoneSchema.parse(data).kind),
    }),
  },

  /** Reports that a webhook was disabled, and why. */
  'webhook.disabled': {
    contentFor: (deps, _reader, { account }, data) => {
      const { url, because } = webhookSchema.parse(data);
      return { words: account.webhookDisabled(url, because === 'gone'), link: settingsPage(deps) };
    },
  },

  /** Invites the reader to a team of a competition, unless the invitation was withdrawn or the competition has started. */
  'team.invited': {
    contentFor: async (deps, { id }, { account }, data) => {
      const { competition, title, team, by } = teamSchema.parse(data);
      if (!(await isInvited(deps.db.prisma, competition, id))) return undefined;
      const captain = (await findPersons(deps.db.prisma, [by]))[0]?.displayName;
      if (captain === undefined) return undefined;
      const [who, name, cup] = [captain, team, title].map(withoutLinks) as [string, string, string];
      return { words: account.teamInvited(who, name, cup), link: competitionPage(deps, competition) };
    },
  },

  /** Lists the games in which it is the reader's turn. */
  digest: {
    contentFor: async (deps, reader, { account, frame }) => {
      const games = await gamesAwaiting(deps.db.prisma, reader.id, { limit: maxGamesInDigest });
      if (games.length === 0) return undefined;
      const items = await Promise.all(
        games.map(async ({ id, name, version, deadline }) => ({
          text: deadline === null ? name : `${name} (${frame.until} ${momentFor(deadline, reader)})`,
          link: (await decisionLinks(deps, id, version, reader.id)).page,
        })),
      );
      return { words: account.digest(games.length), items };
    },
  },
};

/**
 * Notifies the account that confirmed an address when the address is used again, at most once a day. Returns false if
 * there is no such account.
 */
async function notifyOwner({ db, clock }: Deps, email: string): Promise<boolean> {
  const playerId = await confirmedAccountOf(db.prisma, email);
  if (playerId === undefined) return false;
  const at = clock();
  const dedupeKey = `exists ${playerId} ${Math.floor(at.getTime() / dayMs)}`;
  await enqueueAccountEmail(db.prisma, { type: 'account.exists', playerId, dedupeKey, at });
  return true;
}
