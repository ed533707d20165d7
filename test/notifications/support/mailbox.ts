import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { vi } from 'vitest';
import { waiting } from '../../support/waiting.ts';

/** A received email. */
export interface ReceivedEmail {
  readonly to: string;
  /** Headers, unfolded and decoded, by lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  /** The subject, or the headline in a thread with one subject. */
  readonly about: string;
  readonly text: string;
  readonly html: string;
  readonly raw: string;
  /** The envelope sender, which receives bounces. */
  readonly returnTo: string;
}

/** A real SMTP server on loopback. */
export interface Mailbox {
  readonly url: string;
  readonly emails: ReceivedEmail[];
  /** Refuses further emails with this code while set. */
  refuse: number | undefined;
  /** Refuses further recipients with this code while set. */
  refuseRecipients: number | undefined;
  /** The sentence that refuses recipients. */
  refusal: string;
  /** Called for each email. */
  onEmail: (email: ReceivedEmail) => void;
  /** The emails to an address, oldest first. */
  to(address: string): ReceivedEmail[];
  close(): Promise<void>;
}

export async function openMailbox(): Promise<Mailbox> {
  const emails: ReceivedEmail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_address, _session, done) {
      if (mailbox.refuseRecipients === undefined) return done();
      const { refuseRecipients: responseCode, refusal } = mailbox;
      return done(Object.assign(new Error(refusal), { responseCode }));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (mailbox.refuse !== undefined) {
          return done(Object.assign(new Error('not now'), { responseCode: mailbox.refuse }));
        }
        const raw = Buffer.concat(chunks).toString('latin1');
        for (const { address } of session.envelope.rcptTo) {
          const { mailFrom } = session.envelope;
          const email = parsed(address, raw, mailFrom === false ? '' : mailFrom.address);
          emails.push(email);
          mailbox.onEmail(email);
        }
        return done();
      });
    },
  });
  server.on('error', () => {}); // a killed service breaks its connection
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const mailbox: Mailbox = {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    emails,
    refuse: undefined,
    refuseRecipients: undefined,
    refusal: 'not here',
    onEmail: () => {},
    to: (address) => emails.filter((email) => email.to === address),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
  return mailbox;
}

function parsed(to: string, raw: string, returnTo: string): ReceivedEmail {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  const headers = headersOf(head);
  const parts = partsOf(headers['content-type'] ?? '', rest.join('\r\n\r\n'));
  const find = (type: string) => parts.find((part) => part.type.startsWith(type))?.text ?? '';
  const text = find('text/plain').replaceAll('\r\n', '\n');
  const [, headline] = /^\*\*\* (.+) \*\*\*\n/.exec(text) ?? [];
  const about = headline ?? headers['subject'] ?? '';
  return { to, headers, about, text: find('text/plain'), html: find('text/html'), raw, returnTo };
}

function headersOf(head: string): Record<string, string> {
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  const fields = lines.map((line) => /^([^:]+):\s*(.*)$/.exec(line) ?? []);
  return Object.fromEntries(
    fields.map(([, name = '', value = '']) => [name.toLowerCase(), decodedWords(value)]),
  );
}

function partsOf(type: string, body: string): { type: string; text: string }[] {
  const boundary = /boundary="?([^";]+)"?/.exec(type)?.[1];
  if (boundary === undefined) return [{ type, text: body }];
  return body
    .split(`--${boundary}`)
    .slice(1, -1)
    .flatMap((part) => {
      const [head = '', ...rest] = part.replace(/^\r\n/, '').split('\r\n\r\n');
      const headers = headersOf(head);
      const inner = rest.join('\r\n\r\n');
      const contentType = headers['content-type'] ?? '';
      if (contentType.startsWith('multipart/')) return partsOf(contentType, inner);
      return [{ type: contentType, text: decoded(inner, headers['content-transfer-encoding']) }];
    });
}

function decoded(text: string, encoding: string | undefined): string {
  if (encoding === 'base64') return Buffer.from(text, 'base64').toString();
  if (encoding !== 'quoted-printable') return Buffer.from(text, 'latin1').toString();
  return unquoted(text.replace(/=\r\n/g, ''));
}

function unquoted(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

function decodedWords(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_, kind, word) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64').toString()
        : unquoted(word.replaceAll('_', ' ')),
    );
}

/** The subjects of the emails to an address, or their headlines in a thread, oldest first. */
export const subjectsTo = (mailbox: Mailbox, address: string): string[] =>
  mailbox.to(address).map(({ about }) => about);

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

/** The path of the first link to a page in an email. */
export function linkIn({ text }: ReceivedEmail, page: string): string {
  const [, path] = new RegExp(`http://carcassonne.example(/${page}/[\\w.-]+)`).exec(text) ?? [];
  if (path === undefined) throw new Error(text);
  return path;
}
