import { expect, test, vi } from 'vitest';
import { useApp } from '../support/app.ts';
import {
  makePlayer,
  makeReachable,
  makeToken,
  resetByLink,
  type TestPlayer,
  testPassword,
} from '../support/players.ts';
import { waiting } from '../support/waiting.ts';
import { useEmailWorkers } from './support/email-workers.ts';
import { emailTo } from './support/mailbox.ts';

const service = useApp({ publicUrl: 'http://carcassonne.example' });
const mailbox = useEmailWorkers(service);
const newPassword = 'staple a correct horse';

const logIn = ({ email }: TestPlayer, userAgent: string) =>
  service.http
    .post('/v1/sessions')
    .set('user-agent', userAgent)
    .send({ email, password: testPassword })
    .expect(201);

const subjectsTo = ({ email }: TestPlayer) =>
  mailbox()
    .to(email)
    .map(({ headers }) => headers['subject']);

test('a log-in from a new program sends an email, one from a known program does not', async () => {
  const player = await makeReachable(service, 'watchful');
  await logIn(player, 'Strange/1.0 http://evil.example/');
  const received = await emailTo(mailbox(), player.email, /^New log-in/);
  expect(received.text).toContain('IP address: 127.0.0.1');
  expect(received.text).toContain('Program: Strange/1.0 …');
  expect(received.text).toContain('http://carcassonne.example/settings');
  expect(received.html).toContain('See my sessions');
  await logIn(player, 'Strange/1.0 http://evil.example/');
  await makeToken(service, player);
  await emailTo(mailbox(), player.email, /^An API token/);
  expect(subjectsTo(player).filter((subject) => subject?.startsWith('New log-in'))).toHaveLength(1);
});

test('new API tokens and password changes and resets send an email, also in Italian', async () => {
  const player = await makeReachable(service, 'watchful', { locale: 'it' });
  await makeToken(service, player, ['games:read', 'webhooks']);
  const token = await emailTo(mailbox(), player.email, /token API/);
  expect(token.text).toContain('games:read, webhooks');
  const change = { currentPassword: testPassword, password: newPassword };
  await player.post('/v1/me/password', change).expect(204);
  const changed = await emailTo(mailbox(), player.email, /password è stata cambiata/);
  expect(changed.text).toContain('nelle impostazioni');
  await resetByLink(service, player, testPassword);
  const isAboutReset = ({ text }: { text: string }) => text.includes('reimpostata con il link');
  await vi.waitFor(() => expect(mailbox().to(player.email).some(isAboutReset)).toBe(true), waiting);
});

test('unconfirmed addresses get no email', async () => {
  const player = await makePlayer(service, 'unconfirmed');
  const witness = await makeReachable(service, 'watchful');
  await logIn(player, 'Strange/2.0');
  await makeToken(service, player);
  await makeToken(service, witness);
  await emailTo(mailbox(), witness.email, /^An API token/);
  expect(subjectsTo(player)).not.toContainEqual(expect.stringMatching(/log-in|API token/));
});
