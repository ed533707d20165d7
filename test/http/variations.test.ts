/** Continuing from a moment of a finished game. */
import { describe, expect, test, vi } from 'vitest';
import { useWorkers } from '../notifications/support/workers.ts';
import { useApp } from '../support/app.ts';
import { makeGuest, makePlayer, type TestPlayer } from '../support/players.ts';
import { agreeTo, undoableTable } from '../support/requests.ts';
import { playOn, readTable, resign, startTable, type TestTable } from '../support/table.ts';
import { findingsIn } from '../support/verified.ts';
import { waiting } from '../support/waiting.ts';

const service = useApp();
useWorkers(service);

const pointsOf = (moves: { events: { type: string; seat?: number; points?: number }[] }[], seat: number) =>
  moves
    .flatMap(({ events }) => events)
    .filter((event) => event.type === 'scored' && event.seat === seat)
    .reduce((sum, { points = 0 }) => sum + points, 0);

const playFrom = (game: string, player: Pick<TestPlayer, 'auth'>, body: object) =>
  service.http.post(`/v1/games/${game}/variations`).set(player.auth).send(body);

const movesOf = async (game: string, { auth }: Pick<TestPlayer, 'auth'>) =>
  (await service.http.get(`/v1/games/${game}/moves?limit=500`).set(auth).expect(200)).body.items;

/** A game of two that ended after twelve decisions when the second player resigned. */
async function finished(request: object = {}): Promise<TestTable> {
  const table = await startTable(service, 2, request);
  await playOn(service, table, 12);
  await resign(service, table, table.players[1]!);
  return table;
}

describe('a game continued from a moment of another', () => {
  test('starts from that position, with its rules and tiles, and continues', async () => {
    const table = await finished({ rules: { smallCity: 2 } });
    const [anna] = table.players as [TestPlayer];
    const before = await movesOf(table.id, anna);
    const { body } = await playFrom(table.id, anna, { version: 6, robot: 'easy' }).expect(201);
    expect(body).toMatchObject({
      status: 'running',
      version: 6,
      scenario: true,
      variation: { game: table.id, version: 6 },
      visibility: 'private',
      yourSeat: 0,
      rules: { smallCity: 2 },
      scores: [0, 1].map((seat) => pointsOf(before.slice(0, 6), seat)),
    });
    expect(body.players[1]).toMatchObject({ robot: 'easy' });
    const decisionsOf = (moves: { seat: number; decision: object }[]) =>
      moves.map(({ seat, decision }) => ({ seat, decision }));
    expect(decisionsOf(await movesOf(body.id, anna))).toEqual(decisionsOf(before.slice(0, 6)));
    const source = await anna.get(`/v1/games/${table.id}/record`).expect(200);
    const copy = await anna.get(`/v1/games/${body.id}/record`).expect(200);
    expect(copy.body).toMatchObject({ draws: source.body.draws, start: source.body.start });
    const now = await anna.get(`/v1/games/${body.id}/options`).expect(200);
    const [option] = now.body.options;
    await anna.post(`/v1/games/${body.id}/moves`, (option.deployments?.[0] ?? option).decision).expect(201);
    expect(await findingsIn(service.db)).toEqual([]);
  });

  test('can be started by a spectator, also a guest, on the seat to move or another', async () => {
    const { id } = await finished();
    const watcher = await makePlayer(service);
    expect((await playFrom(id, watcher, { version: 5 }).expect(201)).body).toMatchObject({ yourSeat: 1 });
    expect((await playFrom(id, watcher, { version: 5, seat: 0 }).expect(201)).body).toMatchObject({
      yourSeat: 0,
    });
    const guest = await makeGuest(service);
    const { body } = await playFrom(id, guest, { version: 0 }).expect(201);
    expect(body).toMatchObject({ yourSeat: 0, version: 0, status: 'running' });
    expect((await watcher.get(`/v1/games/${body.id}`)).status).toBe(404);
  });

  test('waits for no one else: a robot plays for the player to move', async () => {
    const { id } = await finished();
    const watcher = await makePlayer(service);
    const { body } = await playFrom(id, watcher, { version: 5, seat: 0, robot: 'easy' }).expect(201);
    expect(body.awaiting.seats).toEqual([1]);
    await vi.waitFor(async () => {
      const now = await readTable(service, body, watcher);
      expect(now).toMatchObject({ awaiting: { seats: [0] } });
    }, waiting);
  });

  test('omits undone moves from its log and board', async () => {
    const table = await undoableTable(service);
    const [anna] = table.players as [TestPlayer];
    await agreeTo(service, table, 0, 'undo');
    await agreeTo(service, table, 0, 'end');
    const [first] = await movesOf(table.id, anna);
    const { body } = await playFrom(table.id, anna, { version: 3 }).expect(201);
    expect(body).toMatchObject({ version: 1, variation: { game: table.id, version: 3 } });
    expect(await movesOf(body.id, anna)).toMatchObject([{ seat: first.seat, decision: first.decision }]);
  });
});

describe('no game continues', () => {
  test('from a running one, because its tiles are secret', async () => {
    const table = await startTable(service, 2);
    const { body } = await playFrom(table.id, table.players[0]!, { version: 0 }).expect(409);
    expect(body).toMatchObject({ type: '/problems/game-not-finished', gameStatus: 'running' });
  });

  test('from one cancelled before its start, or hidden from the caller', async () => {
    const owner = await makePlayer(service);
    const { body: open } = await owner.post('/v1/games', {}).expect(201);
    expect((await playFrom(open.id, owner, { version: 0 }).expect(409)).body.type).toBe(
      '/problems/game-not-running',
    );
    const { id } = await finished({ visibility: 'private' });
    const { body } = await playFrom(id, owner, { version: 0 }).expect(404);
    expect(body.type).toBe('/problems/game-not-found');
  });

  test('from a moment that does not exist, the end, or an unknown seat', async () => {
    const table = await finished();
    const [anna] = table.players as [TestPlayer];
    const typeOf = async (body: object, status: number) =>
      (await playFrom(table.id, anna, body).expect(status)).body.type;
    expect(await typeOf({ version: 99 }, 404)).toBe('/problems/entry-not-found');
    expect(await typeOf({ version: (await readTable(service, table, anna)).version }, 422)).toBe(
      '/problems/invalid-setup',
    );
    expect(await typeOf({ version: 1, seat: 4 }, 422)).toBe('/problems/invalid-setup');
  });
});
