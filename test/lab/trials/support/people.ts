import type { Mailbox } from '../../../notifications/support/mailbox.ts';
import { type Journal, post } from './journal.ts';
import { until } from './processes.ts';
import type { Receiver } from './receiver.ts';

/** A player who is logged in. */
export interface Person {
  readonly name: string;
  readonly id: string;
  /** Of the session, which is refreshed now and then. */
  accessToken: string;
  refreshToken: string;
}

export const password = 'correct horse battery';

/** Creates an account and logs in. */
export async function register(journal: Journal, name: string): Promise<Person> {
  const email = `${name}@example.org`;
  await post(journal, { path: '/v1/accounts', body: { handle: name, email, password } });
  const { body } = await post(journal, { path: '/v1/sessions', body: { email, password } });
  return { name, id: body.playerId, accessToken: body.accessToken, refreshToken: body.refreshToken };
}

/** Registers a player, confirms the address by the link in the email, and creates a webhook. */
export async function signUp(
  journal: Journal,
  name: string,
  mailbox: Mailbox,
  receiver: Receiver,
): Promise<Person> {
  const person = await register(journal, name);
  const address = `${name}@example.org`;
  const token = await until(`email to ${address}`, 60, async () => linkTo(mailbox, address));
  await post(journal, { path: '/v1/verifications', body: { token } });
  const webhook = { url: receiver.urlOf(name), events: ['decision.made', 'message.posted'] };
  await post(journal, { path: '/v1/me/webhooks', body: webhook, token: person.accessToken });
  return person;
}

const linkTo = (mailbox: Mailbox, address: string) =>
  mailbox
    .to(address)
    .map(({ text }) => /\/verify\/([\w.~-]+)/.exec(text)?.[1])
    .find((token) => token !== undefined);
