import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { sendDigests } from '../../src/notifications/channels/email/delivery/digests.ts';
import { openMailer } from '../../src/notifications/channels/email/delivery/mailer.ts';
import { email } from '../../src/notifications/channels/email/index.ts';
import { gameServices } from '../../src/work/services.ts';
import { useApp } from '../support/app.ts';
import { folderOfTest } from '../support/folders.ts';
import { confirmAddress, makePlayer, type TestPlayer, testPassword } from '../support/players.ts';
import { cityFirst, placeFirst, playOn, resignAhead, startTable, type TestTable } from '../support/table.ts';
import { waiting } from '../support/waiting.ts';
import { useEmailWorkers } from './support/email-workers.ts';
import { emailTo, linkIn, subjectsTo } from './support/mailbox.ts';
import { runDelivery } from './support/run-delivery.ts';

const service = useApp({ publicUrl: 'http://carcassonne.example' });
const mailbox = useEmailWorkers(service);

const emailFor = (player: Pick<TestPlayer, 'email'>, subject: RegExp) =>
  emailTo(mailbox(), player.email, subject);

const post = (path: string, fields: Record<string, string> = {}) =>
  service.http.post(path).type('form').send(fields);

async function verify(player: TestPlayer): Promise<void> {
  await post(linkIn(await emailFor(player, /address|indirizzo/), 'verify')).expect(200);
}

async function verifiedTable(options: object = {}, change: object = {}): Promise<TestTable> {
  const table = await startTable(service, 2, options);
  for (const player of table.players) {
    await player.patch('/v1/me', change).expect(200);
    await verify(player);
  }
  return table;
}

describe('a new account', () => {
  test('gets an email to confirm its address; opening the link does nothing, confirming does', async () => {
    const player = await makePlayer(service);
    const path = linkIn(await emailFor(player, /address/), 'verify');
    const isVerified = async () => (await player.get('/v1/me').expect(200)).body.emailVerified;
    await service.http.get(path).expect(200).expect('content-type', /html/);
    expect(await isVerified()).toBe(false);
    await post(path).expect(200);
    expect(await isVerified()).toBe(true);
    await post(`${path}x`).expect(404);
  });

  test('resets its password by email once, and old sessions end', async () => {
    const player = await makePlayer(service);
    await service.http.post('/v1/password-resets').send({ email: player.email }).expect(202);
    await service.http.post('/v1/password-resets').send({ email: 'nobody@example.org' }).expect(202);
    const path = linkIn(await emailFor(player, /password/), 'reset');
    await service.http.get(path).expect(200);
    await post(path, { password: 'short' }).expect(400);
    await post(path, { password: 'a new password' }).expect(200);
    await post(path, { password: 'another password' }).expect(404);
    const logIn = (password: string) =>
      service.http.post('/v1/sessions').send({ email: player.email, password });
    await logIn(testPassword).expect(401);
    await logIn('a new password').expect(201);
    await service.http.post('/v1/sessions/refresh').send({ refreshToken: player.refreshToken }).expect(401);
    expect(mailbox().to('nobody@example.org')).toEqual([]);
  });
});

