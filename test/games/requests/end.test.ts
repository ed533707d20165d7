import { afterEach, expect, test } from 'vitest';
import { useApp } from '../../support/app.ts';
import { agreeTo, openRequest } from '../../support/requests.ts';
import { decide, optionsOf, playOn, startTable, type TestTable } from '../../support/table.ts';
import { findingsIn } from '../../support/verified.ts';

const service = useApp();

afterEach(async () => {
  expect(service.errors).toEqual([]);
  expect(await findingsIn(service.db)).toEqual([]);
});

const get = ({ id, players }: TestTable, path: string) => players[0]!.get(`/v1/games/${id}${path}`);

test('ends the game without a result when all agree', async () => {
  const table = await startTable(service, 3, { clock: { perTurn: 'P1D' } });
  const [one] = table.players;
  await playOn(service, table, 5);
  const { scores } = (await get(table, '')).body;
  const game = await agreeTo(service, table, 1, 'end');
  expect(game).toMatchObject({
    status: 'aborted',
    version: 6,
    awaiting: null,
    scores,
    finishedAt: expect.any(String),
    last: { seat: 1, text: 'end', events: [{ type: 'ended-without-result' }] },
    table: { over: true },
  });
  expect(game.last.sentence).toBe('All players agree to end the game without a result.');
  expect(await optionsOf(service, table, one!)).toEqual([]);
  const late = await decide(service, table, one!, { type: 'tile', x: 1, y: 0, rotation: 0 }).expect(409);
  expect(late.body).toMatchObject({ type: '/problems/game-not-running', gameStatus: 'aborted' });
  await openRequest(service, table, one!, { kind: 'end' }).expect(409);
});

test('a game without a result affects no statistics, and shows its seed', async () => {
  const table = await startTable(service);
  await playOn(service, table, 5);
  await agreeTo(service, table, 0, 'end');
  expect((await get(table, '/fairness').expect(200)).body.seed).toMatch(/^[0-9a-f]{64}$/);
  await get(table, '/statistics').expect(409);
  await get(table, '/analysis').expect(409);
  const { body: record } = await get(table, '/record').expect(200);
  expect(record).not.toHaveProperty('result');
  expect(record.decisions.at(-1)).toEqual({ seat: 0, decision: { type: 'end' } });
  const { auth } = table.players[0]!;
  const replayed = await service.http.post('/v1/records/replay').set(auth).send(record).expect(200);
  expect(replayed.body.result).toBeNull();
  expect((await get(table, '/record.txt').expect(200)).text).toMatch(/^6\. .+: end$/m);
});

test('is listed, waits for no one, and can have a rematch', async () => {
  const table = await startTable(service);
  const { auth } = table.players[1]!;
  await agreeTo(service, table, 1, 'end');
  const listed = await service.http.get('/v1/games?mine=true').set(auth).expect(200);
  expect(listed.body.items).toMatchObject([{ id: table.id, status: 'aborted', awaiting: null }]);
  const waiting = await service.http.get('/v1/games?turn=mine').set(auth).expect(200);
  expect(waiting.body.items).toEqual([]);
  const again = await service.http.post(`/v1/games/${table.id}/rematch`).set(auth).expect(201);
  expect(again.body).toMatchObject({ status: 'open', seatCount: 2 });
});
