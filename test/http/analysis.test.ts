import { beforeAll, describe, expect, test, vi } from 'vitest';
import { useWorkers } from '../notifications/support/workers.ts';
import { useApp } from '../support/app.ts';
import { startTable, type TestTable } from '../support/table.ts';
import { waiting } from '../support/waiting.ts';
import { blunderAt, gameWithBlunder, shortGame } from './support/short-game.ts';

const service = useApp();
useWorkers(service);

async function analysisOf(id: string) {
  const ask = () => service.http.get(`/v1/games/${id}/analysis`);
  return vi.waitFor(async () => (await ask().expect(200)).body, waiting);
}

describe('the analysis of a finished game', () => {
  let table: TestTable;
  beforeAll(async () => {
    table = await gameWithBlunder(service);
  });
  const path = () => `/v1/games/${table.id}/analysis`;

  test('is computed on the first request, with the time to ask again', async () => {
    await service.db.prisma.analysis.deleteMany(); // belongs to another test
    const first = await service.http.get(path()).expect(202);
    expect(first.text).toBe('');
    expect(Number(first.headers['retry-after'])).toBeGreaterThan(0);
    const analysis = await analysisOf(table.id);
    expect(analysis.robot).toMatchObject({ level: 'fair', version: expect.any(String), playouts: null });
    expect(analysis.decisions).toHaveLength(shortGame.scenario.draws.length);
    expect(analysis.draws).toHaveLength(shortGame.scenario.draws.length);
    expect(service.errors).toEqual([]);
  });

  test('finds the planted blunder and describes the better move', async () => {
    const { costliest, decisions, seats } = await analysisOf(table.id);
    expect(costliest[0]).toBe(blunderAt);
    const blunder = decisions[blunderAt - 1];
    expect(blunder).toMatchObject({ seq: blunderAt, seat: 1, better: { type: 'tile' } });
    expect(['mistake', 'blunder']).toContain(blunder.class);
    expect(blunder.betterText).toMatch(/^place the tile\b[^\d()°]*$/);
    const { x, y, rotation } = blunder.better;
    expect(blunder.betterNotation).toMatch(new RegExp(`^${x},${y} r${rotation}`));
    expect(seats[1].lost).toBeGreaterThan(seats[0].lost);
    const italian = await service.http.get(path()).set('accept-language', 'it').expect(200);
    expect(italian.body.decisions[blunderAt - 1].betterText).toMatch(/^piazza la tessera\b[^\d()°]*$/);
  });

  test('splits the result into skill, luck and a remainder', async () => {
    const { seats } = await analysisOf(table.id);
    const { scores } = (await service.http.get(`/v1/games/${table.id}`).expect(200)).body;
    expect(seats[0].result).toBe(scores[0] - scores[1]);
    for (const { result, skill, luck, residual } of seats)
      expect(skill + luck + residual).toBeCloseTo(result, 5);
    expect(seats[0].luck + seats[1].luck).toBeCloseTo(0, 5);
  });

  test('includes both pictures of a costly decision', async () => {
    await analysisOf(table.id);
    const played = await service.http.get(`/v1/games/${table.id}/moves/${blunderAt}/board.svg`).expect(200);
    const better = await service.http.get(`${path()}/${blunderAt}/board.svg`).expect(200);
    expect(String(better.body)).toContain('<svg');
    expect(String(better.body)).not.toBe(String(played.body));
    const png = await service.http.get(`${path()}/${blunderAt}/board.png?size=400`).expect(200);
    expect(Buffer.from(png.body).subarray(1, 4).toString()).toBe('PNG');
    await service.http.get(`${path()}/99/board.svg`).expect(404);
  });

  test('gives the same result when computed again', async () => {
    const before = await analysisOf(table.id);
    const { etag } = (await service.http.get(path()).expect(200)).headers;
    await service.http.get(path()).set('if-none-match', String(etag)).expect(304);
    await service.db.pool.query('DELETE FROM analyses WHERE game_id = $1', [table.id]);
    expect(await analysisOf(table.id)).toEqual(before);
  });

  test('is summarised by text command, with a link', async () => {
    await analysisOf(table.id);
    const say = async (text: string) => {
      const { auth } = table.players[1]!;
      return (await service.http.post('/v1/commands').set(auth).send({ text }).expect(200)).body.text;
    };
    const reply = await say(`#${table.id.slice(-5)} analysis`);
    expect(reply).toMatch(/skill [+−±]/);
    expect(reply).toContain(`Move ${blunderAt} cost`);
    expect(reply).toContain(`/games/${table.id}/analysis`);
    expect(await say(`#${table.id.slice(-5)} analisi`)).toContain('/analysis');
  });
});

test('a running game cannot be analysed', async () => {
  const table = await startTable(service);
  const { auth } = table.players[0]!;
  for (const end of ['analysis', 'statistics', 'analysis/1/board.svg']) {
    const { body } = await service.http.get(`/v1/games/${table.id}/${end}`).set(auth).expect(409);
    expect(body.type).toBe('/problems/game-not-finished');
    expect(body.detail).toMatch(/Until then .*\/v1\/games\//);
  }
  const { rows } = await service.db.pool.query('SELECT 1 FROM analyses WHERE game_id = $1', [table.id]);
  expect(rows).toEqual([]);
});
