import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashOfLine, lineOf } from '../../src/anchors/anchor.ts';
import { keepAnchorsNow, keepDailyAnchors } from '../../src/anchors/index.ts';
import { allAnchors } from '../../src/anchors/store.ts';
import { dayMs, minuteMs } from '../../src/helpers/time-units.ts';
import { signedHeaders } from '../../src/notifications/channels/webhook/signature.ts';
import { testDeps } from '../support/app.ts';
import { useDatabase } from '../support/database.ts';
import { realGame } from '../support/real-game.ts';

const given = useDatabase();
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const received: { id: string; data: { number: number; hash: string; line: string } }[] = [];
let status = 204;
let dataDir = '';

const server = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString();
  const id = String(request.headers['webhook-id']);
  // The test moves the service's clock, beyond what the usual signature check allows.
  const at = new Date(Number(request.headers['webhook-timestamp']) * 1000);
  expect(request.headers).toMatchObject(signedHeaders(id, at, text, [secret]));
  const body = JSON.parse(text);
  expect(body.type).toBe('anchor.created');
  received.push({ id, data: body.data });
  response.writeHead(status).end();
});

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  dataDir = await mkdtemp(join(tmpdir(), 'anchors-sent-'));
});
afterAll(async () => {
  server.close();
  await rm(dataDir, { recursive: true });
});

/** The attachments of the emails in the outbox, and the emails without soft line breaks. */
async function outbox(): Promise<{ text: string; attachment: string }[]> {
  const folder = join(dataDir, 'outbox');
  const emails = await Promise.all(
    (await readdir(folder)).sort().map((name) => readFile(join(folder, name), 'utf8')),
  );
  return emails.map((email) => {
    const part = /filename=anchor-\d+\.jsonl(?:\r\n[^\r]+)*\r\n\r\n([A-Za-z0-9+/=\r\n]+)/;
    const [, encoded = ''] = part.exec(email) ?? [];
    const attachment = Buffer.from(encoded, 'base64').toString();
    return { text: email.replaceAll('=\r\n', ''), attachment };
  });
}

test('two processes email and post each anchor once, and retry after a refusal', async () => {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/anchors`;
  const anchors = { file: undefined, email: 'operator@example.org', webhook: { url, secret } };
  const [one, two] = [testDeps(given.db, { anchors, dataDir }), testDeps(given.db, { anchors, dataDir })];
  await realGame(one.deps, 3);
  await Promise.all([keepDailyAnchors(one.deps), keepDailyAnchors(two.deps)]);
  await Promise.all([keepDailyAnchors(one.deps), keepDailyAnchors(two.deps)]);
  expect(received.map(({ id }) => id)).toEqual(['anchor_1']);

  status = 503;
  await keepAnchorsNow(one.deps);
  expect(one.errors).toHaveLength(1);
  expect(received.map(({ id }) => id)).toEqual(['anchor_1', 'anchor_2']);
  status = 204;
  await keepDailyAnchors(two.deps);
  expect(received).toHaveLength(2);
  two.pass(6 * minuteMs);
  await keepDailyAnchors(two.deps);
  expect(received.map(({ id }) => id)).toEqual(['anchor_1', 'anchor_2', 'anchor_2']);

  const lines: string[] = [];
  for await (const anchor of allAnchors(given.db.prisma)) lines.push(lineOf(anchor));
  expect(received.map(({ data }) => data.line)).toEqual([lines[0], lines[1], lines[1]]);
  for (const { data } of received) expect(data.hash).toBe(hashOfLine(data.line));
  const emails = await outbox();
  expect(emails.map(({ attachment }) => attachment)).toEqual(lines.map((line) => `${line}\n`));
  expect(emails[1]?.text).toContain(`Subject: Anchor 2: ${hashOfLine(lines[1] as string).slice(0, 16)}`);
  expect(emails[1]?.text).toContain(JSON.parse(lines[1] as string).root);

  // A receiver configured later gets the anchors from then on.
  received.length = 0;
  await given.db.prisma.anchorReceiver.deleteMany();
  two.pass(dayMs);
  await keepDailyAnchors(two.deps);
  expect(received.map(({ id }) => id)).toEqual(['anchor_3']);
});
