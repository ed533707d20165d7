import { createTransport, type SendMailOptions } from 'nodemailer';
import { afterAll, beforeAll, vi } from 'vitest';
import { type InboundServer, startInboundServer } from '../../../src/inbound-email/index.ts';
import { useEmailWorkers } from '../../notifications/support/email-workers.ts';
import type { Mailbox, ReceivedEmail } from '../../notifications/support/mailbox.ts';
import type { TestApp } from '../../support/app.ts';
import { confirmAddress, makePlayer, type TestPlayer } from '../../support/players.ts';
import { seatAll, type TestTable } from '../../support/table.ts';
import { waiting } from '../../support/waiting.ts';

/** Incoming and outgoing email, for the duration of a test file. */
export interface PostOffice {
  mailbox(): Mailbox;
  /** Sends an email to the service by SMTP. */
  send(email: SendMailOptions): Promise<void>;
  /** Replies to an email, with quoted text below. */
  answer(email: ReceivedEmail, text: string, more?: SendMailOptions): Promise<void>;
}

export function usePostOffice(
  service: TestApp,
  resolve?: (name: string, type: string) => Promise<string[][] | string[]>,
): PostOffice {
  const mailbox = useEmailWorkers(service);
  let server: InboundServer | undefined;
  beforeAll(async () => {
    const settings = service.deps.config.inboundEmail;
    if (settings === undefined) throw new Error('The app has to take emails.');
    server = await startInboundServer(service.deps, settings, { resolve });
  });
  afterAll(() => server?.close());
  const send = async (email: SendMailOptions) => {
    const transport = createTransport({ host: '127.0.0.1', port: server?.port ?? 0, ignoreTLS: true });
    await transport.sendMail(email).finally(() => transport.close());
  };
  const answer = async ({ to, headers, text }: ReceivedEmail, line: string, more: SendMailOptions = {}) => {
    const quoted = text.replaceAll('\r\n', '\n').replace(/^/gm, '> ');
    const id = headers['message-id'] ?? '';
    await send({
      from: to,
      to: headers['reply-to'] ?? '',
      subject: `Re: ${headers['subject']}`,
      inReplyTo: id,
      references: [...(headers['references'] ?? '').split(/\s+/).filter(Boolean), id],
      text: `${line}\n\nOn Mon, 2 Nov 2026 at 10:03, Carcassonne <${headers['reply-to']}> wrote:\n${quoted}`,
      ...more,
    });
  };
  return { mailbox, send, answer };
}

/** A running game of players with confirmed addresses. */
export async function emailTable(
  service: TestApp,
  request: object = {},
  profile: object = {},
  count = 2,
): Promise<TestTable> {
  const players: TestPlayer[] = [];
  for (let seat = 0; seat < count; seat += 1) {
    const player = await makePlayer(service, 'post');
    await confirmAddress(service, player);
    await player.patch('/v1/me', profile).expect(200);
    players.push(player);
  }
  return seatAll(service, players, request);
}

/** The first email to an address that contains a text, once it has arrived; skips the first `known`. */
export const emailHolding = (
  mailbox: Mailbox,
  address: string,
  part: RegExp,
  known = 0,
): Promise<ReceivedEmail> =>
  vi.waitFor(() => {
    const all = mailbox.to(address).slice(known);
    const found = all.find(({ text }) => part.test(text));
    if (!found) throw new Error(`no email: ${all.map(({ about }) => about)}`);
    return found;
  }, waiting);
