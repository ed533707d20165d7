/** Every stream of the API description, in each of its formats. */
import { fastify } from 'fastify';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { sendEvents, streamTypeFor } from '../../src/http/live/send-events.ts';
import type { LiveBatch } from '../../src/notifications/index.ts';
import { type Answer, operations, type PlacedOperation, resolved } from '../contract/document.ts';
import { useApp } from '../support/app.ts';
import { startTable, type TestTable } from '../support/table.ts';
import { waiting } from '../support/waiting.ts';
import { listen } from './support/listener.ts';
import { allNumbered } from './support/numbered.ts';
import { useWorkers } from './support/workers.ts';

const service = useApp();
useWorkers(service);

const lines = 'application/x-ndjson';
const contentOf = ({ responses }: PlacedOperation) => resolved<Answer>(responses['200'] ?? {}).content ?? {};
const streams = operations.filter((one) => contentOf(one)['text/event-stream']);

interface Line {
  readonly id?: string;
  readonly type: string;
  readonly data: object;
}

/** Follows a stream in lines until the test ends. Returns the growing list of lines. */
async function readLines(url: string, headers: Record<string, string>): Promise<Line[]> {
  const hanging = new AbortController();
  onTestFinished(() => hanging.abort());
  const answer = await fetch(url, { headers: { ...headers, accept: lines }, signal: hanging.signal });
  expect(answer.headers.get('content-type')).toBe(`${lines}; charset=utf-8`);
  const received: Line[] = [];
  const read = async (body: ReadableStream<Uint8Array>) => {
    let text = '';
    for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
      const whole = (text + chunk).split('\n');
      text = whole.pop() ?? '';
      received.push(...whole.filter((line) => line !== '').map((line) => JSON.parse(line)));
    }
  };
  read(answer.body as ReadableStream<Uint8Array>).catch(() => undefined);
  return received;
}

describe.each(streams)('$operationId', (operation) => {
  const scene = async () => {
    const table = await startTable(service, 2);
    await allNumbered(service);
    const [player] = table.players as [TestTable['players'][0]];
    const say = (text: string) => player.post(`/v1/games/${table.id}/messages`, { text }).expect(201);
    return { player, say, url: service.url + operation.path.replace('{id}', table.id) };
  };

  test('is described in both formats', () => {
    expect(Object.keys(contentOf(operation))).toEqual(['text/event-stream', lines]);
  });

  test('sends the same in lines as by Server-Sent Events, and resumes after an event', async () => {
    const { player, say, url } = await scene();
    const events = await listen(url, player);
    const all = await readLines(url, player.auth);
    await vi.waitFor(() => expect(all.length).toBe(1), waiting);
    expect(all[0]).toEqual({ id: expect.any(String), type: 'connected', data: {} });
    for (const text of ['one', 'two']) await say(text);
    await vi.waitFor(() => expect([events.received.length, all.length]).toEqual([2, 3]), waiting);
    expect(all.slice(1)).toEqual(events.received.map(({ id, event, data }) => ({ id, type: event, data })));
    const [, first, second] = all as [Line, Line, Line];
    const resumed = await readLines(url, { ...player.auth, 'last-event-id': String(first.id) });
    const after = await readLines(`${url}?after=${first.id}`, player.auth);
    await vi.waitFor(() => expect([resumed.length, after.length]).toEqual([2, 2]), waiting);
    expect([resumed[1], after[1]]).toEqual([second, second]);
    expect((await listen(`${url}?after=${first.id}`, player)).lastId()).toBe(first.id);
  });

  test('is served in no other format', async () => {
    const { player, url } = await scene();
    const refused = await fetch(url, { headers: { ...player.auth, accept: 'application/json' } });
    expect(refused.status).toBe(406);
    expect(await refused.json()).toMatchObject({
      type: '/problems/not-acceptable',
      accepted: ['text/event-stream', lines],
    });
  });
});

test.each([
  ['text/event-stream', 'retry: 2000\n\n:\n\nid: 1\nevent: closed\ndata: {"reason":"x"}\n\n'],
  [lines, '\n{"id":"1","type":"closed","data":{"reason":"x"}}\n'],
])('as %s, an empty batch keeps a quiet connection open', async (accept, text) => {
  async function* batches(): AsyncGenerator<LiveBatch> {
    yield [];
    yield [[{ id: '1', type: 'closed', json: '{"reason":"x"}' }]];
  }
  const app = fastify();
  app.get('/', (request, reply) => sendEvents(reply, streamTypeFor(request), batches()));
  expect((await app.inject({ url: '/', headers: { accept } })).body).toBe(text);
});
