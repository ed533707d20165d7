/** Results of games: those sent to webhooks, and the list of all public ones. */
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { dueTimers } from '../../src/games/clock/timers.ts';
import { watchingEndpoints } from '../../src/notifications/store/webhook-endpoints.ts';
import { useApp } from '../support/app.ts';
import { startPair } from '../support/mirrored-pair.ts';
import { lasting, lastingPlayers, makePlayer, type TestPlayer } from '../support/players.ts';
import { agreeTo } from '../support/requests.ts';
import { fillTable, openSameBag } from '../support/same-bag.ts';
import { lastingTable, playOn, resign, seatAll, startTable, type TestTable } from '../support/table.ts';
import { waiting } from '../support/waiting.ts';
import { useReceiver } from './support/receiver.ts';
import { typesAt, webhookCalls } from './support/webhook-calls.ts';
import { useWorkers } from './support/workers.ts';

const service = useApp();
useWorkers(service);

const { subscribe, deliveries } = webhookCalls(service);
const day = 86_400_000;
const twoMinutes = 120_000;
const label = 'Spring Cup, round 2';

const end = (table: TestTable) => resign(service, table, table.players[0] as TestPlayer);
const results = async (query: object) =>
  (await service.http.get('/v1/results').query(query).expect(200)).body;
const idsIn = async (query: object): Promise<string[]> =>
  (await results(query)).items.map(({ id }: { id: string }) => id);

/** A game whose seat 0 lost a turn on time, and whose seat 1 resigned. */
async function eventfulTable(request: object = {}): Promise<TestTable> {
  const table = await lastingTable(service, 2, { clock: { perTurn: 'P1D' }, ...request });
  service.pass(day + 1000);
  await vi.waitFor(async () => {
    await dueTimers(service.deps).drain();
    const { body } = await service.http.get(`/v1/games/${table.id}`).expect(200);
    expect(body).toMatchObject({ version: 1, awaiting: { seats: [1] } });
  }, waiting);
  return table;
}

describe('the end of a game', () => {
  test('sends a webhook everything that a results table needs', async () => {
    const receiver = await useReceiver();
    const rules = { expansions: ['river'] };
    const table = await eventfulTable({ label, rules, name: 'The final' });
    const [first, second] = table.players as [TestPlayer, TestPlayer];
    await subscribe(first, receiver.url, { events: ['game.finished'] });
    await resign(service, table, second);
    await vi.waitFor(() => expect(receiver.received).toHaveLength(1), waiting);
    const { data } = receiver.received[0]?.body ?? {};
    const { body: game } = await first.get(`/v1/games/${table.id}`).expect(200);
    expect(data.result).toEqual({
      id: table.id,
      name: 'The final',
      label,
      rules: game.rules,
      scenario: false,
      version: 2,
      startedAt: game.startedAt,
      finishedAt: game.finishedAt,
      players: [
        { ...game.players[0], score: game.scores[0], place: 1, hasResigned: false, timeouts: 1 },
        { ...game.players[1], score: game.scores[1], place: 2, hasResigned: true, timeouts: 0 },
      ],
      page: `http://localhost/games/${table.id}`,
      record: `http://localhost/v1/games/${table.id}/record`,
      match: null,
    });
    expect(game.rules.expansions).toEqual(['river']);
    service.pass(twoMinutes);
    const { items } = await results({ since: game.finishedAt, label });
    expect(items).toEqual([{ ...data.result, cursor: expect.any(String) }]);
    const { pathname } = new URL(data.result.record);
    await first.get(pathname).expect(200);
  });

  test('without a result sends none', async () => {
    const receiver = await useReceiver();
    const table = await startTable(service, 2);
    await subscribe(table.players[0] as TestPlayer, receiver.url, { events: ['game.finished'] });
    await agreeTo(service, table, 0, 'end');
    await vi.waitFor(() => expect(typesAt(receiver)).toEqual(['game.finished']), waiting);
    expect(receiver.received[0]?.body.data).toMatchObject({ game: { status: 'aborted' }, result: null });
  });
});

