/** Live events of games for spectators without an account. */

import { expect, test, vi } from 'vitest';
import { useApp } from '../support/app.ts';
import { startTable, type TestTable, takeFirst } from '../support/table.ts';
import { waiting } from '../support/waiting.ts';
import { anonymous, listen, type TestListener, typesOf } from './support/listener.ts';
import { useWorkers } from './support/workers.ts';

const service = useApp();
useWorkers(service);

const urlOf = ({ id }: TestTable) => `${service.url}/v1/games/${id}/events`;
const received = (listener: TestListener, type: string) =>
  vi.waitFor(() => expect(typesOf(listener)).toContain(type), waiting);
const say = ({ id, players }: TestTable, text: string) =>
  players[0]!.post(`/v1/games/${id}/messages`, { text }).expect(201);

test.each(['public', 'unlisted'])(
  'spectators can follow a game that is %s, but receive no messages',
  async (visibility) => {
    const table = await startTable(service, 2, { visibility });
    const watcher = await listen(urlOf(table), anonymous);
    await say(table, 'My phone is 555');
    await takeFirst(service, table, table.players[0]!);
    await received(watcher, 'decision.made');
    const made = watcher.received.find(({ event }) => event === 'decision.made');
    expect(made?.data).toMatchObject({ game: table.id, version: 1, entry: { seq: 1, seat: 0 } });
    // Only players receive turns and messages.
    await say(table, 'and my door is open');
    await takeFirst(service, table, table.players[1]!);
    // The start event may arrive before or after the listener connects.
    const told = () => typesOf(watcher).filter((type) => type !== 'player.joined' && type !== 'game.started');
    await vi.waitFor(() => expect(told()).toEqual(['decision.made', 'decision.made']), waiting);
  },
);

test('a spectator who reconnects receives what happened meanwhile', async () => {
  const table = await startTable(service, 2);
  const before = await listen(urlOf(table), anonymous);
  await takeFirst(service, table, table.players[0]!);
  await received(before, 'decision.made');
  before.close();
  await say(table, 'Nobody is watching');
  await takeFirst(service, table, table.players[1]!);
  const after = await listen(urlOf(table), anonymous, before.lastId());
  await vi.waitFor(() => expect(after.received).toMatchObject([{ data: { version: 2 } }]), waiting);
});

test('fifteen spectators can listen from one address, which leaves room for its players', async () => {
  const table = await startTable(service, 2);
  const url = urlOf(table);
  const listenAll = (count: number) =>
    Promise.all(Array.from({ length: count }, () => listen(url, anonymous)));
  // Those of other tests may still be ending.
  const first = await vi.waitFor(() => listenAll(8), waiting);
  const second = await vi.waitFor(() => listenAll(7), waiting);
  const { body, headers } = await service.http.get(`/v1/games/${table.id}/events`).expect(429);
  expect(body).toMatchObject({ type: '/problems/too-many-streams', detail: expect.stringContaining('15') });
  expect(headers['retry-after']).toBe('30');
  const player = await listen(url, table.players[0]!);
  second[0]!.close();
  const again = await vi.waitFor(() => listen(url, anonymous), waiting);
  for (const stream of [...first, ...second, player, again]) stream.close();
});
