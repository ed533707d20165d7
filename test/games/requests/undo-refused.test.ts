import { afterEach, describe, expect, test } from 'vitest';
import { useApp } from '../../support/app.ts';
import { answerRequest, layTile, openRequest, undoableTable } from '../../support/requests.ts';
import { decide, playOn, readTable, startTable } from '../../support/table.ts';
import { findingsIn } from '../../support/verified.ts';

const service = useApp();

afterEach(async () => {
  expect(service.errors).toEqual([]);
  expect(await findingsIn(service.db)).toEqual([]);
});

describe('undo is refused', () => {
  test('as soon as a tile was drawn, or nothing was decided', async () => {
    const table = await startTable(service);
    const [one, two] = table.players;
    await playOn(service, table, 1);
    const drawn = await openRequest(service, table, one!, { kind: 'undo' }).expect(409);
    expect(drawn.body).toMatchObject({
      type: '/problems/not-undoable',
      reason: 'tile-drawn',
      detail: 'A tile has been drawn or set aside since.',
    });
    const nothing = await openRequest(service, table, two!, { kind: 'undo' }).expect(409);
    expect(nothing.body).toMatchObject({ type: '/problems/not-undoable', reason: 'nothing-to-undo' });
  });

  test('when somebody has resigned since', async () => {
    const table = await undoableTable(service, 3);
    await service.http.post(`/v1/games/${table.id}/resign`).set(table.players[2]!.auth).expect(201);
    const { body } = await openRequest(service, table, table.players[0]!, { kind: 'undo' }).expect(409);
    expect(body).toMatchObject({ type: '/problems/not-undoable', reason: 'seat-resigned' });
  });

  test('when the game is over', async () => {
    const table = await startTable(service, 2, { scenario: { draws: ['base/B'] } });
    await playOn(service, table);
    const { body } = await openRequest(service, table, table.players[0]!, { kind: 'undo' }).expect(409);
    expect(body.type).toBe('/problems/game-not-running');
  });
});

describe('a request to undo', () => {
  test('changes nothing when somebody does not agree', async () => {
    const table = await undoableTable(service);
    const [one, two] = table.players;
    const { body } = await openRequest(service, table, one!, { kind: 'undo' }).expect(201);
    const declined = await answerRequest(service, table, two!, body.id, false).expect(200);
    expect([declined.body.state, (await readTable(service, table, one!)).version]).toEqual(['declined', 2]);
  });

  test('is for the decision that was the last one then', async () => {
    const table = await undoableTable(service);
    const [one, two] = table.players;
    const { body } = await openRequest(service, table, one!, { kind: 'undo' }).expect(201);
    await layTile(service, table, 1);
    const late = await answerRequest(service, table, two!, body.id).expect(409);
    expect(late.body.type).toBe('/problems/request-closed');
    expect((await readTable(service, table, one!)).version).toBe(4);
  });

  test('and a decision at the same time both count, in one order or the other', async () => {
    for (let round = 0; round < 4; round += 1) {
      const table = await undoableTable(service);
      const [one, two] = table.players;
      const { body } = await openRequest(service, table, one!, { kind: 'undo' }).expect(201);
      const [agreed, decided] = await Promise.all([
        answerRequest(service, table, two!, body.id),
        decide(service, table, two!, { type: 'draw' }),
      ]);
      const game = await readTable(service, table, one!);
      const isUndone = agreed.status === 200;
      expect([agreed.status, decided.status]).toEqual(isUndone ? [200, 409] : [409, 201]);
      expect(game).toMatchObject({ version: 3, last: { decision: { type: isUndone ? 'undo' : 'draw' } } });
    }
  });
});
