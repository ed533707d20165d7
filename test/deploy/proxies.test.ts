import supertest from 'supertest';
import { expect, test, vi } from 'vitest';
import { listen } from '../notifications/support/listener.ts';
import { useWorkers } from '../notifications/support/workers.ts';
import { useApp } from '../support/app.ts';
import { makePlayer } from '../support/players.ts';
import { decide, optionsOf, startTable } from '../support/table.ts';
import { waiting } from '../support/waiting.ts';
import { describeBehind, useProxy } from './support/proxies.ts';

const service = useApp({ trustProxy: 1, limits: {}, rateLimitPerMinute: 100_000 });
useWorkers(service);

for (const name of ['nginx', 'caddy'] as const)
  describeBehind(name, () => {
    const proxy = useProxy(name, service);

    test('serves the page, and streams a move to listeners as it is made', async () => {
      expect(await (await fetch(proxy.url)).text()).toContain('<!doctype html>');
      const table = await startTable(service);
      const [first, second] = table.players;
      const live = await listen(`${proxy.url}/v1/games/${table.id}/events`, second!);
      const mine = await listen(`${proxy.url}/v1/me/events`, second!);
      const [option] = await optionsOf(service, table, first!);
      const through = { ...service, http: supertest(proxy.url) };
      await decide(through, table, first!, option.decision).expect(201);
      for (const { received } of [live, mine])
        await vi.waitFor(() => expect(received.map(({ event }) => event)).toContain('turn.started'), waiting);
    });

    test('counts a caller who invents addresses as one caller', async () => {
      const { email } = await makePlayer(service, `victim${name}`);
      const guess = (at: number) =>
        supertest(proxy.url)
          .post('/v1/sessions')
          .set('x-forwarded-for', `192.0.2.${at}`)
          .send({ email, password: 'guess guess' });
      const statuses = [];
      for (let at = 0; at < 11; at += 1) statuses.push((await guess(at)).status);
      expect(statuses).toEqual([...Array(10).fill(401), 429]);
    });

    test('keeps local endpoints local', async () => {
      await supertest(service.url).get('/metrics').expect(200);
      await supertest(proxy.url).get('/metrics').expect(404);
    });
  });
