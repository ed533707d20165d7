import { expect, test } from 'vitest';
import { useApp } from '../support/app.ts';
import { type Auth, makePlayer } from '../support/players.ts';
import { startTable } from '../support/table.ts';

const perMinute = 60;
const service = useApp({ rateLimitPerMinute: perMinute });

const send = ({ authorization }: Auth, method: string, params: object = {}) =>
  service.http
    .post('/mcp')
    .set({ authorization, accept: 'application/json, text/event-stream' })
    .send({ jsonrpc: '2.0', id: 1, method, params });
const call = (auth: Auth, name: string, input: object = {}) =>
  send(auth, 'tools/call', { name, arguments: input });
const left = ({ headers }: { headers: Record<string, string> }) =>
  Number(/;r=(\d+)/.exec(headers['ratelimit'] ?? '')?.[1]);

test.each([
  ['ping', {}, 1],
  ['tools/list', {}, 2],
  ['tools/call', { name: 'list_games' }, 1],
  ['tools/call', { name: 'wait_for_turn', arguments: { seconds: 1 } }, 3],
])('%s %o costs %d', async (method, params, points) => {
  const { auth } = await makePlayer(service);
  expect(left(await send(auth, method, params).expect(200))).toBe(perMinute - points);
});

test('a caller without points gets the time to retry, also from a tool', async () => {
  const table = await startTable(service);
  const { auth } = await makePlayer(service);
  const draw = async () => (await call(auth, 'draw_board', { game: table.id }).expect(200)).body.result;
  let drawn = await draw();
  while (drawn.isError !== true) drawn = await draw();
  expect(drawn.content).toEqual([{ type: 'text', text: expect.stringMatching(/Try again in \d+ s\.$/) }]);
  for (;;) {
    const answer = await send(auth, 'ping');
    if (answer.status === 200) continue;
    expect(answer.status).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    break;
  }
});

test('requests do not delay a service that is stopping', async () => {
  const { auth } = await makePlayer(service);
  const waiting = call(auth, 'wait_for_turn', { seconds: 50 }).then(({ body }) => body);
  await new Promise((resolve) => service.app.server.once('request', resolve));
  await service.app.close();
  expect((await waiting).result.structuredContent).toEqual({ isReady: false, games: [] });
});
