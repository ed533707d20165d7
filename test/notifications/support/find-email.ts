import { vi } from 'vitest';
import { waiting } from '../../support/waiting.ts';
import type { Mailbox, ReceivedEmail } from './mailbox.ts';

/** Returns the email to an address with this subject, once it has arrived. */
export function emailTo(mailbox: Mailbox, address: string, subject: RegExp): Promise<ReceivedEmail> {
  return vi.waitFor(() => {
    const all = mailbox.to(address);
    const found = all.find(({ about }) => subject.test(about));
    if (!found) throw new Error(`no email: ${all.map(({ about }) => about)}`);
    return found;
  }, waiting);
}

/** Returns the token of the link to a page in an email. */
export function tokenIn({ text }: ReceivedEmail, page: string): string {
  const [, token] = new RegExp(`/${page}/([\\w.-]+)`).exec(text) ?? [];
  if (token === undefined) throw new Error(text);
  return token;
}
