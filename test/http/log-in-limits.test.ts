import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openDb } from '../../src/db/client.ts';
import { serve, type TestApp, useApp } from '../support/app.ts';
import { endWaits, forgetLimits } from '../support/limits.ts';
import { makePlayer, type TestPlayer, testPassword } from '../support/players.ts';

const settings = { rateLimitPerMinute: 100_000, limits: {}, trustProxy: 1 } as const;
const one = useApp({ ...settings, limits: { 'registrations-hourly': 1000, 'registrations-daily': 1000 } });
let two: TestApp;
let victim: TestPlayer;

beforeAll(async () => {
  two = await serve(openDb(String(one.db.pool.options.connectionString), { poolSize: 8 }), settings);
  victim = await makePlayer(one, 'victim');
});
afterAll(async () => {
  await two.app.close();
  await two.db.close();
});
beforeEach(() => forgetLimits(one.db));

const logIn = (email: string, password: string, from: string, service: TestApp = one) =>
  service.http.post('/v1/sessions').set('x-forwarded-for', from).send({ email, password });
const guess = (email: string, from: string, service?: TestApp) => logIn(email, 'guess guess', from, service);

test('an address has ten guesses at an account, however it is written; then each must wait longer', async () => {
  for (let at = 0; at < 10; at += 1) await guess(victim.email, '192.0.2.1').expect(401);
  const refused = await guess(victim.email.toUpperCase(), '192.0.2.1').expect(429);
  expect(refused.body['violated-policies']).toEqual(['log-in']);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
  await endWaits(one.db);
  await guess(victim.email, '192.0.2.1').expect(401);
  const later = await guess(victim.email, '192.0.2.1').expect(429);
  expect(Number(later.headers['retry-after'])).toBeGreaterThan(60);
});

test('an account has ten guesses from all addresses together, over all processes', async () => {
  for (let at = 0; at < 10; at += 1)
    await guess(victim.email, `192.0.2.${at}`, at % 2 ? one : two).expect(401);
  for (const service of [one, two]) {
    const { body } = await guess(victim.email, '192.0.2.99', service).expect(429);
    expect(body['violated-policies']).toEqual(['log-in-account']);
  }
});

test('existing and unknown accounts are treated alike', async () => {
  for (let at = 0; at < 10; at += 1) await guess('nobody@example.org', `192.0.2.${at}`).expect(401);
  const { body } = await guess('nobody@example.org', '192.0.2.99').expect(429);
  expect(body['violated-policies']).toEqual(['log-in-account']);
});

test('no one can lock an owner out: the password still works where the account was used before', async () => {
  await logIn(victim.email, testPassword, '198.51.100.7').expect(201);
  for (let at = 0; at < 10; at += 1) await guess(victim.email, `192.0.2.${at}`).expect(401);
  await guess(victim.email, '192.0.2.99').expect(429);
  await logIn(victim.email, testPassword, '192.0.2.98').expect(429);
  await logIn(victim.email, testPassword, '198.51.100.7').expect(201);
  // The owner's success does not give others new guesses.
  await guess(victim.email, '192.0.2.99').expect(429);
});

test('an address has thirty guesses at all accounts together; successes are not counted', async () => {
  for (let at = 0; at < 5; at += 1) await logIn(victim.email, testPassword, '192.0.2.1').expect(201);
  for (let at = 0; at < 30; at += 1) await guess(`player-${at}@example.org`, '192.0.2.1').expect(401);
  const { body } = await guess('another@example.org', '192.0.2.1').expect(429);
  expect(body['violated-policies']).toEqual(['log-in-address']);
  await guess('another@example.org', '192.0.2.2').expect(401);
});

test('addresses of one IPv6 network count as one', async () => {
  for (let at = 1; at <= 10; at += 1) await guess(victim.email, `2001:db8::${at}`).expect(401);
  const { body } = await guess(victim.email, '2001:db8::ffff:1').expect(429);
  expect(body['violated-policies']).toEqual(['log-in']);
});

test('simultaneous guesses are limited like sequential ones', async () => {
  const answers = await Promise.all(
    Array.from({ length: 25 }, (_, at) => guess(victim.email, '192.0.2.1', at % 2 ? one : two)),
  );
  const judged = answers.filter(({ status }) => status === 401);
  expect(judged.length).toBeLessThanOrEqual(10);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(25 - judged.length);
});
