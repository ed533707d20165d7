import { describe, expect, test } from 'vitest';
import { drawLots } from '../../src/engine/index.ts';
import { makePlayers } from '../players/support/players.ts';
import { useApp } from '../support/app.ts';
import { makePlayer, type TestPlayer } from '../support/players.ts';
import { startTable } from '../support/table.ts';

const service = useApp();

const make = async (owner: TestPlayer, body: object = {}) =>
  (await owner.post('/v1/games', body).expect(201)).body;
const sit = (id: string, { auth }: TestPlayer, body: object = {}) =>
  service.http.post(`/v1/games/${id}/seats`).set(auth).send(body);
const read = (id: string, { auth }: TestPlayer) => service.http.get(`/v1/games/${id}`).set(auth);

describe('seats', () => {
  test('the game starts with the last seat taken, and waits for seat 0', async () => {
    const [owner, guest] = [await makePlayer(service), await makePlayer(service)];
    const { id } = await make(owner, { clock: { perTurn: 'PT2H' } });
    const { body } = await sit(id, guest).expect(201);
    expect(body).toMatchObject({
      status: 'running',
      yourSeat: 1,
      awaiting: { seats: [0], decisions: ['tile'] },
    });
    expect(body.table.tiles).toHaveLength(1);
    expect(body.table.drawn).toMatch(/^base\//);
    const wait = new Date(body.awaiting.deadline).getTime() - new Date(body.startedAt).getTime();
    expect(wait).toBe(2 * 3_600_000);
  });

  test('one of many players competing for the last seat gets it', async () => {
    const owner = await makePlayer(service);
    const guests = await Promise.all([1, 2, 3, 4, 5].map(() => makePlayer(service)));
    const { id } = await make(owner);
    const answers = await Promise.all(guests.map((guest) => sit(id, guest)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
    const { body } = await read(id, owner).expect(200);
    expect(body.players).toHaveLength(2);
    expect(body.status).toBe('running');
  });

  test('a seated player keeps the seat, and repeating changes nothing', async () => {
    const owner = await makePlayer(service);
    const { id } = await make(owner, { seatCount: 3 });
    const again = await sit(id, owner).expect(201);
    expect(again.body.players).toHaveLength(1);
    const { body } = await sit(id, owner, { seat: 2 }).expect(409);
    expect(body).toMatchObject({ type: '/problems/already-seated', seat: 0 });
  });

  test('a free seat can be chosen', async () => {
    const [owner, guest, other] = await makePlayers(service, 'owner', 'guest', 'other');
    const { id } = await make(owner, { seatCount: 4 });
    await sit(id, guest, { seat: 3 }).expect(201);
    const { body } = await sit(id, other, { seat: 3 }).expect(409);
    expect(body).toMatchObject({ type: '/problems/seat-taken', free: [1, 2] });
    const wrong = await sit(id, other, { seat: 5 }).expect(409);
    expect(wrong.body.type).toBe('/problems/seat-taken');
  });

  test('can be left only before the start', async () => {
    const [owner, guest] = [await makePlayer(service), await makePlayer(service)];
    const { id } = await make(owner, { seatCount: 3 });
    await sit(id, guest).expect(201);
    const leave = ({ auth }: TestPlayer) => service.http.delete(`/v1/games/${id}/seats/me`).set(auth);
    await leave(guest).expect(204);
    await leave(guest).expect(403);
    await sit(id, guest).expect(201);
    await owner.post(`/v1/games/${id}/start`).expect(200);
    const cancel = owner.delete(`/v1/games/${id}`);
    for (const { body } of [await leave(guest).expect(409), await cancel.expect(409)]) {
      expect(body).toMatchObject({ type: '/problems/game-not-open', gameStatus: 'running' });
      expect(body.detail).toMatch(/\/resign\b.*\/requests\b/);
    }
  });

  test('the owner starts with the seated players, without gaps between seats', async () => {
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

describe('the first player', () => {
  test('can be drawn at the start, by the committed seed', async () => {
    const table = await startTable(service, 5, { seating: 'drawn' });
    const { body: game } = await read(table.id, table.players[0]!).expect(200);
    const { rows } = await service.db.pool.query(
      `SELECT encode(seed, 'hex') AS seed FROM games WHERE id = $1`,
      [table.id],
    );
    const taken = table.players.map(({ handle }) => handle);
    const drawn = game.players.map(({ handle }: { handle: string }) => handle);
    expect(drawn).toEqual(drawLots(taken, rows[0].seed));
    expect(game.players.map(({ seat }: { seat: number }) => seat)).toEqual([0, 1, 2, 3, 4]);
    expect(game.awaiting.seats).toEqual([0]);
  });

  test('stays as seated in a scenario', async () => {
    const body = { seating: 'drawn', scenario: { draws: ['base/U'] } };
    const { auth } = await makePlayer(service);
    const refused = await service.http.post('/v1/games').set(auth).send(body).expect(422);
    expect(refused.body).toMatchObject({ type: '/problems/invalid-setup', rule: 'R-SETUP-10' });
  });
});
