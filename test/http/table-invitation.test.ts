/** An invited player's view of a table before taking a seat. */
import { expect, test } from 'vitest';
import { useApp } from '../support/app.ts';
import { makeGuest, makePlayer, type TestPlayer } from '../support/players.ts';
import { postAs } from './support/calls.ts';

const service = useApp();

const request = {
  name: 'Sunday table',
  seatCount: 3,
  visibility: 'private',
  robots: ['easy'],
  rules: { expansions: ['river'] },
  clock: { perTurn: 'P3D' },
};

async function open({ auth }: TestPlayer, more: object = {}) {
  const { body } = await postAs(service, auth, '/v1/games', { ...request, ...more });
  return body as { id: string; invitation: string };
}

const look = (id: string, invitation?: string, auth: Record<string, string> = {}) =>
  service.http
    .get(`/v1/games/${id}/invitation`)
    .query(invitation === undefined ? {} : { invitation })
    .set(auth);

test('the code of a private table shows the inviter, the seats, the rules and the pace', async () => {
  const nina = await makePlayer(service, 'nina');
  const { id, invitation } = await open(nina);
  const { body } = await look(id, invitation).expect(200);
  expect(body).toMatchObject({
    id,
    name: 'Sunday table',
    by: { playerId: nina.id, handle: nina.handle },
    seatCount: 3,
    rules: { expansions: ['river'] },
    clock: { perTurn: 'P3D' },
    yourSeat: null,
  });
  expect(body.players.map(({ robot }: { robot: unknown }) => robot)).toEqual([null, 'easy']);
  expect(body).not.toHaveProperty('invitation');
});

test('without the right code, a private table is not found', async () => {
  const { id, invitation } = await open(await makePlayer(service));
  const other = await open(await makePlayer(service));
  for (const code of [undefined, other.invitation, invitation.slice(0, -1)])
    expect((await look(id, code).expect(404)).body.type).toBe('/problems/game-not-found');
});

test('a block excludes a player who has the code', async () => {
  const [nina, blocked] = [await makePlayer(service), await makePlayer(service)];
  const { id, invitation } = await open(nina);
  await look(id, invitation, blocked.auth).expect(200);
  await nina.put(`/v1/me/blocks/${blocked.id}`).expect(204);
  await look(id, invitation, blocked.auth).expect(404);
});

test('the code shows nothing more once the game has started', async () => {
  const { id, invitation } = await open(await makePlayer(service));
  const guest = await makeGuest(service);
  await postAs(service, guest.auth, `/v1/games/${id}/seats`, { invitation }).expect(201);
  const { body } = await look(id, invitation).expect(409);
  expect(body).toMatchObject({ type: '/problems/game-not-open', gameStatus: 'running' });
});

test('a public table is open to all, and listed with its pace', async () => {
  const nina = await makePlayer(service);
  const { id } = await open(nina, { visibility: 'public' });
  expect((await look(id).expect(200)).body.by.handle).toBe(nina.handle);
  const { body } = await service.http.get('/v1/games?status=open&limit=100').expect(200);
  expect(body.items.find((game: { id: string }) => game.id === id).clock).toMatchObject({ perTurn: 'P3D' });
});
