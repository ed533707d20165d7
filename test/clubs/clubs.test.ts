/** Clubs: members, admins, their webhooks, and members-only tables. */
import { beforeEach, describe, expect, test } from 'vitest';
import { handOver } from '../../src/clubs/members.ts';
import { getAs, postAs } from '../http/support/calls.ts';
import { useApp } from '../support/app.ts';
import { makeGuest, makePlayer, type TestPlayer } from '../support/players.ts';

const service = useApp();
let clubs = 0;
let handle = '';
let owner: TestPlayer;
let bruno: TestPlayer;
let carla: TestPlayer;
beforeEach(async () => {
  clubs += 1;
  handle = `Club-${clubs}`;
  owner = await makePlayer(service, 'owner');
  bruno = await makePlayer(service, 'bruno');
  carla = await makePlayer(service, 'carla');
});

const found = (body: object = {}, { auth }: TestPlayer = owner) =>
  postAs(service, auth, '/v1/clubs', { handle, name: 'Spring Club', ...body });
const at = (path = '') => `/v1/clubs/${handle}${path}`;
const join = ({ auth }: TestPlayer) => service.http.put(at('/members/me')).set(auth);
const leave = ({ auth }: TestPlayer) => service.http.delete(at('/members/me')).set(auth);
const role = async ({ auth }: TestPlayer) => (await getAs(service, auth, at()).expect(200)).body.yourRole;
const setRole = (by: TestPlayer, of: TestPlayer, to: string) =>
  by.put(at(`/members/${of.handle}`), { role: to });
const remove = (by: TestPlayer, of: TestPlayer) => by.delete(at(`/members/${of.handle}`));
const members = ({ auth }: TestPlayer, query = '') => getAs(service, auth, at(`/members${query}`));

describe('a club', () => {
  test('is created, changed and deleted by its owner', async () => {
    expect((await found({ joinPolicy: 'open' }).expect(201)).body).toMatchObject({
      handle: handle.toLowerCase(),
      members: 1,
      yourRole: 'owner',
      joinPolicy: 'open',
    });
    expect((await found({}, bruno).expect(409)).body.type).toBe('/problems/club-handle-taken');
    await bruno.patch(at(), { name: 'Mine' }).expect(404);
    const changed = await owner.patch(at(), { description: 'On Sundays' }).expect(200);
    expect(changed.body).toMatchObject({
      name: 'Spring Club',
      description: 'On Sundays',
      joinPolicy: 'open',
    });
    const mine = await getAs(service, owner.auth, '/v1/clubs?mine=true').expect(200);
    expect(mine.body.items).toEqual([changed.body]);
    expect((await service.http.get('/v1/clubs').expect(200)).body.items[0]).toMatchObject({ yourRole: null });
    await bruno.delete(at()).expect(404);
    await owner.delete(at()).expect(204);
    await service.http.get(at()).expect(404);
  });

  test('can be joined and left freely if open, and only members see the member list', async () => {
    await found({ joinPolicy: 'open' }).expect(201);
    await members(bruno).expect(404);
    expect((await join(bruno).expect(200)).body).toEqual({ role: 'member' });
    expect((await join(bruno).expect(200)).body).toEqual({ role: 'member' });
    const { items } = (await members(bruno).expect(200)).body;
    expect(items.map((one: { role: string }) => one.role).sort()).toEqual(['member', 'owner']);
    await members(bruno, '?asking=true').expect(404);
    await leave(bruno).expect(204);
    expect(await role(bruno)).toBeNull();
    await join(await makeGuest(service)).expect(403);
  });

  test('requires admins to accept requests if not open; only the owner appoints admins', async () => {
    await found().expect(201);
    expect((await join(bruno).expect(200)).body).toEqual({ role: 'pending' });
    await members(bruno).expect(404);
    expect((await members(owner, '?asking=true').expect(200)).body.items).toMatchObject([
      { handle: bruno.handle },
    ]);
    await setRole(bruno, bruno, 'member').expect(404);
    await setRole(owner, bruno, 'admin').expect(204);
    await join(carla).expect(200);
    await setRole(bruno, carla, 'admin').expect(404);
    await setRole(bruno, carla, 'member').expect(204);
    expect([await role(bruno), await role(carla)]).toEqual(['admin', 'member']);
    await remove(bruno, owner).expect(404);
    await remove(carla, bruno).expect(404);
    await remove(bruno, carla).expect(204);
    await remove(owner, bruno).expect(204);
    expect([await role(bruno), await role(carla)]).toEqual([null, null]);
  });

  test('passes to an admin, else a member, when the owner leaves or is deleted; without members it ends', async () => {
    await found({ joinPolicy: 'open' }).expect(201);
    await join(carla).expect(200);
    await join(bruno).expect(200);
    await setRole(owner, bruno, 'admin').expect(204);
    await leave(owner).expect(204);
    expect([await role(owner), await role(bruno)]).toEqual([null, 'owner']);
    await service.db.prisma.player.delete({ where: { id: bruno.id } });
    await handOver(service.deps);
    expect(await role(carla)).toBe('owner');
    await leave(carla).expect(204);
    await service.http.get(at()).expect(404);
  });
});

