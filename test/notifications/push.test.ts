import { describe, expect, test, vi } from 'vitest';
import { updatePreferences } from '../../src/notifications/index.ts';
import { useApp } from '../support/app.ts';
import type { TestPlayer } from '../support/players.ts';
import type { TestBrowser } from '../support/push-browser.ts';
import { placeFirst, playOn, startTable, type TestTable } from '../support/table.ts';
import { waiting } from '../support/waiting.ts';
import { type PushMessage, usePushService } from './support/push-service.ts';
import { useWorkers } from './support/workers.ts';

const service = useApp();
useWorkers(service);
const pushService = usePushService();

type Pair = [TestPlayer, TestPlayer];
const short = { scenario: { draws: ['base/U', 'base/V'] } };

/** Adds a device to the session of a player. */
async function deviceOf({ auth }: TestPlayer): Promise<TestBrowser> {
  const browser = pushService().subscribe();
  await service.http.post('/v1/me/push-subscriptions').set(auth).send(browser.subscription).expect(201);
  return browser;
}

const post = ({ id }: TestTable, what: string, { auth }: TestPlayer, body?: object) =>
  service.http.post(`/v1/games/${id}/${what}`).set(auth).send(body);

const about = (messages: PushMessage[]) => messages.map(({ payload: { type } }) => type);

/** The versions a device was notified of, except that of the start. */
const versionsAt = async (browser: TestBrowser) =>
  (await pushService().received(browser)).flatMap(({ payload: { version } }) => version || []);

describe('a push notification', () => {
  test('is delivered encrypted and signed, and expires with the turn', async () => {
    const table = await startTable(service, 2, { name: 'Sunday table', clock: { perTurn: 'PT48H' } });
    const [first, second] = table.players as Pair;
    const browser = await deviceOf(second);
    await placeFirst(service, table, 0);
    const message = await pushService().receives(browser, 'turn.started');
    const { payload, headers, bytes, claims, key } = message;
    expect(payload).toMatchObject({
      type: 'turn.started',
      title: 'Your turn in “Sunday table”',
      body: expect.stringMatching(new RegExp(`^${first.handle} .*You have until .* at .*\\.$`)),
      language: 'en',
      tag: table.id,
      url: `http://localhost/games/${table.id}`,
      waiting: 1,
      gameId: table.id,
      version: 1,
    });
    expect(Number(headers['ttl'])).toBeGreaterThan(48 * 3600 - 120);
    expect(Number(headers['ttl'])).toBeLessThanOrEqual(48 * 3600);
    expect(headers['urgency']).toBe('normal');
    expect(headers['topic']).toMatch(/^[\w-]{32}$/);
    expect(headers['topic']).not.toContain(table.id.slice(0, 8));
    expect(bytes).toBeLessThan(3000);
    expect(key).toBe((await service.deps.pushKeys()).publicKey);
    expect(claims).toMatchObject({ aud: pushService().url, sub: 'mailto:security@localhost' });
    expect(claims.exp).toBeGreaterThan(Date.now() / 1000);
    expect(claims.exp).toBeLessThan(Date.now() / 1000 + 86_400);
  });

  test('has a picture that loads without a session, even for private games, without hidden data', async () => {
    const table = await startTable(service, 2, { visibility: 'private', rules: { expansions: [] } });
    const [, second] = table.players as Pair;
    const browser = await deviceOf(second);
    await placeFirst(service, table, 0);
    const message = await pushService().receives(browser, 'turn.started');
    const { pathname, search } = new URL(message.payload.image!);
    await service.http
      .get(pathname + search)
      .expect(200)
      .expect('content-type', /image\/png/);
    await service.http.get(pathname).expect(404);
  });

  test('uses the player’s language, and announces a winner once', async () => {
    const table = await startTable(service, 2, { ...short, name: 'Domenica' });
    const [, second] = table.players as Pair;
    await second.patch('/v1/me', { locale: 'it' }).expect(200);
    await updatePreferences(service.deps, second.id, undefined, { about: 'all' });
    const browser = await deviceOf(second);
    await playOn(service, table);
    const { payload, headers } = await pushService().receives(browser, 'game.finished');
    expect(payload.title).toMatch(/^«Domenica» è finita: /);
    const messages = await pushService().received(browser);
    const ofEnd = messages.filter(({ payload: { version } }) => version === payload.version);
    expect(about(ofEnd)).toEqual(['game.finished']);
    expect(new Set(messages.map((each) => each.headers['topic']))).toEqual(new Set([headers['topic']]));
  });

  test('about a message replaces no turn notification, and can be late', async () => {
    const table = await startTable(service, 2);
    const [first, second] = table.players as Pair;
    const browser = await deviceOf(second);
    await placeFirst(service, table, 0);
    const turn = await pushService().receives(browser, 'turn.started');
    await post(table, 'messages', first, { text: 'Well played!' }).expect(201);
    const message = await pushService().receives(browser, 'message.posted');
    expect(message.payload).toMatchObject({
      title: expect.stringContaining(first.handle),
      body: `${first.handle}: Well played!`,
      tag: `${table.id} message`,
      image: null,
    });
    expect(message.headers['urgency']).toBe('low');
    expect(message.headers['topic']).not.toBe(turn.headers['topic']);
  });

  test('is urgent for a deadline reminder', async () => {
    const table = await startTable(service, 2);
    const [first, second] = table.players as Pair;
    const browser = await deviceOf(first);
    await post(table, 'nudge', second).expect(202);
    const message = await pushService().receives(browser, 'turn.reminder');
    expect(message.payload).toMatchObject({
      title: expect.stringContaining(`${second.handle} is waiting for you`),
    });
    expect(message.headers['urgency']).toBe('high');
    expect(message.headers['ttl']).toBe('2419200');
  });
});

describe('a player', () => {
  test('receives it on each device, except for own decisions or if disabled', async () => {
    const table = await startTable(service, 2);
    const [first, second] = table.players as Pair;
    const [phone, computer, silent] = [await deviceOf(second), await deviceOf(second), await deviceOf(first)];
    await updatePreferences(service.deps, first.id, undefined, { push: false });
    await placeFirst(service, table, 0);
    await pushService().receives(phone, 'turn.started');
    await pushService().receives(computer, 'turn.started');
    await placeFirst(service, table, 1);
    await placeFirst(service, table, 0);
    await vi.waitFor(async () => expect(await versionsAt(phone)).toEqual([1, 3]), waiting);
    expect(await versionsAt(silent)).toEqual([]);
    await updatePreferences(service.deps, first.id, table.id, { push: true });
    await placeFirst(service, table, 1);
    await vi.waitFor(async () => expect(await versionsAt(silent)).toEqual([4]), waiting);
    expect(await versionsAt(phone)).toEqual([1, 3]);
  });

  test('can test a device', async () => {
    const table = await startTable(service, 2);
    const [, second] = table.players as Pair;
    const browser = await deviceOf(second);
    const { body } = await second.get('/v1/me/push-subscriptions').expect(200);
    const url = `/v1/me/push-subscriptions/${body.items[0].id}/test`;
    await second.post(url).expect(202);
    const message = await pushService().receives(browser, 'push.test');
    expect(message.payload).toMatchObject({ title: 'It works', gameId: null });
    expect(message.headers['ttl']).toBe('60');
  });
});