describe('a webhook for all public games', () => {
  test('receives their results, filtered by label if set, and nothing else', async () => {
    const [all, cup, playing] = [await useReceiver(), await useReceiver(), await useReceiver()];
    const site = await lasting(service, await makePlayer(service, 'site'));
    const hooks = [
      await subscribe(site, all.url, { games: 'public', events: undefined }),
      await subscribe(site, cup.url, { games: 'public', events: ['game.finished'], label }),
    ];
    expect(hooks).toMatchObject([
      { games: 'public', events: ['game.finished'], label: null },
      { games: 'public', events: ['game.finished'], label },
    ]);
    const tables = [
      await startTable(service, 2, { label }),
      await startTable(service, 2, { label: 'another cup' }),
      await startTable(service, 2, { label, visibility: 'private' }),
      await startTable(service, 2, { label, visibility: 'unlisted' }),
    ] as [TestTable, TestTable, TestTable, TestTable];
    await playOn(service, tables[0], 2);
    for (const table of tables) {
      await subscribe(table.players[1] as TestPlayer, playing.url, { events: ['game.finished'] });
      await end(table);
    }
    await vi.waitFor(() => expect(playing.received).toHaveLength(4), waiting);
    const gamesOf = async (hook: { id: string } | undefined) =>
      (await deliveries(site, hook?.id ?? '')).map((each: { gameId: string }) => each.gameId).toSorted();
    expect(await gamesOf(hooks[0])).toEqual([tables[0].id, tables[1].id].toSorted());
    expect(await gamesOf(hooks[1])).toEqual([tables[0].id]);
    await vi.waitFor(() => expect(all.received).toHaveLength(2), waiting);
    const told = all.received.find(({ body }) => body.data.game.id === tables[0].id)?.body.data;
    expect(told).toMatchObject({ seat: null, player: { playerId: site.id }, result: { label } });
  });

  test('receives same-bag results once the last table ends', async () => {
    const receiver = await useReceiver();
    const [site, host] = [await makePlayer(service), await makePlayer(service)];
    const name = 'Duplicate, table';
    await subscribe(site, receiver.url, { games: 'public', events: undefined, label: name });
    const tables: TestTable[] = [];
    for (const opened of await openSameBag(service, host, 3, { visibility: 'public', label: name }))
      tables.push(await fillTable(service, opened));
    for (const each of tables) {
      expect(receiver.received).toEqual([]);
      // The first one ended so long ago that the outbox no longer has it.
      const forgotten = { gameId: tables[0]?.id ?? '', kind: 'decision.made' };
      if (each === tables[2]) await service.db.prisma.outboxEvent.deleteMany({ where: forgotten });
      await end(each);
    }
    const told = () => receiver.received.map(({ body: { data } }) => data.result?.id).toSorted();
    await vi.waitFor(() => expect(told()).toEqual(tables.map(({ id }) => id).toSorted()), waiting);
    expect(receiver.received[0]?.body.data).toMatchObject({ entry: { decision: { type: 'resign' } } });
    expect(receiver.received.every(({ body: { data } }) => data.sentence !== '')).toBe(true);
  });

  test('receives same-bag results once the last table is cancelled', async () => {
    const receiver = await useReceiver();
    const [site, host] = [await makePlayer(service), await makePlayer(service)];
    const name = 'Duplicate, cancelled';
    await subscribe(site, receiver.url, { games: 'public', events: undefined, label: name });
    const [first, other] = await openSameBag(service, host, 2, { visibility: 'public', label: name });
    await end(await fillTable(service, first!));
    await host.delete(`/v1/games/${other?.id}`).expect(204);
    await vi.waitFor(() => expect(receiver.received).toHaveLength(1), waiting);
    expect(receiver.received[0]?.body.data.result.id).toBe(first?.id);
  });

  test('receives both games of a mirrored pair, each once', async () => {
    const receiver = await useReceiver();
    const label = 'Mirrored pair';
    await subscribe(await makePlayer(service), receiver.url, { games: 'public', events: undefined, label });
    const { first, second } = await startPair(service, { label, visibility: 'public' });
    await end(first);
    await end(second);
    const told = () => receiver.received.map(({ body: { data } }) => data.result?.id).toSorted();
    await vi.waitFor(() => expect(told()).toEqual([first.id, second.id].toSorted()), waiting);
  });

  test('also receives its owner’s own games, once', async () => {
    const receiver = await useReceiver();
    const table = await startTable(service, 2);
    const hook = await subscribe(table.players[1] as TestPlayer, receiver.url, {
      games: 'public',
      events: undefined,
    });
    await end(table);
    await vi.waitFor(() => expect(typesAt(receiver)).toEqual(['game.finished']), waiting);
    expect(await deliveries(table.players[1] as TestPlayer, hook.id)).toHaveLength(1);
  });

  test('is limited to two per player, and is looked up only for a result', async () => {
    const [{ id, auth }, other] = [await makePlayer(service), await makePlayer(service)];
    const subscribeTo = (player: Pick<TestPlayer, 'auth'>, games: string) =>
      service.http.post('/v1/me/webhooks').set(player.auth).send({ url: 'https://club.example/', games });
    const answers = await Promise.all([1, 2, 3, 4].map(() => subscribeTo({ auth }, 'public')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      type: '/problems/too-many-webhooks',
      detail: 'You may have 20 webhooks, 2 of them for all public games.',
    });
    await subscribeTo({ auth }, 'mine').expect(201);
    await subscribeTo(other, 'public').expect(201);
    const ownersOf = async (hasResults: boolean) =>
      (await watchingEndpoints(service.db.prisma, { games: [], clubs: [], hasResults })).map(
        ({ owner }) => owner.id,
      );
    expect((await ownersOf(true)).filter((owner) => owner === id)).toHaveLength(2);
    expect(await ownersOf(false)).toEqual([]);
  });

  test('cannot receive other events or be for one game', async () => {
    const table = await startTable(service, 2);
    const { auth } = table.players[0] as TestPlayer;
    const hook = { url: 'https://club.example/', games: 'public' };
    const post = (more: object) =>
      service.http
        .post('/v1/me/webhooks')
        .set(auth)
        .send({ ...hook, ...more });
    const { body: refused } = await post({ events: ['game.finished', 'turn.started'] }).expect(400);
    expect(refused.errors).toMatchObject([{ in: 'body', pointer: '/games' }]);
    await post({ gameId: table.id }).expect(400);
    const { body } = await post({}).expect(201);
    const patch = (more: object) => service.http.patch(`/v1/me/webhooks/${body.id}`).set(auth).send(more);
    const { body: unchanged } = await patch({ events: ['turn.started'] }).expect(400);
    expect(unchanged.errors).toMatchObject([{ in: 'body', pointer: '/events' }]);
    expect((await patch({ gameId: table.id }).expect(400)).body.errors).toMatchObject([
      { pointer: '/gameId' },
    ]);
    expect((await patch({ label }).expect(200)).body).toMatchObject({ label, games: 'public' });
  });
});

