import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createClient, type LiveEvent } from '#client';
import { useApp } from '../support/app.ts';
import { clientOfPlayer } from './support.ts';

const service = useApp();

/** A service that answers its n-th connection with the n-th of these, and collects request headers. */
async function flaky(...answers: ((response: ServerResponse) => void)[]) {
  const requests: IncomingHttpHeaders[] = [];
  const server = createServer((request, response) => {
    requests.push(request.headers);
    answers[requests.length - 1]?.(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests };
}

const stream = (response: ServerResponse, text: string) =>
  response.writeHead(200, { 'content-type': 'text/event-stream' }).write(`retry: 10\n\n${text}`);

async function take(events: AsyncIterable<LiveEvent>, count: number): Promise<LiveEvent[]> {
  const taken: LiveEvent[] = [];
  for await (const event of events) if (taken.push(event) === count) break;
  return taken;
}

test('resume after the last event if the connection breaks or the service is not ready', async () => {
  const { url, requests } = await flaky(
    (response) => {
      stream(
        response,
        'id: 1-1\nevent: connected\ndata: {}\n\nid: 1-2\nevent: player.left\ndata: {"game":"a"}\n\n',
      );
      setImmediate(() => response.destroy());
    },
    (response) => response.writeHead(503).end(),
    (response) => stream(response, 'event: player.left\r\ndata: {"game":\r\ndata: "b"}\r\n\r\n'),
  );
  const lines: boolean[] = [];
  const request = { game: 'g', onConnection: (isOpen: boolean) => lines.push(isOpen) };
  const heard = await take(createClient({ baseUrl: url, token: 'cbm_1' }).events(request), 2);
  expect(heard).toEqual([
    { type: 'player.left', id: '1-2', data: { game: 'a' } },
    { type: 'player.left', id: undefined, data: { game: 'b' } },
  ]);
  expect(requests.map((headers) => headers['last-event-id'])).toEqual([undefined, '1-2', '1-2']);
  expect(requests.map(({ authorization }) => authorization)).toEqual(Array(3).fill('Bearer cbm_1'));
  expect(lines.slice(0, 2)).toEqual([true, false]);
});

test('report missing events, and continue after them', async () => {
  const reset = { reason: 'unknown-id', advice: 'Read the game again.' };
  const { url, requests } = await flaky(
    (response) => {
      const data = JSON.stringify(reset);
      stream(response, `id: 7-b\nevent: connected\ndata: {}\n\nid: 7-b\nevent: reset\ndata: ${data}\n\n`);
      setImmediate(() => response.destroy());
    },
    (response) => stream(response, 'id: 8-c\nevent: player.left\ndata: {"game":"a"}\n\n'),
  );
  const events = createClient({ baseUrl: url }).events({ game: 'g', after: '9-a' });
  expect(await take(events, 2)).toEqual([
    { type: 'reset', id: '7-b', data: reset },
    { type: 'player.left', id: '8-c', data: { game: 'a' } },
  ]);
  expect(requests.map((headers) => headers['last-event-id'])).toEqual(['9-a', '7-b']);
});

test('end when the service refuses', async () => {
  const stranger = createClient({ baseUrl: service.url, token: 'cbm_nonsense' });
  await expect(take(stranger.events(), 1)).rejects.toMatchObject({ kind: 'unauthenticated' });
  const client = await clientOfPlayer(service);
  const nowhere = client.events({ game: '01980000-0000-7000-8000-000000000000' });
  await expect(take(nowhere, 1)).rejects.toMatchObject({ kind: 'game-not-found' });
});

test('end silently when aborted, even while waiting', async () => {
  const { url } = await flaky((response) => response.writeHead(503).end());
  const stopping = new AbortController();
  const onConnection = () => stopping.abort();
  const events = createClient({ baseUrl: url }).events({ signal: stopping.signal, onConnection });
  expect(await take(events, 1)).toEqual([]);
});
