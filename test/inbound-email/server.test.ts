/** The email server as seen by other servers and attackers. */

import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { largestEmail, TryLater } from '../../src/inbound-email/receipt.ts';
import { receiveEmail } from '../../src/inbound-email/receive.ts';
import {
  bounds,
  type InboundServer,
  mayConnect,
  share,
  startInboundServer,
} from '../../src/inbound-email/server.ts';
import { useApp } from '../support/app.ts';
import type { TestPlayer } from '../support/players.ts';
import { decide, optionsOf, readTable } from '../support/table.ts';
import { waiting } from '../support/waiting.ts';
import { emailHolding, emailTable, usePostOffice } from './support/post-office.ts';
import { inboundEmail } from './support/settings.ts';

const limits = { 'email-connections-hourly': 2 };
const service = useApp({ publicUrl: 'http://carcassonne.example', inboundEmail });
const { mailbox } = usePostOffice(service);
const folder = `${import.meta.dirname}/support/tls`;
const tls = { certificate: `${folder}/certificate.pem`, key: `${folder}/key.pem` };
let server: InboundServer;
beforeAll(async () => {
  server = await startInboundServer(service.deps, { ...inboundEmail, tls });
});
afterAll(() => server.close());

/** A connection that writes lines and reads answers. */
class Talk {
  readonly socket: Socket;
  readonly #lines: AsyncIterator<string>;

  constructor(port = server.port) {
    this.socket = connect(port, '127.0.0.1');
    this.#lines = createInterface({ input: this.socket })[Symbol.asyncIterator]();
  }

  /** The last line of the next answer. */
  async answer(): Promise<string> {
    for (;;) {
      const { value, done } = await this.#lines.next();
      if (done) return 'closed';
      if (/^\d{3} /.test(value)) return value;
    }
  }

  ask(line: string): Promise<string> {
    this.socket.write(`${line}\r\n`);
    return this.answer();
  }
}

/** A connection after the greeting and EHLO. */
async function greeted(): Promise<Talk> {
  const talk = new Talk();
  expect(await talk.answer()).toMatch(/^220 /);
  expect(await talk.ask('EHLO mail.example')).toMatch(/^250 /);
  return talk;
}

/** A player whose turn it is, and the email about it. */
async function tableAwaitingSecond() {
  const table = await emailTable(service);
  const [first, second] = table.players as [TestPlayer, TestPlayer];
  const [option] = await optionsOf(service, table, first);
  await decide(service, table, first, option.decision).expect(201);
  const email = await emailHolding(mailbox(), second.email, /Your turn/);
  return { table, second, email, replyTo: email.headers['reply-to'] ?? '' };
}

