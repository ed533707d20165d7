import { describe, expect, test } from 'vitest';
import { makePlayers } from '../players/support/players.ts';
import { useApp } from '../support/app.ts';
import { confirmAddress, makePlayer, type TestPlayer } from '../support/players.ts';
import { startTable } from '../support/table.ts';

const service = useApp();
const unknownGame = '01980a3e-7c1d-7a40-9d1a-3f1f5d0c9a11';

const make = async (owner: TestPlayer, body: object = {}) =>
  (await owner.post('/v1/games', body).expect(201)).body;
const sit = (id: string, { auth }: TestPlayer, body: object = {}) =>
  service.http.post(`/v1/games/${id}/seats`).set(auth).send(body);
const read = (id: string, { auth }: TestPlayer) => service.http.get(`/v1/games/${id}`).set(auth);

describe('access to a game', () => {
  test('a stranger sees nothing of a private game', async () => {
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
      const other = await stranger.get(`/v1/games/${unknownGame}`).expect(404);
      expect({ ...body, instance: '' }).toEqual({ ...other.body, instance: '' });
    }
    const { body } = await stranger.get('/v1/games?limit=100').expect(200);
    expect(body.items.map(({ id }: { id: string }) => id)).not.toContain(table.id);
  });

  test('players with the code or an invitation have access', async () => {
    const [owner, guest, friend] = await makePlayers(service, 'owner', 'guest', 'friend');
    await confirmAddress(service, owner);
    const body = {
      visibility: 'private',
      seatCount: 3,
      invite: [guest.handle.toUpperCase(), 'x@example.org'],
    };
    const { id, invitation } = await make(owner, body);
    expect((await read(id, guest).expect(200)).body.invitation).toBeNull();
    await sit(id, guest).expect(201);
    await read(id, friend).expect(404);
    await sit(id, friend, { invitation: `${invitation}x` }).expect(404);
    await sit(id, friend, { invitation }).expect(201);
    await read(id, friend).expect(200);
  });

  test('anyone can watch a public game, but not join it', async () => {
    const table = await startTable(service);
    const watcher = await makePlayer(service);
    const { body } = await read(table.id, watcher).expect(200);
    expect(body).toMatchObject({ yourSeat: null, invitation: null });
    const options = await watcher.get(`/v1/games/${table.id}/options`).expect(200);
    expect(options.body).toMatchObject({ seat: null, options: [], awaiting: { seats: [0] } });
    const move = watcher.post(`/v1/games/${table.id}/moves`);
    const refused = await move.send({ type: 'tile', x: 1, y: 0, rotation: 0 }).expect(403);
    expect(refused.body.type).toBe('/problems/not-seated');
  });

  test('anyone with the id of an unlisted game can watch it, but not take a seat', async () => {
    const { id } = await make(await makePlayer(service), { visibility: 'unlisted' });
    const stranger = await makePlayer(service);
    await read(id, stranger).expect(200);
    await sit(id, stranger).expect(404);
    const { body } = await stranger.get('/v1/games?limit=100').expect(200);
    expect(body.items.map((game: { id: string }) => game.id)).not.toContain(id);
  });
});