describe('a game', () => {
  test('notifies of a turn with the events, the board and a link to the decision', async () => {
    const table = await verifiedTable({ name: 'Sunday table', clock: { perTurn: 'P3D' } });
    const [first, second] = table.players as [TestPlayer, TestPlayer];
    await placeFirst(service, table, 0);
    const received = await emailFor(second, /^Your turn in “Sunday table” \(move 1\), until /);
    expect(received.text).toContain(`${first.handle} places a tile`);
    expect(received.text).toMatch(/To place: base\/[A-X]( \([^)]+\))?\./);
    expect(received.html).toContain('cid:board');
    // All emails of a game are one thread.
    const root = `<game-${table.id}@carcassonne.example>`;
    expect(received.headers).toMatchObject({
      subject: 'Your turn in “Sunday table”',
      references: root,
      'in-reply-to': root,
      'message-id': expect.stringMatching(/^<[\w-]+\.1@carcassonne.example>$/),
    });
    const [, body = ''] = /<body[^>]*>(.*)/.exec(received.html) ?? [];
    expect(body.replaceAll(/<[^>]+>/g, '')).toMatch(/^\*\*\* Your turn in “Sunday table” \(move 1\), until /);
    const said = received.text.split('[Carcassonne')[0] ?? '';
    for (const once of ['Your turn', ' places a tile', 'until ']) expect(said.split(once)).toHaveLength(2);
    expect(received.raw).toContain('Content-Type: image/jpeg');
    expect(received.headers).toMatchObject({
      'auto-submitted': 'auto-generated',
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    });
    expect(received.headers['list-unsubscribe']).toMatch(
      /^<http:\/\/carcassonne.example\/unsubscribe\/[\w.-]+>$/,
    );

    const path = linkIn(received, 'decide');
    const page = await service.http.get(path).expect(200);
    const version = async () => (await first.get(`/v1/games/${table.id}`).expect(200)).body.version;
    expect(await version()).toBe(1);
    const [, handle = ''] = /name="option" value="([^"]+)"/.exec(page.text) ?? [];
    await post(path, { option: handle }).expect(200);
    expect(await version()).toBe(2);
    await post(path, { option: handle }).expect(412);
    expect((await service.http.get(path).expect(200)).text).toContain('has moved on');
    await service.http.get(`${path}x`).expect(404);
  });

  test('writes in Italian for Italians, in their time zone', async () => {
    const clock = { perTurn: 'P3D' };
    const table = await verifiedTable({ name: 'Domenica', clock }, { locale: 'it', timeZone: 'Europe/Rome' });
    await placeFirst(service, table, 0);
    const received = await emailFor(table.players[1]!, /^Tocca a te in «Domenica»/);
    expect(received.text).toMatch(/piazza una tessera in/);
    expect(received.text).toMatch(/^\*\*\* Tocca a te .*, fino a .* CES?T \*\*\*$/m);
    expect(received.text).toMatch(/Carcassonne con 2 tessere sul tavolo, 69 nel sacchetto/);
  });

  test('writes only to confirmed addresses', async () => {
    const table = await startTable(service, 2, { name: 'Silent' });
    await verify(table.players[0]!);
    await placeFirst(service, table, 0);
    await placeFirst(service, table, 1);
    await emailFor(table.players[0]!, /^Your turn in “Silent”/);
    expect(subjectsTo(mailbox(), table.players[1]!.email)).toEqual(['Please confirm your email address']);
  });

  test('explains the final score', async () => {
    const table = await verifiedTable({
      name: 'Short',
      scenario: { draws: ['base/U', 'base/V', 'base/D', 'base/D'] },
    });
    const { scores } = await playOn(service, table);
    const received = await emailFor(table.players[0]!, /^“Short” is over: .* won with \d+ points?$/);
    expect(received.text).toContain(`/games/${table.id}/analysis`);
    expect(received.text).toMatch(/Total/);
    for (const points of scores) expect(received.text).toContain(String(points));
  });

  test('announces who won and who resigned, whatever the points', async () => {
    const table = await verifiedTable({ name: 'Left ahead', ...cityFirst });
    const [anna, bruno] = table.players as [TestPlayer, TestPlayer];
    await bruno.patch('/v1/me', { locale: 'it' }).expect(200);
    await resignAhead(service, table);
    const won = `“Left ahead” is over: ${bruno.handle} won with 0 points`;
    const hers = await emailFor(anna, / is over: /);
    expect(hers.about).toBe(won);
    expect(hers.text.replaceAll(/\s+/g, ' ')).toContain(`*** ${won} *** Hello ${anna.handle}, You resigned.`);
    expect(hers.text).toContain(`${anna.handle} (resigned)`);
    const his = await emailFor(bruno, / è finita: /);
    expect(his.about).toBe(`«Left ahead» è finita: ${bruno.handle} ha vinto con 0 punti`);
    expect(his.text).toContain(`${anna.handle} ha abbandonato.`);
  });

  test('invites by address, with a link by which a new player takes a seat', async () => {
    const owner = await makePlayer(service);
    await confirmAddress(service, owner);
    const options = { seatCount: 2, visibility: 'private', name: 'Come', invite: ['guest@example.org'] };
    const { body } = await owner.post('/v1/games', options).expect(201);
    const received = await emailFor({ email: 'guest@example.org' }, /invites you to a game/);
    const [, code] = /\/games\/[\w-]+\?invitation=([\w-]+)/.exec(received.text) ?? [];
    const guest = await makePlayer(service);
    await guest.post(`/v1/games/${body.id}/seats`, { invitation: code }).expect(201);
  });

  test('stops emails with one click, which opening the link is not', async () => {
    const table = await verifiedTable({ name: 'Enough' });
    const [first, second] = table.players as [TestPlayer, TestPlayer];
    await placeFirst(service, table, 0);
    const received = await emailFor(second, /^Your turn/);
    const path = linkIn(received, 'unsubscribe');
    const email = async () => (await second.get('/v1/me').expect(200)).body.notifications.email;
    await service.http.get(path).expect(200);
    expect(await email()).toBe('each');
    await post(path, { 'List-Unsubscribe': 'One-Click' }).expect(200);
    expect(await email()).toBe('none');
    const turns = () => subjectsTo(mailbox(), second.email).filter((each) => /^Your turn/.test(each)).length;
    const before = turns();
    await placeFirst(service, table, 1);
    await placeFirst(service, table, 0);
    await placeFirst(service, table, 1);
    await emailFor(first, /^Your turn in “Enough” \(move 4\)/);
    expect(turns()).toBe(before);
  });

  test('writes once a day to players who chose that', async () => {
    const table = await verifiedTable({ name: 'Digest' }, { notifications: { email: 'digest' } });
    await placeFirst(service, table, 0);
    const player = table.players[1]!;
    await vi.waitFor(async () => {
      expect(await service.db.prisma.digest.count({ where: { playerId: player.id } })).toBe(1);
    }, waiting);
    await service.db.prisma.digest.updateMany({ where: { playerId: player.id }, data: { at: new Date() } });
    await Promise.all([sendDigests(service.deps), sendDigests(service.deps)]);
    const received = await emailFor(player, /^One game is waiting for you$/);
    expect(received.text).toContain('Digest');
    const [, linked = ''] = /#decide=([^.]+)/.exec(received.text) ?? [];
    const decision = JSON.parse(Buffer.from(linked, 'base64url').toString());
    expect(decision).toMatchObject({ game: table.id, player: player.id, version: 1 });
    const subjects = subjectsTo(mailbox(), player.email);
    expect(subjects.filter((subject) => /^Your turn/.test(subject))).toEqual([]);
  });

  test('retries unless the mail server refuses permanently', async () => {
    const table = await verifiedTable({ name: 'Refused' });
    const notifications = async () =>
      (await table.players[1]!.get(`/v1/games/${table.id}/notifications`).expect(200)).body.items;
    const turn = async () =>
      (await notifications()).find(({ event }: { event: string }) => event === 'turn.started');
    mailbox().refuse = 451;
    await placeFirst(service, table, 0);
    await vi.waitFor(
      async () => expect(await turn()).toMatchObject({ state: 'waiting', attempts: 1 }),
      waiting,
    );
    mailbox().refuse = 550;
    const deps = { ...service.deps, config: { ...service.deps.config, smtpUrl: mailbox().url } };
    const transport = email.open(deps, gameServices(deps));
    const { id } = await service.db.prisma.delivery.findFirstOrThrow({
      where: { playerId: table.players[1]!.id, type: 'turn.started' },
    });
    await runDelivery(deps, { channel: email, transport }, id);
    expect(await turn()).toMatchObject({ state: 'failed', attempts: 2, nextAttemptAt: null });
    mailbox().refuse = undefined;
    await transport.close();
  });
});

