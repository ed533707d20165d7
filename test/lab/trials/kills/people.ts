import { until } from '../failover/processes.ts';
import { get, type Journal, post } from './journal.ts';
import type { Mailbox } from './mailbox.ts';
import type { Receiver } from './receiver.ts';

/** A player with a confirmed address and a webhook. */
export interface Person {
  readonly name: string;
  readonly id: string;
  /** Of the session, which is refreshed now and then. */
  accessToken: string;
  refreshToken: string;
}

export const password = 'correct horse battery';

/** Creates an account, confirms its address by the link in the email, logs in, and creates a webhook. */
export async function signUp(
  journal: Journal,
  name: string,
  mailbox: Mailbox,
  receiver: Receiver,
): Promise<Person> {
  const email = `${name}@example.org`;
  await post(journal, { path: '/v1/accounts', body: { handle: name, email, password } });
  const token = await until(`email to ${email}`, 60, async () => linkTo(mailbox, email));
  await post(journal, { path: '/v1/verifications', body: { token } });
  const { body: session } = await post(journal, { path: '/v1/sessions', body: { email, password } });
  const events = ['decision.made', 'message.posted'];
  const webhook = { url: receiver.urlOf(name), events };
  await post(journal, { path: '/v1/me/webhooks', body: webhook, token: session.accessToken });
  const { id } = await get(journal, '/v1/me', session.accessToken);
  return { name, id, accessToken: session.accessToken, refreshToken: session.refreshToken };
}

function linkTo({ emails }: Mailbox, address: string): string | undefined {
  const email = emails.find(({ to, text }) => to === address && text.includes('/verify/'));
  return /\/verify\/([\w.~-]+)/.exec(email?.text ?? '')?.[1];
}
