import type { AddressInfo } from 'node:net';
import { expect, test, vi } from 'vitest';
import { buildApp } from '../../src/http/app.ts';
import { useApp } from '../support/app.ts';
import { makePlayer, makePlayers, type TestPlayer, testPassword } from '../support/players.ts';
import { waiting } from '../support/waiting.ts';
import { listen, type TestListener } from './support/listener.ts';

const service = useApp();

const url = () => `${service.url}/v1/me/events`;
const hasClosed = (listener: TestListener) =>
  vi.waitFor(() => {
    expect(listener.received.map(({ data }) => data)).toEqual([{ reason: 'credential-ended' }]);
    expect(listener.hasEnded()).toBe(true);
  }, waiting);

async function newToken(auth: TestPlayer['auth'], more: object = {}): Promise<{ id: string; token: string }> {
  const request = { name: 'listener', scopes: ['games:read'], ...more };
  return (await service.http.post('/v1/me/tokens').set(auth).send(request).expect(201)).body;
}
const bearer = (token: string) => ({ auth: { authorization: `Bearer ${token}` } });

/** Writes messages at a table without other players. */
async function talk(auth: TestPlayer['auth']): Promise<void> {
  const { body } = await service.http.post('/v1/games').set(auth).send({ seatCount: 2 }).expect(201);
  await service.http.post(`/v1/games/${body.id}/messages`).set(auth).send({ text: 'Hi' }).expect(201);
}

test('a stream ends when its API token is deleted; others continue', async () => {
  const { auth } = await makePlayer(service);
  const [one, other] = [await newToken(auth), await newToken(auth)];
  const listener = await listen(url(), bearer(one.token));
  const kept = await listen(url(), bearer(other.token));
  await service.http.delete(`/v1/me/tokens/${one.id}`).set(auth).expect(204);
  await hasClosed(listener);
  expect(kept.hasEnded()).toBe(false);
});

test('a stream ends when its session does, in every process', async () => {
  const player = await makePlayer(service);
  const second = await buildApp(service.deps);
  await second.listen({ host: '127.0.0.1', port: 0 });
  const { port } = second.server.address() as AddressInfo;
  const here = await listen(url(), player);
  const there = await listen(`http://127.0.0.1:${port}/v1/me/events`, player);
  await player.delete('/v1/sessions/current').expect(204);
  await hasClosed(here);
  await hasClosed(there);
  await second.close();
});

test('a stream outlives its access token, because its session continues', async () => {
  const player = await makePlayer(service);
  const listener = await listen(url(), player);
  service.pass(16 * 60_000);
  await player.get('/v1/me').expect(401);
  const login = { email: player.email, password: testPassword };
  const { body } = await service.http.post('/v1/sessions').send(login).expect(201);
  await talk(bearer(body.accessToken).auth);
  await vi.waitFor(() => expect(listener.received.at(-1)?.event).toBe('message.posted'), waiting);
});

test('a stream ends with the first event after its API token has expired', async () => {
  const { auth } = await makePlayer(service);
  const expiresAt = new Date(service.deps.clock().getTime() + 60_000).toISOString();
  const { token } = await newToken(auth, { expiresAt });
  const listener = await listen(url(), bearer(token));
  service.pass(61_000);
  await talk(auth);
  await hasClosed(listener);
});

test('a stream of an open table ends when its owner blocks the listener', async () => {
  const [owner, listening, third] = await makePlayers(service, 'owner', 'listening', 'third');
  const { body } = await owner.post('/v1/games', { seatCount: 3 }).expect(201);
  const listener = await listen(`${service.url}/v1/games/${body.id}/events`, listening);
  await owner.put(`/v1/me/blocks/${listening.id}`).expect(204);
  await third.post(`/v1/games/${body.id}/seats`, {}).expect(201);
  await vi.waitFor(() => expect(listener.hasEnded()).toBe(true), waiting);
  expect(listener.received.map(({ data }) => data)).toEqual([{ reason: 'game-not-visible' }]);
});

test('a HEAD request opens no stream', async () => {
  const player = await makePlayer(service);
  for (let count = 0; count < 12; count += 1)
    await service.http.head('/v1/me/events').set(player.auth).expect(200);
  const listener = await listen(url(), player);
  expect(listener.hasEnded()).toBe(false);
});
