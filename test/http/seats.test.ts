import { describe, expect, test } from 'vitest';
import { drawLots } from '../../src/engine/index.ts';
import { makePlayer, type TestPlayer, useApp } from '../support/app.ts';
import { startTable } from '../support/table.ts';

const service = useApp();
const unknownGame = '01980a3e-7c1d-7a40-9d1a-3f1f5d0c9a11';

const make = async (owner: TestPlayer, wish: object = {}) =>
  (await service.http.post('/v1/games').set(owner.auth).send(wish).expect(201)).body;
const sit = (id: string, { auth }: TestPlayer, wish: object = {}) =>
  service.http.post(`/v1/games/${id}/seats`).set(auth).send(wish);
const read = (id: string, { auth }: TestPlayer) => service.http.get(`/v1/games/${id}`).set(auth);

describe('making a game', () => {
  test('fills the rules from the edition and what is wanted otherwise', async () => {
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
      you: 0,
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
    ['a scenario that asks nobody anything', { scenario: { draws: [] } }, 422, 'invalid-setup'],
    ['six seats in the base game', { seatCount: 6 }, 422, 'invalid-setup'],
    ['one seat', { seatCount: 1 }, 400, 'validation'],
    ['an unknown edition', { edition: 'fourth' }, 400, 'validation'],
    ['a turn without time', { clock: { perTurn: 'PT0S' } }, 400, 'validation'],
    ['a turn of years', { clock: { perTurn: 'P999W' } }, 400, 'validation'],
    ['an unknown guest', { invite: ['nobody-at-all'] }, 404, 'player-not-found'],
    ['a guest that is neither handle nor address', { invite: ['a b'] }, 400, 'validation'],
    ['line breaks in its name', { name: 'a\nb' }, 400, 'validation'],
  ])('is refused with %s, and nothing is made', async (_what, wish, status, kind) => {
    const owner = await makePlayer(service);
    const { body } = await service.http.post('/v1/games').set(owner.auth).send(wish).expect(status);
    expect(body.type).toBe(`/problems/${kind}`);
    expect(await service.db.prisma.game.count({ where: { ownerId: owner.id } })).toBe(0);
  });

  test('with a key makes one game, however often it is sent', async () => {
    const owner = await makePlayer(service);
    const ask = () =>
      service.http.post('/v1/games').set(owner.auth).set('idempotency-key', 'once').send({ seatCount: 2 });
    const first = await ask().expect(201);
    const second = await ask().expect(201);
    expect(second.body).toEqual(first.body);
    expect(await service.db.prisma.game.count({ where: { ownerId: owner.id } })).toBe(1);
  });
});

