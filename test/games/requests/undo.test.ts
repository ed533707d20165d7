import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { viewFor } from '../../../src/engine/index.ts';
import { computeAnalysis } from '../../../src/games/analysis/compute.ts';
import { caughtUp, gameAt } from '../../../src/games/state/load.ts';
import { GameCache } from '../../../src/games/store/game-cache.ts';
import { findGame } from '../../../src/games/store/games.ts';
import { minuteMs } from '../../../src/helpers/time-units.ts';
import { useApp } from '../../support/app.ts';
import { flightScenario, playToFlight } from '../../support/flight.ts';
import { makePlayer } from '../../support/players.ts';
import {
  abbeyTable,
  agreeTo,
  answerRequest,
  layTile,
  openRequest,
  undoableTable,
} from '../../support/requests.ts';
import { decide, optionsOf, playOn, readTable, startTable, type TestTable } from '../../support/table.ts';
import { findingsIn } from '../../support/verified.ts';

const service = useApp();

afterEach(async () => {
  expect(service.errors).toEqual([]);
  expect(await findingsIn(service.db)).toEqual([]);
});

const get = async ({ id, players }: TestTable, path: string) =>
  (await players[0]!.get(`/v1/games/${id}${path}`).expect(200)).body;
const log = async (table: TestTable) => (await get(table, '/moves?limit=500')).items;
const play = async (table: TestTable, seat: number, choose = 0) => {
  const [...options] = await optionsOf(service, table, table.players[seat]!);
  return decide(service, table, table.players[seat]!, options[choose].decision).expect(201);
};

describe('an undo that all agreed to', () => {
  test('returns to before the last decision, and keeps everything in the log', async () => {
    const table = await undoableTable(service);
    const before = await log(table);
    const game = await agreeTo(service, table, 0, 'undo');
    expect(game).toMatchObject({
      version: 3,
      status: 'running',
      awaiting: { seats: [0], phase: 'place' },
      last: { seq: 3, seat: 0, decision: { type: 'undo', to: 1 }, text: 'undo 1' },
    });
    expect(game.table.tiles).toHaveLength(13);
    const entries = await log(table);
    expect(entries.slice(0, 2)).toEqual(before);
    expect(entries[2]).toMatchObject({
      events: [{ type: 'undone', seat: 0, to: 1 }],
      previousHash: before[1].hash,
      sentence: expect.stringMatching(/^All players agree to undo .*: the game continues after move 1\.$/),
    });
    await play(table, 0, 1);
    const next = await readTable(service, table, table.players[1]!);
    expect([next.version, next.awaiting.seats]).toEqual([4, [1]]);
  });

  test('also undoes later decisions of others, as often as they agree', async () => {
    const table = await undoableTable(service, 3);
    for (const version of [2, 5, 8]) {
      await decide(service, table, table.players[1]!, { type: 'abbey', x: 2, y: 0 }).expect(201);
      const game = await agreeTo(service, table, 0, 'undo');
      expect(game).toMatchObject({
        version: version + 2,
        awaiting: { seats: [0], phase: 'place' },
        last: { decision: { to: version - 1 } },
      });
      expect(game.table.tiles).toHaveLength(13);
      await play(table, 0);
    }
    const scenes = await Promise.all([2, 3, 4, 5, 11].map((seq) => tilesAfter(table, seq)));
    expect(scenes).toEqual([14, 15, 13, 14, 14]);
  });

  test('leaves a record with only the remaining decisions, which replays to the same points', async () => {
    const table = await undoableTable(service);
    await agreeTo(service, table, 0, 'undo');
    const end = await playOn(service, table);
    expect(end.status).toBe('finished');
    const record = await get(table, '/record');
    expect(record.decisions).toHaveLength(end.version - 2);
    const { auth } = table.players[0]!;
    const replayed = await service.http.post('/v1/records/replay').set(auth).send(record).expect(200);
    expect(replayed.body.result).toEqual(record.result);
    expect(record.result.scores).toEqual(end.scores);
    const { course, seats } = await get(table, '/statistics');
    expect([course.length, course.at(-1)]).toEqual([end.version + 1, end.scores]);
    expect(course[3]).toEqual(course[1]);
    const analysis = await computeAnalysis(service.deps, table.id, async () => true);
    const judged = analysis!.decisions.map(({ seq }) => seq);
    expect(judged.filter((seq) => seq < 5)).toEqual([1, 4]);
    expect(seats[0].tiles + seats[1].tiles).toBe(
      record.decisions.filter(({ decision }: { decision: object }) => 'x' in decision).length,
    );
  });

  test('brings back what the dragon ate since, and asks for the same step of its flight', async () => {
    const rules = { expansions: ['princess-and-dragon', 'tower'] };
    const table = await startTable(service, 4, { rules, scenario: flightScenario });
    await playToFlight(service, table);
    const [first, second] = table.players;
    const before = await readTable(service, table, first!);
    await decide(service, table, first!, { type: 'dragon', x: 0, y: 1 }).expect(201);
    await decide(service, table, second!, { type: 'dragon', x: 0, y: 2 }).expect(201);
    const game = await agreeTo(service, table, 0, 'undo');
    expect(game.awaiting).toMatchObject({ phase: 'dragon', seats: [0] });
    expect(game.table).toEqual(before.table);
    await decide(service, table, first!, { type: 'dragon', x: 1, y: 2 }).expect(201);
  });

  test('returns the original answer to a repeated request for the undone decision', async () => {
    const table = await startTable(service, 2, abbeyTable);
    const [one] = table.players;
    await decide(service, table, one!, { type: 'draw' }).expect(201);
    const [{ decision }] = await optionsOf(service, table, one!);
    const send = () => decide(service, table, one!, decision).set('idempotency-key', key);
    const key = randomUUID();
    const first = await send();
    await agreeTo(service, table, 0, 'undo');
    const again = await send();
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect((await get(table, '')).version).toBe(3);
  });

  test('is followed by a process with the old game in its cache', async () => {
    const table = await undoableTable(service);
    const old = service.deps.gameCache.get(table.id)!;
    await agreeTo(service, table, 0, 'undo');
    const deps = { ...service.deps, gameCache: new GameCache() };
    deps.gameCache.put(old);
    const known = await caughtUp(deps, old);
    const row = (await findGame(service.db.prisma, table.id))!;
    const { hintedSeat: _, ...expected } = row;
    expect(known?.row).toMatchObject(expected);
    const fresh = await gameAt(deps, row, row.version);
    expect(known?.last).toEqual(fresh.last);
    expect(viewFor(known!.state, 0)).toEqual(viewFor(fresh.state, 0));
  });

  test('keeps the record of a hint that was given', async () => {
    const table = await startTable(service, 2, abbeyTable);
    const [one] = table.players;
    await decide(service, table, one!, { type: 'draw' }).expect(201);
    await one!.post(`/v1/games/${table.id}/hint`).expect(200);
    await play(table, 0);
    await agreeTo(service, table, 0, 'undo');
    await play(table, 0, 1);
    const hints = (await log(table)).map(({ hint }: { hint?: true }) => hint);
    expect(hints).toEqual([undefined, true, undefined, true]);
  });

  test('restores the player’s full time for the decision', async () => {
    const table = await undoableTable(service, 2, { clock: { perTurn: 'P2D' } });
    const { deadline } = (await get(table, '')).awaiting;
    service.pass(10 * minuteMs);
    const game = await agreeTo(service, table, 0, 'undo');
    expect(Date.parse(game.awaiting.deadline)).toBeGreaterThanOrEqual(Date.parse(deadline) + 10 * minuteMs);
  });

  test('keeps a paused clock stopped, then gives the full time', async () => {
    const table = await undoableTable(service, 2, { clock: { perTurn: 'P2D' } });
    await agreeTo(service, table, 1, 'pause');
    const game = await agreeTo(service, table, 0, 'undo');
    expect(game).toMatchObject({ version: 3, awaiting: { seats: [0], deadline: null } });
    const { awaiting } = await agreeTo(service, table, 1, 'resume');
    expect(Date.parse(awaiting.deadline)).toBeGreaterThan(
      service.deps.clock().getTime() + 47 * 60 * minuteMs,
    );
  });

  test('happens at once if the others are robots', async () => {
    const owner = await makePlayer(service, 'alone');
    const request = { ...abbeyTable, robots: ['easy'] };
    const { body } = await owner.post('/v1/games', request).expect(201);
    const table = { id: body.id, players: [owner] };
    await layTile(service, table, 0);
    const { body: done } = await openRequest(service, table, owner, { kind: 'undo' }).expect(201);
    expect(done).toMatchObject({ kind: 'undo', state: 'accepted', seat: null });
    expect(await readTable(service, table, owner)).toMatchObject({ version: 3, awaiting: { seats: [0] } });
  });
});

