import { type AccountReader, credentialsOf, readerForAccount } from '../../../../accounts/store/accounts.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { DeliveryRow } from '../../../store/deliveries.ts';
import { emailTextsFor } from '../../../texts.ts';
import type { Email } from '../delivery/email.ts';
import type { AccountEmailType } from '../delivery/enqueue.ts';
import { emailHost } from '../delivery/mailer.ts';
import { accountEmails } from './account-emails.ts';
import { playersFooter, strangersFooter } from './footers.ts';

/** Returns whether emails of a type are about an account. */
export const isAccountEmail = (type: string): type is AccountEmailType => Object.hasOwn(accountEmails, type);

/**
 * Returns an email about a player's account, or about all of a player's games. Returns undefined if it is no longer
 * needed, or must not be sent because the address is not confirmed.
 */
export async function accountEmail(
  deps: Deps,
  delivery: DeliveryRow,
  type: AccountEmailType,
): Promise<Email | undefined> {
  const account = await accountOf(deps, delivery);
  const otherAddress = delivery.playerId === null ? undefined : (delivery.address ?? undefined);
  const { isForUnconfirmed = false, contentFor } = accountEmails[type];
  if (account === undefined || !(account.isVerified || isForUnconfirmed)) return undefined;
  const isStranger = !account.isVerified || (isForUnconfirmed && otherAddress !== undefined);
  const reader = isStranger ? withPlainName(account) : account;
  const texts = emailTextsFor(reader.locale);
  const content = await contentFor(deps, reader, texts, delivery.data);
  if (content === undefined) return undefined;
  const { words, link, ...more } = content;
  const [subject, ...lines] = words;
  const actions: Partial<Record<AccountEmailType, string>> = texts.accountActions;
  const action = actions[type];
  const to = otherAddress ?? reader.email;
  return {
    to,
    language: texts.language,
    hello: texts.frame.hello(reader.displayName),
    subject,
    lines,
    action: action === undefined || link === undefined ? undefined : { text: action, link },
    messageId: `<${delivery.id}@${emailHost(deps)}>`,
    ...(isStranger ? strangersFooter(deps, texts, to) : await playersFooter(deps, texts, reader.id)),
    ...more,
  };
}

/**
 * Replaces the display name by the handle. An account can be created with a stranger's address, and a name could contain
 * anything.
 */
const withPlainName = (account: AccountReader): AccountReader => ({
  ...account,
  displayName: account.handle,
});

/** Returns the account that a delivery is for; one without a player names it by its address or handle. */
async function accountOf(
  { db }: Deps,
  { playerId, address }: DeliveryRow,
): Promise<AccountReader | undefined> {
  const id = playerId ?? (address === null ? undefined : (await credentialsOf(db, address))?.id);
  return id === undefined ? undefined : readerForAccount(db.prisma, id);
}
