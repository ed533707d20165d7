import { describe, expect, test, vi } from 'vitest';
import { useApp } from '../support/app.ts';
import { lasting, type TestPlayer } from '../support/players.ts';
import { decide, lastingTable, optionsOf, playOn, startTable, type TestTable } from '../support/table.ts';
import { waiting } from '../support/waiting.ts';
import { useReceiver } from './support/receiver.ts';
import { useWorkers } from './support/workers.ts';

const service = useApp();
useWorkers(service);
const day = 86_400_000;

const post = ({ id }: Pick<TestTable, 'id'>, what: string, { auth }: TestPlayer, body?: object) =>
  service.http.post(`/v1/games/${id}/${what}`).set(auth).send(body);
const short = { scenario: { draws: ['base/U', 'base/V'] } };

describe('at the table', () => {
  test('a slow player can be nudged once a day by the others', async () => {
    const table = await lastingTable(service, 3, {});
    const [slow, second, third] = table.players as [TestPlayer, TestPlayer, TestPlayer];
    const receiver = await useReceiver();
    const webhook = { url: receiver.url, events: ['turn.reminder'] };
    await slow.post('/v1/me/webhooks', webhook).expect(201);
    const { body } = await post(table, 'nudge', slow).expect(409);
    expect(body).toMatchObject({ type: '/problems/no-one-to-nudge' });
    expect(body.detail).toContain('It is your turn');
    await post(table, 'nudge', second).expect(202);
    expect((await post(table, 'nudge', third).expect(409)).body.type).toBe('/problems/already-nudged');
    service.pass(day);
    await post(table, 'nudge', third).expect(202);
    await vi.waitFor(() => expect(receiver.received).toHaveLength(2), waiting);
  });

  test('a rematch is one game with the same players, whoever asks first', async () => {
    const table = await startTable(service, 2, short);
    const [first, second] = table.players as [TestPlayer, TestPlayer];
    await post(table, 'rematch', first).expect(409);
    await playOn(service, table);
    const both = await Promise.all([post(table, 'rematch', first), post(table, 'rematch', second)]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    const [{ body: one }, { body: other }] = both as [{ body: { id: string } }, { body: { id: string } }];
    expect(one.id).toBe(other.id);
    const { body } = await first.get(`/v1/games/${one.id}`).expect(200);
    expect(body).toMatchObject({ status: 'running', visibility: 'unlisted' });
  });
});

describe('preferences', () => {
  test('apply to all games or one, and show in the notification settings', async () => {
    const table = await startTable(service, 2);
    const player = table.players[1]!;
    const receiver = await useReceiver();
    const hook = { url: receiver.url, events: ['turn.started', 'decision.made'] };
    await player.post('/v1/me/webhooks', hook).expect(201);
    const change = { about: 'mine' };
    const url = `/v1/games/${table.id}/notifications`;
    const { body } = await player.patch(url, change).expect(200);
    expect(body.preferences).toMatchObject({ about: 'mine', email: 'each', webhooks: true });
    const [option] = await optionsOf(service, table, table.players[0]!);
    await decide(service, table, table.players[0]!, option.decision).expect(201);
    await vi.waitFor(async () => {
      const { items } = (await player.get(url).expect(200)).body;
      expect(items).toMatchObject([
        { event: 'turn.started', channel: 'webhook', state: 'delivered', attempts: 1 },
      ]);
    }, waiting);
    expect(receiver.received.map((each) => each.body.type)).toEqual(['turn.started']);
    const mine = await table.players[0]!.get(url).expect(200);
    expect(mine.body.items).toEqual([]);
  });
});

describe('a vacation', () => {
  const change = (player: TestPlayer, vacation: object | null) => player.patch('/v1/me', { vacation });
  const from = (days: number) => new Date(service.deps.clock().getTime() + days * day).toISOString();

  test('stops its player’s clocks and uses up days', async () => {
    const table = await startTable(service, 2, { clock: { perTurn: 'P2D' } });
    const player = table.players[0]!;
    const deadline = async () =>
      Date.parse((await player.get(`/v1/games/${table.id}`)).body.awaiting.deadline);
    const before = await deadline();
    const { body } = await change(player, { startsAt: from(0), endsAt: from(10) }).expect(200);
    expect(body.vacations).toMatchObject({ items: [{}], daysLeft: 20 });
    expect((await deadline()) - before).toBeGreaterThan(9.9 * day);
    await change(player, { startsAt: from(0), endsAt: from(31) }).expect(409);
    await change(player, { startsAt: from(5), endsAt: from(1) }).expect(400);
    await change(player, null).expect(200);
    expect((await deadline()) - before).toBeLessThan(day);
    const other = await lasting(service, table.players[1]!);
    const { body: theirs } = await other.get('/v1/me').expect(200);
    expect(theirs.vacations).toEqual({ items: [], daysLeft: 30 });
  });
});
