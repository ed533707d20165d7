import { vi } from 'vitest';
import { waiting } from '../../support/waiting.ts';
import type { Mailbox, ReceivedEmail } from './mailbox.ts';

/** The subjects of the emails to an address, or their headlines in a thread, oldest first. */
export const subjectsTo = (mailbox: Mailbox, address: string): string[] =>
  mailbox.to(address).map(({ about }) => about);

/** The email to an address with this subject or headline, once it has arrived. */
export function emailWith(mailbox: Mailbox, address: string, subject: RegExp): Promise<ReceivedEmail> {
  return vi.waitFor(() => {
    const found = mailbox.to(address).find(({ about }) => subject.test(about));
    if (!found) throw new Error(`no email: ${subjectsTo(mailbox, address)}`);
    return found;
  }, waiting);
}

/** The path of the first link to a page in an email. */
export function linkIn({ text }: ReceivedEmail, page: string): string {
  const [, path] = new RegExp(`http://carcassonne.example(/${page}/[\\w.-]+)`).exec(text) ?? [];
  if (path === undefined) throw new Error(text);
  return path;
}