test('every email has a one-click unsubscribe', async () => {
  await emailFor(await makePlayer(service), /confirm/);
  for (const { headers } of mailbox().emails) {
    expect(headers['list-unsubscribe']).toMatch(/^<http:\/\/carcassonne.example\/unsubscribe\/[\w.-]+>$/);
    expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  }
});

test('without a mail server emails are written to files, as logged', async () => {
  const dataDir = folderOfTest('outbox');
  const logged: string[] = [];
  const log = { ...service.deps.log, info: (_facts: object, text: string) => logged.push(text) };
  const mailer = openMailer({
    ...service.deps,
    log: log as unknown as typeof service.deps.log,
    config: { ...service.deps.config, dataDir },
    clock: () => new Date('2026-03-01T09:30:00Z'),
  });
  const mail = { to: 'anna@example.org', subject: 'Hello, there', text: 'Hello' };
  await Promise.all([mailer.send(mail), mailer.send(mail)]);
  const files = await readdir(join(dataDir, 'outbox'));
  const name = /^2026-03-01T09-30-00-000Z-anna@example\.org-Hello-there-[0-9a-f]{6}\.eml$/;
  expect(files).toEqual([expect.stringMatching(name), expect.stringMatching(name)]);
  const [file = ''] = files;
  expect(await readFile(join(dataDir, 'outbox', file), 'utf8')).toContain('To: anna@example.org');
  expect(logged).toHaveLength(2);
  expect(logged[0]).toContain('SMTP_URL is not set');
});
