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

/** What an email about an account contains; `link` is where the button leads. */
interface AccountEmailContent extends Pick<Email, 'items'> {
  readonly words: Letter;
  readonly link?: string;
}

type Possibly<T> = T | undefined | Promise<T | undefined>;

/** A type of email about an account. */
interface AccountEmailKind {
  /** Whether it goes to addresses that nobody has confirmed, too. Only what confirms an address may. */
  readonly isForUnconfirmed?: boolean;
  /** Returns the content, from the data that was enqueued with it; undefined: the email is no longer needed. */
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

/** Every type of email about an account. A new one is an entry here, and its texts. */
export const accountEmails: Readonly<Record<AccountEmailType, AccountEmailKind>> = {
  /** Asks the reader to confirm the address. If another account has confirmed it, that account's owner is written to. */
  'account.verify': {
    isForUnconfirmed: true,
    contentFor: async (deps, { id, email, handle, isVerified }, { account }) => {
      if (isVerified || (await writeToOwner(deps, email))) return undefined;
      return { words: account.verify(handle), link: await verifyLink(deps, id, email) };
    },
  },

  /** Says that somebody used the reader's address for another account. */
  'account.exists': {
    contentFor: (deps, { handle }, { account }) => ({
      words: account.exists(handle),
      link: forgottenPage(deps),
    }),
  },

  /** Leads to the page where a new password is chosen. */
  'account.reset': {
    isForUnconfirmed: true,
    contentFor: (deps, { id, displayName, passwordHash }, { account }) => ({
      words: account.reset(displayName),
      link: resetLink(deps, id, passwordHash),
    }),
  },

  /** Says that somebody logged in from a place or with a program that was not used before. */
  'account.new-login': {
    contentFor: (deps, reader, { account }, data) => {
      const { at, address, userAgent } = logInSchema.parse(data);
      const program = userAgent === undefined ? undefined : withoutLinks(userAgent.slice(0, longestProgram));
      return { words: account.newLogIn(momentFor(at, reader), address, program), link: settingsPage(deps) };
    },
  },

  /** Says that an API token was created, which its owner may not have done. */
  'account.token-created': {
    contentFor: (deps, _reader, { account }, data) => {
      const { name, scopes } = tokenSchema.parse(data);
      return { words: account.tokenCreated(withoutLinks(name), scopes), link: settingsPage(deps) };
    },
  },

  /** Says that an app was let in, which the reader may not have done. */
  'account.app-allowed': {
    contentFor: (deps, _reader, { account }, data) => ({
      words: account.appAllowed(withoutLinks(appSchema.parse(data).origin)),
      link: appsPage(deps),
    }),
  },
  /** Says that the password was changed or reset. */
  'account.password-changed': {
    contentFor: (deps, _reader, { account }, data) => ({
      words: account.passwordChanged(passwordSchema.parse(data).isReset),
      link: forgottenPage(deps),
    }),
  },

  /** Says that a passkey was added, which its owner may not have done. */
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

  /** Says that somebody logged in with a recovery code, and how many are left. */
  'account.recovery-code-used': {
    contentFor: (_deps, _reader, { account }, data) => ({
      words: account.recoveryCodeUsed(codesSchema.parse(data).left),
    }),
  },

  /** Asks whether the new address of an account is the reader's. */
  'account.email-change': {
    isForUnconfirmed: true,
    contentFor: async (deps, { handle }, { account }, data) => {
      const change = await findEmailChange(deps.db.prisma, changeSchema.parse(data).change);
      if (change === undefined || !isPending(change) || (await writeToOwner(deps, change.newEmail)))
        return undefined;
      return { words: account.emailChange(handle), link: emailChangeLink(deps, change.id) };
    },
  },

  /** Says to an account's old address that it is being replaced, and leads to the page where that is undone. */
  'account.email-changing': {
    contentFor: (deps, { handle }, { account }, data) => ({
      words: account.emailChanging(handle),
      link: emailUndoLink(deps, changeSchema.parse(data).change),
    }),
  },

  /** Says what an operator decided about the player, why and for how long. */
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

  /** Says that a webhook was disabled, and why. */
  'webhook.disabled': {
    contentFor: (deps, _reader, { account }, data) => {
      const { url, because } = webhookSchema.parse(data);
      return { words: account.webhookDisabled(url, because === 'gone'), link: settingsPage(deps) };
    },
  },

  /** Invites to a team of a competition; not where the invitation was taken back, or the competition has begun. */
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

  /** Lists the games that wait for the reader. */
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
 * Writes to the account that confirmed an address that somebody used again, at most once a day. Returns false if there
 * is no such account.
 */
async function writeToOwner({ db, clock }: Deps, email: string): Promise<boolean> {
  const playerId = await confirmedAccountOf(db.prisma, email);
  if (playerId === undefined) return false;
  const at = clock();
  const dedupeKey = `exists ${playerId} ${Math.floor(at.getTime() / dayMs)}`;
  await enqueueAccountEmail(db.prisma, { type: 'account.exists', playerId, dedupeKey, at });
  return true;
}