test('a webhook with a label receives only games with that label', async () => {
  const [one, every] = [await useReceiver(), await useReceiver()];
  const player = await makePlayer(service, 'player');
  const other = await makePlayer(service, 'other');
  await subscribe(player, one.url, { events: ['game.finished'], label });
  await subscribe(player, every.url, { events: ['game.finished'] });
  const tables = [
    await seatAll(service, [other, player]),
    await seatAll(service, [other, player], { label }),
  ];
  for (const table of tables) await end(table);
  await vi.waitFor(() => expect(every.received).toHaveLength(2), waiting);
  await vi.waitFor(() => expect(one.received).toHaveLength(1), waiting);
  expect(one.received[0]?.body.data.game.id).toBe(tables[1]?.id);
});

describe('the list of results', () => {
  let since: string;
  let players: [TestPlayer, TestPlayer];
  let tables: TestTable[];

  beforeAll(async () => {
    players = await lastingPlayers(service, 'one', 'two');
    service.pass(twoMinutes);
    since = service.deps.clock().toISOString();
    tables = [await seatAll(service, players), await seatAll(service, players, { label })].reverse();
    for (const table of tables) {
      await end(table);
      service.pass(1000);
    }
    await end(await seatAll(service, players, { visibility: 'private' }));
    service.pass(twoMinutes);
  });
  const ids = () => tables.map(({ id }) => id);

  test('contains public games’ results, first to end first', async () => {
    expect(await idsIn({ since })).toEqual(ids());
    expect(await idsIn({ since, label })).toEqual(ids().slice(0, 1));
    expect(await idsIn({ since, until: since })).toEqual([]);
    const [{ cursor }] = (await results({ since, limit: 1 })).items;
    expect(await idsIn({ cursor })).toEqual(ids().slice(1));
  });

  test('leaves out the last minute', async () => {
    const late = await seatAll(service, players);
    await end(late);
    expect(await idsIn({ since })).toEqual(ids());
    service.pass(twoMinutes);
    expect(await idsIn({ since })).toEqual([...ids(), late.id]);
    tables.push(late);
  });

  test('contains one player’s results if the player shows them', async () => {
    const [{ handle, auth }] = players;
    const show = (shows: object) =>
      service.db.prisma.player.updateMany({
        where: { handle },
        data: { privacy: { since: true, ...shows } },
      });
    await show({ audience: 'public', record: true });
    expect(await idsIn({ player: handle.toUpperCase(), since })).toEqual(ids());
    await show({ audience: 'public', record: false });
    expect(await idsIn({ player: handle })).toEqual([]);
    await show({ audience: 'private', record: false });
    await service.http.get('/v1/results').query({ player: handle }).expect(404);
    const { body } = await service.http.get('/v1/results').query({ player: handle }).set(auth).expect(200);
    expect(body.items).toHaveLength(ids().length);
    await service.http.get('/v1/results').query({ player: 'nobody-here' }).expect(404);
  });
});