/** Number of tiles on the board after an entry. */
async function tilesAfter({ id }: TestTable, seq: number): Promise<number> {
  const row = (await findGame(service.db.prisma, id))!;
  return viewFor((await gameAt(service.deps, row, seq)).state, undefined).tiles.length;
}

describe('undo is refused', () => {
  test('once a tile was drawn, or if nothing was decided', async () => {
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

  test('after a resignation', async () => {
    const table = await undoableTable(service, 3);
    await table.players[2]!.post(`/v1/games/${table.id}/resign`).expect(201);
    const { body } = await openRequest(service, table, table.players[0]!, { kind: 'undo' }).expect(409);
    expect(body).toMatchObject({ type: '/problems/not-undoable', reason: 'seat-resigned' });
  });

  test('after the end of the game', async () => {
    const table = await startTable(service, 2, { scenario: { draws: ['base/B'] } });
    await playOn(service, table);
    const { body } = await openRequest(service, table, table.players[0]!, { kind: 'undo' }).expect(409);
    expect(body.type).toBe('/problems/game-not-running');
  });
});

describe('a request to undo', () => {
  test('changes nothing if one player declines', async () => {
    const table = await undoableTable(service);
    const [one, two] = table.players;
    const { body } = await openRequest(service, table, one!, { kind: 'undo' }).expect(201);
    const declined = await answerRequest(service, table, two!, body.id, false).expect(200);
    expect([declined.body.state, (await readTable(service, table, one!)).version]).toEqual(['declined', 2]);
  });

  test('applies only to the decision that was last at its creation', async () => {
    const table = await undoableTable(service);
    const [one, two] = table.players;
    const { body } = await openRequest(service, table, one!, { kind: 'undo' }).expect(201);
    await layTile(service, table, 1);
    const late = await answerRequest(service, table, two!, body.id).expect(409);
    expect(late.body.type).toBe('/problems/request-closed');
    expect((await readTable(service, table, one!)).version).toBe(4);
  });

  test('and a simultaneous decision both count, in either order', async () => {
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
