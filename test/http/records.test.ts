import { describe, expect, test } from 'vitest';
import { useApp } from '../support/app.ts';
import { playOn, readTable, startTable } from '../support/table.ts';
import { getAs, postAs } from './support/calls.ts';
import { shortGame } from './support/short-game.ts';

const service = useApp();

async function finishedRecord() {
  const table = await startTable(service, 3, shortGame);
  const end = await playOn(service, table, 1000, 2);
  const { body } = await getAs(service, table.players[0]!.auth, `/v1/games/${table.id}/record`).expect(200);
  return { table, end, record: body };
}

const replay = (record: object, auth: { authorization: string }) =>
  postAs(service, auth, '/v1/records/replay', record);

describe('the record of a game', () => {
  test('replays to the same scores, and recreates the game as a scenario', async () => {
    const { table, end, record } = await finishedRecord();
    const { auth } = table.players[0]!;
    expect(record).toMatchObject({ format: 'carcassonne-record/1', result: { scores: end.scores } });
    expect(record.draws).toHaveLength(12);
    const { body } = await replay(record, auth).expect(200);
    expect(body.result).toEqual(record.result);
    expect(body.steps.at(-1)).toMatchObject({ scores: end.scores });

    const scenario = { draws: record.draws, start: record.start };
    const again = await startTable(service, 3, { scenario });
    for (const { seat, decision } of record.decisions) {
      const { auth: mover } = again.players[seat]!;
      await postAs(service, mover, `/v1/games/${again.id}/moves`, decision).expect(201);
    }
    const game = await readTable(service, again, again.players[0]!);
    expect(game).toMatchObject({ status: 'finished', scenario: true, scores: end.scores });
  });

  test('is refused at an illegal decision, with the reason', async () => {
    const { table, record } = await finishedRecord();
    const { auth } = table.players[0]!;
    const broken = structuredClone(record);
    broken.decisions[5].decision = { type: 'tile', x: 99, y: 99, rotation: 0 };
    const { body } = await replay(broken, auth).expect(422);
    expect(body).toMatchObject({
      type: '/problems/invalid-record',
      index: 5,
      rule: expect.stringMatching(/^R-/),
    });
    broken.decisions = [{ seat: 5, decision: record.decisions[0].decision }];
    expect((await replay(broken, auth).expect(422)).body.index).toBe(0);
  });

  test('stays secret for a running game, but not for a scenario', async () => {
    const table = await startTable(service);
    const { auth } = table.players[0]!;
    const { body } = await getAs(service, auth, `/v1/games/${table.id}/record`).expect(409);
    expect(body).toMatchObject({ type: '/problems/game-not-finished', gameStatus: 'running' });
    expect(body.detail).toContain('GET /v1/games/{id}/moves');
    const scenario = await startTable(service, 2, { scenario: { draws: ['base/U', 'base/V'] } });
    const shown = await getAs(service, scenario.players[0]!.auth, `/v1/games/${scenario.id}/record`).expect(
      200,
    );
    expect(shown.body).toMatchObject({ draws: ['base/U', 'base/V'], decisions: [] });
  });

  test('is also served as text for people', async () => {
    const table = await startTable(service, 2, { scenario: { draws: ['base/U', 'base/V'] } });
    await playOn(service, table);
    const read = () => getAs(service, table.players[0]!.auth, `/v1/games/${table.id}/record.txt`);
    const { text, headers } = await read().expect(200);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(text).toMatch(/^\[Format "carcassonne-record\/1"\]\n/);
    await read().set('if-none-match', String(headers['etag'])).expect(304);
  });
});

describe('the statistics of a game', () => {
  test('are public once the game has ended, and not before', async () => {
    const table = await startTable(service, 3, shortGame);
    const path = `/v1/games/${table.id}/statistics`;
    expect((await service.http.get(path).expect(409)).body.type).toBe('/problems/game-not-finished');
    const end = await playOn(service, table, 1000, 2);
    const { body } = await service.http.get(path).expect(200);
    expect(body.course.at(-1)).toEqual(end.scores);
    const placed = body.seats.reduce((sum: number, { tiles }: { tiles: number }) => sum + tiles, 0);
    expect(placed + body.setAside.length).toBe(12);
  });
});

describe('looking ahead', () => {
  test('returns the projected scores and the tiles that can still be drawn', async () => {
    const table = await startTable(service);
    await playOn(service, table, 10);
    const { auth } = table.players[0]!;
    const path = `/v1/games/${table.id}/projection`;
    const { body } = await getAs(service, auth, path).expect(200);
    const left = body.remaining.reduce((sum: number, { count }: { count: number }) => sum + count, 0);
    expect(body).toMatchObject({ version: 10, fitting: null });
    expect(left).toBe((await readTable(service, table, table.players[0]!)).table.bag.remaining);
    const [option] = (await getAs(service, table.players[0]!.auth, `/v1/games/${table.id}/options`)).body
      .options;
    const { x, y } = option.decision;
    const cell = await getAs(service, auth, `${path}?x=${x}&y=${y}`).expect(200);
    expect(cell.body.fitting.length).toBeGreaterThan(0);
    await getAs(service, auth, `${path}?x=1`).expect(400);
  });
});
