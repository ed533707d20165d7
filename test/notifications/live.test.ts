import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { buildApp } from '../../src/http/app.ts';
import { testDeps, useApp } from '../support/app.ts';
import type { TestPlayer } from '../support/players.ts';
import { placeFirst, startTable } from '../support/table.ts';
import { waiting } from '../support/waiting.ts';
import { listen } from './support/listener.ts';
import { useWorkers } from './support/workers.ts';

const service = useApp();
useWorkers(service);

let second: FastifyInstance;
let secondUrl: string;
beforeAll(async () => {
  second = await buildApp(testDeps(service.db, { databaseListen: false }).deps);
  await second.listen({ host: '127.0.0.1', port: 0 });
  secondUrl = `http://127.0.0.1:${(second.server.address() as AddressInfo).port}`;
});
afterAll(() => second.close());

const types = (received: readonly { event: string }[]) => received.map(({ event }) => event);

describe('live events', () => {
  test('come for each entry and each turn; also from another process, also without LISTEN', async () => {
    const table = await startTable(service, 2);
    const [first, other] = table.players as [TestPlayer, TestPlayer];
    const here = await listen(`${service.url}/v1/games/${table.id}/events`, other);
    const there = await listen(`${secondUrl}/v1/me/events`, first);
    const { body: move } = await placeFirst(service, table, 0);
    // How the game started may still be on its way.
    const ofMove = () => here.received.filter(({ data }) => data.version === 1);
    await vi.waitFor(() => expect(types(ofMove())).toEqual(['decision.made', 'turn.started']), waiting);
    await vi.waitFor(() => expect(types(there.received)).toContain('decision.made'), waiting);
    const made = ofMove()[0]!.data;
    expect(made).toMatchObject({ game: table.id, version: 1, entry: { seq: 1, events: move.entry.events } });
    await placeFirst(service, table, 1);
    await vi.waitFor(() => expect(types(there.received).at(-1)).toBe('turn.started'), waiting);
  });

  test('are neither lost nor sent twice while many play at once', async () => {
    const tables = await Promise.all(Array.from({ length: 6 }, () => startTable(service, 2)));
    const listeners = await Promise.all(
      tables.map(({ id, players }) => listen(`${service.url}/v1/games/${id}/events`, players[0]!)),
    );
    await Promise.all(
      tables.map(async (table) => {
        for (let turn = 0; turn < 10; turn += 1) await placeFirst(service, table, turn % 2);
      }),
    );
    for (const { received } of listeners) {
      const versions = () =>
        received.filter(({ event }) => event === 'decision.made').map(({ data }) => data.version);
      await vi.waitFor(() => expect(versions()).toHaveLength(10), waiting);
      expect(versions()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    }
  });

  test('of a private game are only for players who may see it', async () => {
    const table = await startTable(service, 2, { visibility: 'private' });
    const stranger = (await startTable(service, 2)).players[0]!;
    const mine = await listen(`${service.url}/v1/me/events`, stranger);
    const theirs = await listen(`${service.url}/v1/me/events`, table.players[1]!);
    await placeFirst(service, table, 0);
    await vi.waitFor(() => expect(types(theirs.received)).toContain('turn.started'), waiting);
    // What happened at their own table may still be on its way.
    expect(mine.received.filter(({ data }) => data.game === table.id)).toEqual([]);
  });

  test('end when the service is closed', async () => {
    const table = await startTable(service, 2);
    const third = await buildApp(service.deps);
    await third.listen({ host: '127.0.0.1', port: 0 });
    const url = `http://127.0.0.1:${(third.server.address() as AddressInfo).port}`;
    const listener = await listen(`${url}/v1/games/${table.id}/events`, table.players[0]!);
    await third.close();
    await vi.waitFor(() => expect(listener.hasEnded()).toBe(true), waiting);
  });
});
