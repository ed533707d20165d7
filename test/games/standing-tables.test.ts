/** Standing tables of players. */
import { beforeEach, describe, expect, test } from 'vitest';
import { keepTablesOpen } from '../../src/games/recurring-tables/keep-open.ts';
import { dayMs } from '../../src/helpers/time-units.ts';
import { tableCalls } from '../players/support/tables.ts';
import { useApp } from '../support/app.ts';
import { lasting, makeGuest, makePlayer, type TestPlayer } from '../support/players.ts';

const service = useApp();
const game = { seatCount: 2, visibility: 'public', clock: { perTurn: 'P3D' }, rated: true };
let calls: ReturnType<typeof tableCalls>;
let anna: TestPlayer;
let bruno: TestPlayer;
beforeEach(async () => {
  calls = tableCalls(service);
  anna = await lasting(service, await makePlayer(service, 'anna'));
  bruno = await lasting(service, await makePlayer(service, 'bruno'));
});

const keep = (body: object = {}, { auth }: TestPlayer = anna) =>
  service.http
    .post('/v1/me/standing-tables')
    .set(auth)
    .send({ game, ...body });
const list = async ({ auth }: TestPlayer = anna) =>
  (await service.http.get('/v1/me/standing-tables').set(auth).expect(200)).body.items;
const change = (id: string, body: object) => anna.patch(`/v1/me/standing-tables/${id}`, body);
const gamesIn = async (status: string): Promise<{ id: string }[]> => {
  const path = `/v1/games?mine=true&status=${status}`;
  return (await anna.get(path).expect(200)).body.items;
};
const openGames = () => gamesIn('open');
/** Has a player take a seat at the first open table. */
async function join(): Promise<string> {
  const [{ id } = { id: '' }] = await openGames();
  await calls.sit(id, bruno).expect(201);
  return id;
}

describe('a standing table', () => {
  test('opens a table like its template at once, and another when one fills or ends, within its limits', async () => {
    const { body } = await keep({ maxOpen: 1, maxActive: 2 }).expect(201);
    expect(body).toMatchObject({
      game,
      maxOpen: 1,
      maxActive: 2,
      open: 1,
      running: 0,
      pauseReason: null,
    });
    const [first] = await openGames();
    expect(first).toMatchObject({ ...game, clock: { perTurn: 'P3D', onTimeout: 'skip' } });
    await keepTablesOpen(service.deps);
    expect(await openGames()).toHaveLength(1);
    await join();
    await keepTablesOpen(service.deps);
    expect(await list()).toMatchObject([{ open: 1, running: 1 }]);
    const running = await join();
    await keepTablesOpen(service.deps);
    expect(await list()).toMatchObject([{ open: 0, running: 2 }]);
    await bruno.post(`/v1/games/${running}/resign`).expect(201);
    await keepTablesOpen(service.deps);
    expect(await list()).toMatchObject([{ open: 1, running: 1 }]);
  });

  test('opens another when its owner cancels one', async () => {
    await keep().expect(201);
    const [first] = await openGames();
    await calls.cancel(first?.id ?? '', anna).expect(204);
    await keepTablesOpen(service.deps);
    expect(await list()).toMatchObject([{ open: 1 }]);
  });

  test('can be paused, resumed and deleted, which cancels tables without other players', async () => {
    const { body } = await keep({ game: { ...game, seatCount: 3 }, maxOpen: 2 }).expect(201);
    const joined = await join();
    expect((await change(body.id, { isPaused: true }).expect(200)).body).toMatchObject({
      open: 1,
      pauseReason: 'owner',
    });
    await keepTablesOpen(service.deps);
    expect((await openGames()).map(({ id }) => id)).toEqual([joined]);
    expect((await change(body.id, { isPaused: false }).expect(200)).body).toMatchObject({
      open: 2,
      pauseReason: null,
    });
    expect((await change(body.id, { maxActive: 1 }).expect(422)).body.type).toBe('/problems/invalid-setup');
    const path = `/v1/me/standing-tables/${body.id}`;
    await anna.delete(path).expect(204);
    expect((await openGames()).map(({ id }) => id)).toEqual([joined]);
    expect(await list()).toEqual([]);
  });

  test('pauses on vacation, and after three weeks without a move by its owner', async () => {
    const { body } = await keep().expect(201);
    const at = service.deps.clock();
    const period = { startsAt: at, endsAt: new Date(at.getTime() + dayMs) };
    await service.db.prisma.vacation.create({ data: { id: anna.id, playerId: anna.id, ...period } });
    await keepTablesOpen(service.deps);
    expect(await list()).toMatchObject([{ pauseReason: 'vacation', open: 0 }]);
    service.pass(dayMs);
    await change(body.id, { isPaused: false }).expect(200);
    service.pass(20 * dayMs);
    await join();
    await keepTablesOpen(service.deps);
    expect(await list()).toMatchObject([{ pauseReason: null, open: 1 }]);
    service.pass(2 * dayMs);
    await join();
    await keepTablesOpen(service.deps);
    expect(await list()).toMatchObject([{ pauseReason: 'idle', open: 0, running: 2 }]);
  });

  test('pauses when a table is refused, but waits on a temporary refusal', async () => {
    await keep({ game: { ...game, name: 'Come and play' } }).expect(201);
    const at = service.deps.clock();
    await service.db.prisma.sanction.create({
      data: { id: anna.id, playerId: anna.id, kind: 'silence', reason: 'x', createdAt: at },
    });
    await join();
    await keepTablesOpen(service.deps);
    expect(await list()).toMatchObject([{ pauseReason: 'refused', open: 0, running: 1 }]);
  });

  test('is for accounts, five each, and only for valid settings', async () => {
    await keep({}, await makeGuest(service)).expect(403);
    expect((await keep({ game: { ...game, seatCount: 6 } }).expect(422)).body.type).toBe(
      '/problems/invalid-setup',
    );
    await keep({ maxOpen: 3, maxActive: 2 }).expect(400);
    await keep({ game: { ...game, invite: ['bruno'] } }).expect(400);
    for (let count = 0; count < 5; count += 1) await keep().expect(201);
    expect((await keep().expect(409)).body.type).toBe('/problems/limit-reached');
  });

  test('never has too many tables, however many processes check and whatever fails', async () => {
    await keep({ maxOpen: 3, maxActive: 6 }).expect(201);
    for (let count = 0; count < 3; count += 1) await join();
    let seeds = 0;
    const newSeed = () => {
      seeds += 1;
      if (seeds === 2) throw new Error('the process dies');
      return service.deps.newSeed();
    };
    await expect(keepTablesOpen({ ...service.deps, newSeed })).rejects.toThrow('the process dies');
    expect(await list()).toMatchObject([{ open: 0, running: 3 }]);
    await Promise.all(Array.from({ length: 4 }, () => keepTablesOpen(service.deps)));
    expect(await list()).toMatchObject([{ open: 3, running: 3 }]);
  });
});
