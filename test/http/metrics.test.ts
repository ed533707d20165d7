import { expect, test } from 'vitest';
import { freePort } from '../../src/embedded-postgres/free-port.ts';
import { counter } from '../../src/platform/metrics.ts';
import { serve, useOwnApp } from '../support/app.ts';
import type { TestPlayer } from '../support/players.ts';
import { startTable } from '../support/table.ts';
import { postAs } from './support/calls.ts';

const service = useOwnApp();
const behindProxy = useOwnApp({ trustProxy: 1 });
const metricsToken = 'a token of the tests';
const withToken = useOwnApp({ metricsToken });

test('returns metrics of the process and the service to this machine', async () => {
  await service.http.get('/v1/me').expect(401);
  counter(service.deps, { name: 'things_total', help: 'Things', labelNames: [] }).inc();
  const { text } = await service.http.get('/metrics').expect(200);
  expect(text).toContain('nodejs_eventloop_lag_seconds');
  expect(text).toMatch(
    /http_request_duration_seconds_count\{method="GET",route="\/v1\/me",status="401"\} [1-9]/,
  );
  expect(text).toContain('process_cpu_seconds_total');
  expect(text).toContain('things_total 1');
});

test('includes decisions by outcome, connections, the game cache and the picture queue', async () => {
  const { id, players } = await startTable(service);
  const [first, second] = players as [TestPlayer, TestPlayer];
  const move = (player: TestPlayer) =>
    postAs(service, player.auth, `/v1/games/${id}/moves`, { type: 'tile', x: 99, y: 0, rotation: 0 });
  await move(first).expect(422);
  await move(second).expect(409);
  const { text } = await service.http.get('/metrics').expect(200);
  expect(text).toMatch(/^decisions_total\{outcome="illegal-decision"\} 1$/m);
  expect(text).toMatch(/^decisions_total\{outcome="not-your-turn"\} 1$/m);
  expect(text).toMatch(/^database_connections\{state="idle"\} [1-9]/m);
  for (const name of ['game_cache_games', 'game_cache_hits', 'pictures_waiting', 'live_listeners'])
    expect(text).toMatch(new RegExp(`^${name} \\d`, 'm'));
});

test.each([
  ['x-forwarded-for', '203.0.113.7'],
  ['x-forwarded-for', '127.0.0.1'],
  ['x-real-ip', '127.0.0.1'],
  ['forwarded', 'for=127.0.0.1'],
])('returns nothing for requests forwarded with %s: %s', async (name, value) => {
  for (const { http } of [service, behindProxy]) await http.get('/metrics').set(name, value).expect(404);
});

test('requires the token if one is set', async () => {
  const { http } = withToken;
  await http.get('/metrics').expect(404);
  await http.get('/metrics').set('authorization', 'Bearer a token of the test').expect(404);
  await http.get('/metrics').set('authorization', `Bearer ${metricsToken}`).expect(200);
});

test('serves them only on their own port if one is set', async () => {
  const metricsPort = await freePort('127.0.0.1');
  const { app, http } = await serve(service.db, { metricsPort });
  await http.get('/metrics').expect(404);
  const read = (path: string) => fetch(`http://127.0.0.1:${metricsPort}${path}`);
  expect(await (await read('/metrics')).text()).toContain('http_request_duration_seconds');
  expect((await read('/v1/rules')).status).toBe(404);
  await app.close();
  await expect(read('/metrics')).rejects.toThrow();
});

test('requires a token on that port as well', async () => {
  const metricsPort = await freePort('127.0.0.1');
  const { app } = await serve(service.db, { metricsPort, metricsToken });
  const read = (headers = {}) => fetch(`http://127.0.0.1:${metricsPort}/metrics`, { headers });
  expect((await read()).status).toBe(404);
  expect((await read({ authorization: `Bearer ${metricsToken}` })).status).toBe(200);
  await app.close();
});