test('its webhooks are listed and deleted by its admins, without their addresses', async () => {
  await found({ joinPolicy: 'open' }).expect(201);
  await join(bruno).expect(200);
  await setRole(owner, bruno, 'admin').expect(204);
  const hook = { url: 'https://bot.example/hook', games: 'club', club: handle, name: 'our room' };
  const { body: made } = await bruno.post('/v1/me/webhooks', hook).expect(201);
  const listed = ({ auth }: TestPlayer) => service.http.get(at('/webhooks')).set(auth);
  await listed(carla).expect(404);
  const { items } = (await listed(owner).expect(200)).body;
  expect(items).toMatchObject([{ id: made.id, name: 'our room', by: { handle: bruno.handle } }]);
  expect(JSON.stringify(items)).not.toContain('/hook');
  expect(JSON.stringify(items)).not.toContain(made.secret);
  const remove = (id: string) => owner.delete(at(`/webhooks/${id}`));
  await remove(crypto.randomUUID()).expect(404);
  await remove(made.id).expect(204);
  expect((await listed(owner).expect(200)).body.items).toEqual([]);
});

describe('a table of a club', () => {
  const create = (body: object = {}) =>
    postAs(service, owner.auth, '/v1/games', { seatCount: 3, visibility: 'private', club: handle, ...body });
  const tables = async ({ auth }: TestPlayer) =>
    (await getAs(service, auth, `/v1/games?club=${handle}`).expect(200)).body.items;

  test('is visible and open only to members if private', async () => {
    await found().expect(201);
    const { id } = (await create().expect(201)).body;
    const { id: open } = (await create({ visibility: 'public' }).expect(201)).body;
    const sit = ({ auth }: TestPlayer) => postAs(service, auth, `/v1/games/${id}/seats`, {});
    await join(bruno).expect(200);
    await sit(bruno).expect(404);
    expect((await tables(bruno)).map((one: { id: string }) => one.id)).toEqual([open]);
    await setRole(owner, bruno, 'member').expect(204);
    expect((await tables(bruno)).map((one: { id: string }) => one.id)).toEqual([open, id]);
    await getAs(service, bruno.auth, `/v1/games/${id}`).expect(200);
    await sit(bruno).expect(201);
    await getAs(service, carla.auth, `/v1/games/${id}`).expect(404);
    await sit(carla).expect(404);
    expect((await service.http.get(`/v1/games?club=${handle}`).expect(200)).body.items).toHaveLength(1);
    await owner.put(`/v1/me/blocks/${carla.handle}`).expect(204);
    await join(carla).expect(200);
    await setRole(owner, carla, 'member').expect(204);
    expect(await tables(carla)).toEqual([]);
    await sit(carla).expect(404);
  });

  test('can be created only by members', async () => {
    await found({}, bruno).expect(201);
    expect((await create().expect(404)).body.type).toBe('/problems/club-not-found');
    await getAs(service, owner.auth, '/v1/games?club=there-is-none').expect(404);
    await getAs(service, owner.auth, `/v1/games?club=${handle}&mine=true`).expect(400);
  });
});
