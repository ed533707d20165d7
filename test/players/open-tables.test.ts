import { beforeAll, describe, expect, test, vi } from 'vitest';
import { cancelExpiredGames } from '../../src/games/table/cancel.ts';
import { useApp } from '../support/app.ts';
import { lasting } from '../support/players.ts';
import { makePlayers } from './support/players.ts';
import { tableCalls } from './support/tables.ts';

const service = useApp();
const day = 86_400_000;
let calls: ReturnType<typeof tableCalls>;
beforeAll(() => {
  calls = tableCalls(service);
});

const three = () => makePlayers(service, 'owner', 'guest', 'other');
const problemOf = async (request: PromiseLike<{ body: { type: string } }>) =>
  (await request).body.type.replace('/problems/', '');

describe('the owner of an open table', () => {
  test('cancels it: it can no longer be found or joined', async () => {
    const [owner, guest, other] = await three();
    const { id } = await calls.create(owner, { invite: [other.handle] });
    await calls.sit(id, guest).expect(201);
    expect(await problemOf(calls.cancel(id, guest).expect(403))).toBe('not-owner');
    await calls.cancel(id, owner).expect(204);
    expect(await problemOf(calls.cancel(id, owner).expect(409))).toBe('game-not-open');
    expect((await calls.read(id, guest).expect(200)).body).toMatchObject({
      status: 'aborted',
      expiresAt: null,
      finishedAt: expect.any(String),
    });
    for (const list of ['', '?status=aborted']) {
      const { body } = await service.http.get(`/v1/games${list}`).expect(200);
      expect(body.items.map((game: { id: string }) => game.id)).not.toContain(id);
    }
    expect(await calls.invitations(other)).toEqual([]);
    await calls.sit(id, other).expect(409);
    await calls.leave(id, guest).expect(409);
  });

  test('removes a player, who can return only by invitation', async () => {
    const [owner, guest] = await three();
    const { id, invitation } = await calls.create(owner, { visibility: 'unlisted' });
    await calls.sit(id, guest, { invitation }).expect(201);
    expect(await problemOf(calls.remove(id, 0, guest).expect(403))).toBe('not-owner');
    expect(await problemOf(calls.remove(id, 2, owner).expect(404))).toBe('seat-empty');
    await calls.remove(id, 1, owner).expect(204);
    const refused = calls.sit(id, guest, { invitation }).expect(403);
    expect(await problemOf(refused)).toBe('removed-from-game');
    await calls.invite(id, owner, guest.handle).expect(202);
    await calls.sit(id, guest).expect(201);
    await calls.remove(id, 0, owner).expect(204);
    expect((await calls.read(id, guest).expect(200)).body.players).toMatchObject([{ handle: guest.handle }]);
  });
});

describe('an empty table', () => {
  test('is cancelled if its owner left it', async () => {
    const [owner, guest] = await three();
    const alone = await calls.create(owner);
    await calls.leave(alone.id, owner).expect(204);
    expect((await calls.read(alone.id, owner).expect(200)).body.status).toBe('aborted');
    expect(await calls.listed()).not.toContain(alone.id);
    const shared = await calls.create(owner);
    await calls.sit(shared.id, guest).expect(201);
    await calls.leave(shared.id, owner).expect(204);
    expect((await calls.read(shared.id, guest).expect(200)).body.status).toBe('open');
    await calls.leave(shared.id, guest).expect(204);
    expect((await calls.read(shared.id, guest).expect(200)).body.status).toBe('aborted');
  });

  test('stays open if arranged for others: strangers cannot cancel it by joining and leaving', async () => {
    const [owner, guest] = await three();
    const { id } = await calls.create(owner, { join: false });
    await calls.sit(id, guest).expect(201);
    await calls.leave(id, guest).expect(204);
    expect(await calls.listed()).toContain(id);
  });
});

test('invitations are listed and can be declined', async () => {
  const [owner, guest, other] = await three();
  const { id } = await calls.create(owner, { visibility: 'private', invite: [guest.handle] });
  expect(await calls.invitations(guest)).toMatchObject([
    { game: { id, yourSeat: null }, by: { playerId: owner.id }, at: expect.any(String) },
  ]);
  await calls.decline(id, other).expect(404);
  await calls.decline(id, guest).expect(204);
  expect(await calls.invitations(guest)).toEqual([]);
  await calls.read(id, guest).expect(404);
  const open = await calls.create(owner);
  expect(await problemOf(calls.decline(open.id, guest).expect(404))).toBe('invitation-not-found');
});

test('a table without changes for 30 days expires after a warning', async () => {
  const [first, second] = await three();
  const [owner, guest] = [await lasting(service, first), await lasting(service, second)];
  const { id, expiresAt, createdAt } = await calls.create(owner);
  expect(Date.parse(expiresAt) - Date.parse(createdAt)).toBe(30 * day);
  service.pass(20 * day);
  await calls.sit(id, guest).expect(201);
  service.pass(20 * day);
  await cancelExpiredGames(service.deps);
  expect((await calls.read(id, owner).expect(200)).body.status).toBe('open');
  service.pass(10 * day);
  expect(await cancelExpiredGames(service.deps)).toBeGreaterThan(0);
  await vi.waitFor(async () => expect((await calls.read(id, owner).expect(200)).body.status).toBe('aborted'));
});