describe('seats', () => {
  test('the game starts when the last one is taken, and asks seat 0', async () => {
    const [owner, guest] = [await makePlayer(service), await makePlayer(service)];
    const { id } = await make(owner, { clock: { perTurn: 'PT2H' } });
    const { body } = await sit(id, guest).expect(201);
    expect(body).toMatchObject({ status: 'running', you: 1, awaiting: { seats: [0], decisions: ['tile'] } });
    expect(body.table.tiles).toHaveLength(1);
    expect(body.table.drawn).toMatch(/^base\//);
    const wait = new Date(body.awaiting.deadline).getTime() - new Date(body.startedAt).getTime();
    expect(wait).toBe(2 * 3_600_000);
  });

  test('of many who want the last one exactly one gets it', async () => {
    const owner = await makePlayer(service);
    const guests = await Promise.all([1, 2, 3, 4, 5].map(() => makePlayer(service)));
    const { id } = await make(owner);
    const answers = await Promise.all(guests.map((guest) => sit(id, guest)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
    const { body } = await read(id, owner).expect(200);
    expect(body.players).toHaveLength(2);
    expect(body.status).toBe('running');
  });

  test('who sits there stays there, and asking again changes nothing', async () => {
    const owner = await makePlayer(service);
    const { id } = await make(owner, { seatCount: 3 });
    const again = await sit(id, owner).expect(201);
    expect(again.body.players).toHaveLength(1);
    const { body } = await sit(id, owner, { seat: 2 }).expect(409);
    expect(body).toMatchObject({ type: '/problems/already-seated', seat: 0 });
  });

  test('a seat can be chosen, if it is free', async () => {
    const [owner, guest, other] = [
      await makePlayer(service),
      await makePlayer(service),
      await makePlayer(service),
    ];
    const { id } = await make(owner, { seatCount: 4 });
    await sit(id, guest, { seat: 3 }).expect(201);
    const { body } = await sit(id, other, { seat: 3 }).expect(409);
    expect(body).toMatchObject({ type: '/problems/seat-taken', free: [1, 2] });
    const wrong = await sit(id, other, { seat: 5 }).expect(409);
    expect(wrong.body.type).toBe('/problems/seat-taken');
  });

  test('can be given up before the start only', async () => {
    const [owner, guest] = [await makePlayer(service), await makePlayer(service)];
    const { id } = await make(owner, { seatCount: 3 });
    await sit(id, guest).expect(201);
    const leave = ({ auth }: TestPlayer) => service.http.delete(`/v1/games/${id}/seats/me`).set(auth);
    await leave(guest).expect(204);
    await leave(guest).expect(403);
    await sit(id, guest).expect(201);
    await service.http.post(`/v1/games/${id}/start`).set(owner.auth).expect(200);
    const { body } = await leave(guest).expect(409);
    expect(body.type).toBe('/problems/game-not-open');
  });

  test('the owner starts with those who are there, on seats without gaps', async () => {
    const [owner, guest] = [await makePlayer(service), await makePlayer(service)];
    const { id } = await make(owner, { seatCount: 5 });
    const start = ({ auth }: TestPlayer) => service.http.post(`/v1/games/${id}/start`).set(auth);
    expect((await start(owner).expect(409)).body.type).toBe('/problems/too-few-players');
    await sit(id, guest, { seat: 4 }).expect(201);
    expect((await start(guest).expect(403)).body.type).toBe('/problems/not-owner');
    const { body } = await start(owner).expect(200);
    expect(body).toMatchObject({ status: 'running', seatCount: 2, scores: [0, 0] });
    expect(body.players.map(({ seat }: { seat: number }) => seat)).toEqual([0, 1]);
    expect((await start(owner).expect(409)).body.type).toBe('/problems/game-not-open');
    expect((await sit(id, await makePlayer(service)).expect(409)).body.type).toBe('/problems/game-not-open');
  });
});

describe('who begins', () => {
  test('seats may be drawn at the start, by the seed that was committed to', async () => {
    const table = await startTable(service, 5, { seating: 'drawn' });
    const { body: game } = await read(table.id, table.players[0]!).expect(200);
    const { rows } = await service.db.pool.query('SELECT seed FROM games WHERE id = $1', [table.id]);
    const taken = table.players.map(({ handle }) => handle);
    const drawn = game.players.map(({ handle }: { handle: string }) => handle);
    expect(drawn).toEqual(drawLots(taken, rows[0].seed));
    expect(game.players.map(({ seat }: { seat: number }) => seat)).toEqual([0, 1, 2, 3, 4]);
    expect(game.awaiting.seats).toEqual([0]);
  });

  test('in a scenario the seats stay as they were taken', async () => {
    const wish = { seating: 'drawn', scenario: { draws: ['base/U'] } };
    const { auth } = await makePlayer(service);
    const refused = await service.http.post('/v1/games').set(auth).send(wish).expect(422);
    expect(refused.body).toMatchObject({ type: '/problems/invalid-setup', rule: 'R-SETUP-10' });
  });
});

describe('who may see a game', () => {
  test('a stranger is told nothing of a private game', async () => {
    const table = await startTable(service, 2, { visibility: 'private' });
    const stranger = await makePlayer(service);
    const path = `/v1/games/${table.id}`;
    const calls = [
      service.http.get(path),
      service.http.get(`${path}/options`),
      service.http.get(`${path}/moves`),
      service.http.get(`${path}/moves/verify`),
      service.http.get(`${path}/fairness`),
      service.http.get(`${path}/record`),
      service.http.post(`${path}/moves`).send({ type: 'tile', x: 1, y: 0, rotation: 0 }),
      service.http.post(`${path}/seats`).send({}),
      service.http.post(`${path}/seats`).send({ invitation: 'guess' }),
      service.http.post(`${path}/start`),
      service.http.post(`${path}/resign`),
      service.http.delete(`${path}/seats/me`),
    ];
    for (const call of calls) {
      const { body } = await call.set(stranger.auth).expect(404);
      const other = await service.http.get(`/v1/games/${unknownGame}`).set(stranger.auth).expect(404);
      expect({ ...body, instance: '' }).toEqual({ ...other.body, instance: '' });
    }
    const { body } = await service.http.get('/v1/games?limit=100').set(stranger.auth).expect(200);
    expect(body.items.map(({ id }: { id: string }) => id)).not.toContain(table.id);
  });

  test('those with the code or an invitation get in', async () => {
    const [owner, guest, friend] = [
      await makePlayer(service),
      await makePlayer(service),
      await makePlayer(service),
    ];
    const wish = {
      visibility: 'private',
      seatCount: 3,
      invite: [guest.handle.toUpperCase(), 'x@example.org'],
    };
    const { id, invitation } = await make(owner, wish);
    expect((await read(id, guest).expect(200)).body.invitation).toBeNull();
    await sit(id, guest).expect(201);
    await read(id, friend).expect(404);
    await sit(id, friend, { invitation: `${invitation}x` }).expect(404);
    await sit(id, friend, { invitation }).expect(201);
    await read(id, friend).expect(200);
  });

  test('everybody may watch a public game, but has no part in it', async () => {
    const table = await startTable(service);
    const watcher = await makePlayer(service);
    const { body } = await read(table.id, watcher).expect(200);
    expect(body).toMatchObject({ you: null, invitation: null });
    const options = await service.http.get(`/v1/games/${table.id}/options`).set(watcher.auth).expect(200);
    expect(options.body).toMatchObject({ seat: null, options: [], awaiting: { seats: [0] } });
    const move = service.http.post(`/v1/games/${table.id}/moves`).set(watcher.auth);
    const refused = await move.send({ type: 'tile', x: 1, y: 0, rotation: 0 }).expect(403);
    expect(refused.body.type).toBe('/problems/not-seated');
  });

  test('whoever knows the id of an unlisted game may watch it, but not sit down', async () => {
    const { id } = await make(await makePlayer(service), { visibility: 'unlisted' });
    const stranger = await makePlayer(service);
    await read(id, stranger).expect(200);
    await sit(id, stranger).expect(404);
    const { body } = await service.http.get('/v1/games?limit=100').set(stranger.auth).expect(200);
    expect(body.items.map((game: { id: string }) => game.id)).not.toContain(id);
  });

  test.each(['', '/moves', '/moves/verify', '/fairness', '/projection'])(
    'without an account everybody may read %s of a public game, and nothing of a private one',
    async (part) => {
      const open = await startTable(service);
      const closed = await startTable(service, 2, { visibility: 'private' });
      await service.http.get(`/v1/games/${open.id}${part}`).expect(200);
      await service.http.get(`/v1/games/${closed.id}${part}`).expect(404);
      const forged = { authorization: 'Bearer forged' };
      await service.http.get(`/v1/games/${open.id}${part}`).set(forged).expect(401);
    },
  );

  test('playing needs a token, and a token needs the scope', async () => {
    const table = await startTable(service);
    const anonymous = service.http.post(`/v1/games/${table.id}/moves`);
    await anonymous.send({ type: 'tile', x: 1, y: 0, rotation: 0 }).expect(401);
    await service.http.get('/v1/games?mine=true').expect(401);
    const [owner] = table.players;
    const bot = await service.http
      .post('/v1/me/tokens')
      .set(owner!.auth)
      .send({ name: 'reader', scopes: ['games:read'] });
    const auth = { authorization: `Bearer ${bot.body.token}` };
    await service.http.get(`/v1/games/${table.id}`).set(auth).expect(200);
    const move = service.http.post(`/v1/games/${table.id}/moves`).set(auth);
    const { body } = await move.send({ type: 'tile', x: 1, y: 0, rotation: 0 }).expect(403);
    expect(body).toMatchObject({ type: '/problems/insufficient-scope', requiredScope: 'games:play' });
  });
});

describe('lists of games', () => {
  test('come in pages, newest first', async () => {
    const owner = await makePlayer(service);
    const made: string[] = [];
    for (let at = 0; at < 5; at += 1) made.unshift((await make(owner)).id);
    const seen: string[] = [];
    let cursor = '';
    do {
      const { body } = await service.http
        .get(`/v1/games?mine=true&limit=2${cursor}`)
        .set(owner.auth)
        .expect(200);
      seen.push(...body.items.map(({ id }: { id: string }) => id));
      cursor = body.nextCursor === null ? '' : `&cursor=${body.nextCursor}`;
    } while (cursor !== '');
    expect(seen).toEqual(made);
  });

  test('tell where it is my turn', async () => {
    const table = await startTable(service);
    const [one, two] = table.players;
    const turns = async ({ auth }: TestPlayer) =>
      (await service.http.get('/v1/games?turn=mine').set(auth).expect(200)).body.items;
    expect(await turns(one!)).toEqual([
      expect.objectContaining({ id: table.id, awaiting: expect.objectContaining({ seats: [0] }), you: 0 }),
    ]);
    expect(await turns(two!)).toEqual([]);
  });

  test('answer 304 while nothing has changed', async () => {
    const owner = await makePlayer(service);
    await make(owner);
    const list = () => service.http.get('/v1/games?mine=true').set(owner.auth);
    const { headers } = await list().expect(200);
    const unchanged = await list().set('if-none-match', String(headers['etag'])).expect(304);
    expect(unchanged.text).toBe('');
    await make(owner);
    await list().set('if-none-match', String(headers['etag'])).expect(200);
  });

  test.each([
    'x',
    'bnVsbA',
    Buffer.from('"; drop table games"').toString('base64url'),
    '%00',
    'x'.repeat(201),
  ])('refuse the cursor %s', async (cursor) => {
    const { auth } = await makePlayer(service);
    const { body } = await service.http.get(`/v1/games?cursor=${cursor}`).set(auth).expect(400);
    expect(body.errors[0]).toMatchObject({ in: 'query', pointer: '/cursor' });
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
    await service.http.get(`/v1/games?${query}`).set(auth).expect(400);
  });
});
