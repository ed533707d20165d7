import { expect, test, vi } from 'vitest';
import { useApp } from '../support/app.ts';
import { makePlayer } from '../support/players.ts';
import { waiting } from '../support/waiting.ts';
import { listen } from './support/listener.ts';

const service = useApp();
const url = () => `${service.url}/v1/me/events`;

const refusalOf = async (auth: { authorization: string }) => {
  const { status, headers, body } = await service.http.get('/v1/me/events').set(auth);
  return { status, type: body.type, retryAfter: Number(headers['retry-after']) };
};
/** Waits for a turn as an assistant does. */
const waitForTurn = async (auth: { authorization: string }) => {
  const params = { name: 'wait_for_turn', arguments: { seconds: 1 } };
  const accept = 'application/json, text/event-stream';
  const request = service.http.post('/mcp').set({ ...auth, accept });
  const { body } = await request.send({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }).expect(200);
  return body.result;
};
const refusal = { status: 429, type: '/problems/too-many-streams', retryAfter: 30 };

test('a player can have ten streams at once, and another when one ends', async () => {
  const player = await makePlayer(service);
  const streams = await Promise.all(Array.from({ length: 10 }, () => listen(url(), player)));
  expect(await refusalOf(player.auth)).toEqual(refusal);
  const other = await listen(url(), await makePlayer(service));
  other.close();
  streams[0]!.close();
  const again = await vi.waitFor(() => listen(url(), player), waiting);
  for (const stream of [...streams, again]) stream.close();
});

test('an address can have thirty streams at once', async () => {
  const players = await Promise.all([1, 2, 3, 4].map(() => makePlayer(service)));
  const [last, ...others] = players.reverse();
  const open = (count: number) =>
    Promise.all(others.flatMap((player) => Array.from({ length: count }, () => listen(url(), player))));
  await open(9);
  await vi.waitFor(() => open(1), waiting); // those of the previous test may just be ending
  expect(await refusalOf(last!.auth)).toEqual(refusal);
  // Operators of assistants have one address for many players.
  expect((await waitForTurn(last!.auth)).structuredContent).toEqual({ isReady: false, games: [] });
  const { isError, content } = await waitForTurn(others[0]!.auth);
  expect([isError, content[0].text]).toEqual([true, expect.stringContaining('You have 10 live connections')]);
});
