import { describe, expect, test } from 'vitest';
import { useApp } from '../support/app.ts';
import { makePlayer, type TestPlayer } from '../support/players.ts';
import { seatAll, startTable, type TestTable } from '../support/table.ts';
import { getAs, postAs } from './support/calls.ts';

const service = useApp();

const make = async (owner: TestPlayer, body: object = {}) =>
  (await postAs(service, owner.auth, '/v1/games', body).expect(201)).body;

describe('creating a game', () => {
  test('uses the rules of the edition and the requested changes', async () => {
    const owner = await makePlayer(service);
    const game = await make(owner, {
      name: ' Sunday ',
      edition: 'second',
      rules: { fieldPoints: 4 },
      seatCount: 3,
    });
    expect(game).toMatchObject({
      name: 'Sunday',
      status: 'open',
      version: 0,
      seatCount: 3,
      yourSeat: 0,
      rules: {
        expansions: [],
        fieldScoring: 'per-field-city-once',
        fieldPoints: 4,
        smallCity: 2,
        handSize: 1,
      },
      players: [{ seat: 0, handle: owner.handle }],
      table: null,
      awaiting: null,
    });
  });

  test.each<[string, object, number, string]>([
    ['an unknown tile', { scenario: { draws: ['base/nothing'] } }, 400, 'validation'],
    ['a scenario without any decision', { scenario: { draws: [] } }, 422, 'invalid-setup'],
    ['six seats in the base game', { seatCount: 6 }, 422, 'invalid-setup'],
    ['a turn without time', { clock: { perTurn: 'PT0S' } }, 400, 'validation'],
    ['a turn of years', { clock: { perTurn: 'P999W' } }, 400, 'validation'],
    ['an unknown guest', { invite: ['nobody-at-all'] }, 404, 'player-not-found'],
    ['a guest that is neither handle nor address', { invite: ['a b'] }, 400, 'validation'],
  ])('with %s is refused and creates nothing', async (_what, request, status, kind) => {
    const owner = await makePlayer(service);
    const { body } = await postAs(service, owner.auth, '/v1/games', request).expect(status);
    expect(body.type).toBe(`/problems/${kind}`);
    expect(await service.db.prisma.game.count({ where: { ownerId: owner.id } })).toBe(0);
  });

  test('reports unknown members of the rules by their place', async () => {
    const { auth } = await makePlayer(service);
    const { body } = await postAs(service, auth, '/v1/games', { rules: { surprise: 1 } }).expect(400);
    expect(body).toMatchObject({
      type: '/problems/validation',
      errors: [{ in: 'body', pointer: '/rules/surprise' }],
    });
  });

  test('creates one game per key, however often it is sent', async () => {
    const owner = await makePlayer(service);
    const ask = () => owner.post('/v1/games').set('idempotency-key', 'once').send({ seatCount: 2 });
    const first = await ask().expect(201);
    const second = await ask().expect(201);
    expect(second.body).toEqual(first.body);
    expect(await service.db.prisma.game.count({ where: { ownerId: owner.id } })).toBe(1);
  });
});

describe('lists of games', () => {
  test('show where it is the caller’s turn', async () => {
    const table = await startTable(service);
    const [one, two] = table.players;
    const turns = async ({ auth }: TestPlayer, turn = 'mine') =>
      (await getAs(service, auth, `/v1/games?turn=${turn}`).expect(200)).body.items;
    expect(await turns(one!)).toEqual([
      expect.objectContaining({
        id: table.id,
        awaiting: expect.objectContaining({ seats: [0] }),
        yourSeat: 0,
      }),
    ]);
    expect(await turns(two!)).toEqual([]);
    expect(await turns(one!, 'others')).toEqual([]);
    expect(await turns(two!, 'others')).toEqual([expect.objectContaining({ id: table.id, yourSeat: 1 })]);
    await make(two!);
    await postAs(service, one!.auth, `/v1/games/${table.id}/resign`, {}).expect(201);
    expect([...(await turns(one!, 'others')), ...(await turns(two!, 'others'))]).toEqual([]);
  });

  test('return 304 while nothing has changed', async () => {
    const owner = await makePlayer(service);
    await make(owner);
    const list = () => getAs(service, owner.auth, '/v1/games?mine=true');
    const { headers } = await list().expect(200);
    const unchanged = await list().set('if-none-match', String(headers['etag'])).expect(304);
    expect(unchanged.text).toBe('');
    await make(owner);
    await list().set('if-none-match', String(headers['etag'])).expect(200);
  });

  test.each([
    'limit=0',
    'limit=101',
    'limit=x',
    'limit=1e99',
    'status=lost',
    'turn=yours',
    'mine=perhaps',
    'limit=1&limit=2',
  ])('refuse the query %s', async (query) => {
    const { auth } = await makePlayer(service);
    await getAs(service, auth, `/v1/games?${query}`).expect(400);
  });
});

describe('lists of finished games', () => {
  const ended = async (query: object, { auth }: Partial<TestPlayer> = {}) =>
    (
      await service.http
        .get('/v1/games')
        .query({ status: 'finished', ...query })
        .set(auth ?? {})
        .expect(200)
    ).body;
  const idsIn = (page: { items: readonly { id: string }[] }) => page.items.map(({ id }) => id);
  const end = async ({ id, players }: TestTable) => {
    service.pass(1000);
    await postAs(service, players[0]!.auth, `/v1/games/${id}/resign`, {}).expect(201);
  };

  test('start with the latest to end, whenever it was created', async () => {
    const owner = await makePlayer(service);
    const tables: TestTable[] = [];
    for (let at = 0; at < 3; at += 1) tables.push(await seatAll(service, [owner, await makePlayer(service)]));
    const [first, second, third] = tables as [TestTable, TestTable, TestTable];
    for (const table of [second, third, first]) await end(table);
    const whole = [first.id, third.id, second.id];
    expect(idsIn(await ended({ mine: true }, owner))).toEqual(whole);
    const since = (await ended({ mine: true }, owner)).items[2].finishedAt;
    expect(idsIn(await ended({ since }))).toEqual(whole);
    const twoHours = 7_200_000;
    const inVienna = new Date(Date.parse(since) + twoHours).toISOString().replace('Z', '+02:00');
    expect(idsIn(await ended({ since: inVienna }))).toEqual(whole);
    // In pages, each continuing where the previous one ended.
    const page = await ended({ since, limit: 1 });
    const next = await ended({ since, limit: 1, cursor: page.nextCursor });
    const last = await ended({ since, limit: 1, cursor: next.nextCursor });
    expect([page, next, last].flatMap(idsIn)).toEqual(whole);
    expect(last.nextCursor).toBeNull();
  });

  test('refuse a cursor of another list', async () => {
    await startTable(service);
    await startTable(service);
    const { body } = await service.http.get('/v1/games?status=running&limit=1').expect(200);
    await service.http.get(`/v1/games?status=finished&cursor=${body.nextCursor}`).expect(400);
  });
});