describe('the server that receives emails', () => {
  test('accepts them over TLS', async () => {
    const { table, second, email, replyTo } = await tableAwaitingSecond();
    const [option] = await optionsOf(service, table, second);
    const transport = createTransport({
      host: '127.0.0.1',
      port: server.port,
      requireTLS: true,
      tls: { rejectUnauthorized: false, minVersion: 'TLSv1.2' },
    });
    const answer = { from: second.email, to: replyTo, inReplyTo: email.headers['message-id'] ?? '' };
    await transport.sendMail({ ...answer, text: `${option.label}\n` }).finally(() => transport.close());
    await vi.waitFor(async () => expect((await readTable(service, table, second)).version).toBe(2), waiting);
  });

  test('supports no log-in and rejects unknown recipients', async () => {
    const talk = await greeted();
    expect(await talk.ask('AUTH PLAIN AGEAYg==')).toMatch(/^50[02] /);
    expect(await talk.ask('MAIL FROM:<a@example.org>')).toMatch(/^250 /);
    expect(await talk.ask('RCPT TO:<somebody@example.net>')).toMatch(/^550 /);
    talk.socket.destroy();
  });

  test('refuses oversized emails, announced or not, and continues', async () => {
    const { second, replyTo } = await tableAwaitingSecond();
    const received = () => service.db.prisma.receivedEmail.count();
    const before = await received();
    const talk = await greeted();
    const tooLong = largestEmail + 1;
    expect(await talk.ask(`MAIL FROM:<${second.email}> SIZE=${tooLong}`)).toMatch(/^552 /);
    expect(await talk.ask(`MAIL FROM:<${second.email}>`)).toMatch(/^250 /);
    expect(await talk.ask(`RCPT TO:<${replyTo}>`)).toMatch(/^250 /);
    expect(await talk.ask('DATA')).toMatch(/^354 /);
    talk.socket.write(`From: ${second.email}\r\n\r\n${`${'x'.repeat(98)}\r\n`.repeat(tooLong / 100 + 1)}`);
    expect(await talk.ask('.')).toMatch(/^552 /);
    expect(await talk.ask('RSET')).toMatch(/^250 /);
    talk.socket.destroy();
    expect(await received()).toBe(before);
  });

  test('limits parsing per address, at once and per hour, whoever sends', async () => {
    const { second, replyTo } = await tableAwaitingSecond();
    const config = {
      ...service.deps.config,
      rateLimitPerMinute: 100,
      limits: { 'emails-at-address-hourly': 4 },
    };
    const take = (name: string) => {
      const raw = `From: ${second.email}\r\nMessage-ID: <${name}@example.org>\r\n\r\nscore\r\n`;
      const envelope = { from: second.email, to: [replyTo], client: undefined };
      return receiveEmail({ ...service.deps, config, limits: new Map() }, {}, Buffer.from(raw), envelope);
    };
    const together = await Promise.allSettled([take('a'), take('b'), take('c')]);
    const tooMany = { status: 'rejected', reason: expect.any(TryLater) };
    expect(together.filter(({ status }) => status === 'rejected')).toEqual([tooMany]);
    expect([await take('a'), await take('b')]).toEqual(['repeated', 'repeated']);
    await expect(take('d')).rejects.toThrow(TryLater);
  });

  test('limits connections, and accepts others when some end', async () => {
    const talks = await Promise.all(Array.from({ length: bounds.maxClients }, greeted));
    const late = new Talk();
    expect(await late.answer()).toMatch(/^421 /);
    talks[0]?.socket.destroy();
    await vi.waitFor(async () => {
      const next = new Talk();
      const greeting = await next.answer();
      next.socket.destroy();
      expect(greeting).toMatch(/^220 /);
    }, waiting);
    for (const { socket } of talks) socket.destroy();
    await Promise.all(talks.slice(1).map(({ socket }) => socket.closed || once(socket, 'close')));
    // The server detects it a moment later.
    await vi.waitFor(async () => (await greeted()).socket.destroy(), waiting);
  });

  test('ends a connection on time, whatever it still receives', async () => {
    const brief = await startInboundServer(service.deps, inboundEmail, {}, 1000);
    const talk = new Talk(brief.port);
    expect(await talk.answer()).toMatch(/^220 /);
    talk.socket.on('error', () => {}); // the last write may be reset
    const noop = setInterval(() => talk.socket.write('NOOP\r\n'), 20);
    await new Promise((resolve) => talk.socket.once('close', resolve)); // `once` would reject at a reset
    clearInterval(noop);
    await brief.close();
  });

  test('limits connections per network', async () => {
    await mayConnect(service.deps, '203.0.113.9', share.connections);
    const refused = mayConnect(service.deps, '203.0.113.9', share.connections + 1);
    await expect(refused).rejects.toMatchObject({ responseCode: 421 });
    await mayConnect(service.deps, '10.0.0.2', 100); // a proxy
  });

  test('asks servers that connect too often to retry later', async () => {
    const config = { ...service.deps.config, rateLimitPerMinute: 100, limits };
    const deps = { ...service.deps, config, limits: new Map() };
    await mayConnect(deps, '203.0.113.9', 1);
    await mayConnect(deps, '203.0.113.9', 1);
    await expect(mayConnect(deps, '203.0.113.9', 1)).rejects.toMatchObject({ responseCode: 421 });
    await mayConnect(deps, '203.0.113.10', 1);
  });
});
