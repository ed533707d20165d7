import { z } from 'zod';
import { readerForAccount } from '../../../db/accounts.ts';
import type { DeliveryRow } from '../../../db/deliveries.ts';
import { gamesAwaiting } from '../../../db/game-lists.ts';
import type { Deps } from '../../../deps.ts';
import type { EmailWords } from '../../../texts/index.ts';
import { decisionLink, resetLink, unsubscribeLink, verifyLink } from '../../links.ts';
import { type EmailTexts, emailTextsFor, momentFor } from '../../texts.ts';
import type { Email } from './email.ts';
import type { AccountEmailType } from './enqueue.ts';
import { emailHost } from './mailer.ts';

type Reader = NonNullable<Awaited<ReturnType<typeof readerForAccount>>>;
type Content = { words: EmailWords; link?: string } & Pick<Email, 'items' | 'unsubscribe' | 'footer'>;
type Template = (
  deps: Deps,
  reader: Reader,
  texts: EmailTexts,
  data: unknown,
) => Content | undefined | Promise<Content | undefined>;

const mostGames = 50;
const disabledSchema = z.object({ url: z.string(), because: z.string() });

/** Undefined: the email is no longer needed. */
const templates: Readonly<Record<AccountEmailType, Template>> = {
  'account.verify': (deps, { id, email, displayName, isVerified }, { account }) =>
    isVerified ? undefined : { words: account.verify(displayName), link: verifyLink(deps, id, email) },
  'account.reset': (deps, { id, displayName, passwordHash }, { account }) => ({
    words: account.reset(displayName),
    link: resetLink(deps, id, passwordHash),
  }),
  'webhook.disabled': (_deps, _reader, { account }, data) => {
    const { url, because } = disabledSchema.parse(data);
    return { words: account.webhookDisabled(url, because === 'gone') };
  },
  digest,
};

async function digest(deps: Deps, reader: Reader, texts: EmailTexts): Promise<Content | undefined> {
  if (!reader.isVerified) return undefined;
  const games = await gamesAwaiting(deps.db.pool, reader.id, { limit: mostGames });
  if (games.length === 0) return undefined;
  const { account, frame } = texts;
  const items = games.map(({ id, name, version, deadline }) => ({
    text: deadline === null ? name : `${name} (${frame.until} ${momentFor(deadline, reader)})`,
    link: decisionLink(deps, id, version, reader.id),
  }));
  const unsubscribe = { text: frame.unsubscribe, link: unsubscribeLink(deps, reader.id) };
  return { words: account.digest(games.length), items, unsubscribe, footer: frame.why };
}

/** Whether emails of a type are about an account. */
export const isAccountEmail = (type: string): type is AccountEmailType => type in templates;

/** An email about a player's account, or about all of a player's games. Undefined: it is no longer needed. */
export async function accountEmail(
  deps: Deps,
  { id, playerId, data }: DeliveryRow,
  type: AccountEmailType,
): Promise<Email | undefined> {
  const reader = playerId === null ? undefined : await readerForAccount(deps.db.pool, playerId);
  if (reader === undefined) return undefined;
  const texts = emailTextsFor(reader.locale);
  const content = await templates[type](deps, reader, texts, data);
  if (content === undefined) return undefined;
  const { words, link, ...more } = content;
  const { subject, lines, action } = words;
  return {
    to: reader.email,
    language: texts.language,
    hello: texts.frame.hello(reader.displayName),
    subject,
    lines,
    action: action === undefined || link === undefined ? undefined : { text: action, link },
    messageId: `<${id}@${emailHost(deps)}>`,
    ...more,
  };
}
