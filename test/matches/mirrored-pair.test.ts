/** Two games with the same bag and swapped seats, played in parallel. */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { transaction } from '../../src/db/transactions.ts';
import { countRemaining, legalDecisions } from '../../src/engine/index.ts';
import { clockSchema } from '../../src/games/clock/deadlines.ts';
import { dueTimers } from '../../src/games/clock/timers.ts';
import { decide as makeDecision } from '../../src/games/play/decide.ts';
import { dueRobots } from '../../src/games/robots/play-turn.ts';
import { standIn } from '../../src/games/robots/stand-in.ts';
import { loadGame } from '../../src/games/state/load.ts';
import { findGame, lockGame } from '../../src/games/store/games.ts';
import { addRobotTurns } from '../../src/games/store/robot-turns.ts';
import type { MirroredPair } from '../../src/games/table/mirrored-pair.ts';
import { dayMs } from '../../src/helpers/time-units.ts';
import { useApp } from '../support/app.ts';
import { startPair as startNewPair, takeTurn as takeFirstTurn } from '../support/mirrored-pair.ts';
import { agreeTo } from '../support/requests.ts';
import { decide, optionsOf, readTable, resign, type TestTable } from '../support/table.ts';
import { findingsIn } from '../support/verified.ts';

const service = useApp();
const aDay = clockSchema.parse({ perTurn: 'P1D', onTimeout: 'skip' });

const startPair = (request: Partial<MirroredPair> = {}) => startNewPair(service, request);
const takeTurn = (table: TestTable) => takeFirstTurn(service, table);

const loaded = async ({ id }: TestTable) => loadGame(service.deps, (await findGame(service.db.prisma, id))!);

/** Makes a possible decision without HTTP; returns false if the game waits for no one. */
async function decideAtOnce(table: TestTable, choose: number): Promise<boolean> {
  const { row, state } = await loaded(table);
  if (row.awaitingSeat === null) return false;
  const legal = legalDecisions(state, row.awaitingSeat);
  const { playerId } = row.seats[row.awaitingSeat]!;
  await makeDecision(service.deps, { game: table.id, playerId, decision: legal[choose % legal.length]! });
  return true;
}

const remainingIn = async (table: TestTable) => countRemaining((await loaded(table)).state);

/** All public data of a game. */
async function everythingOf({ id }: TestTable, auth: Record<string, string> = {}) {
  const paths = [
    '',
    '/moves',
    '/fairness',
    '/projection',
    '/options',
    '/board.svg',
    '/board.txt',
    '/turn-card',
  ];
  const answers: unknown[] = [];
  for (const path of paths) {
    const { status, body, text } = await service.http.get(`/v1/games/${id}${path}`).set(auth);
    answers.push([path, status, text ?? body]);
  }
  return answers;
}

async function drawnIn({ id }: TestTable): Promise<string[]> {
  const { body } = await service.http.get(`/v1/games/${id}/moves?limit=500`).expect(200);
  return body.items.flatMap(({ events }: { events: { type: string; tile: string }[] }) =>
    events.flatMap((event) => (event.type === 'tile-drawn' ? [event.tile] : [])),
  );
}

describe('a mirrored pair', () => {
  test('draws each tile in both games or in neither', async () => {
    const { first, second, anna } = await startPair();
    const opened = await readTable(service, first, anna);
    const drawn = opened.table.drawn;
    expect((await readTable(service, second, anna)).table.drawn).toBe(drawn);
    const before = await everythingOf(second);

    const { status, body } = await takeTurn(first);
    expect(status).toBe(202);
    expect(body).toMatchObject({ held: true, version: 0, seat: 0, decision: { type: 'tile' } });
    expect(await everythingOf(second)).toEqual(before);
    const held = await readTable(service, first, anna);
    expect(held).toMatchObject({
      version: 0,
      awaiting: null,
      held: { seat: 0, decision: body.decision },
      sharedBag: { inSync: true, isKnown: false },
    });
    expect({ ...held, awaiting: null, held: null }).toEqual({ ...opened, awaiting: null, held: null });

    await takeTurn(second).then((response) => expect(response.status).toBe(201));
    const [one, two] = [await readTable(service, first, anna), await readTable(service, second, anna)];
    expect([one.version, two.version]).toEqual([1, 1]);
    expect(one.last.decision).toEqual(body.decision);
    expect(one.table.drawn).toBe(two.table.drawn);
    expect(one.held).toBeUndefined();
    expect(one.awaiting.seats).toEqual([1]);
  });

  test('shows a held decision only to its player', async () => {
    const { first, anna, bruno } = await startPair();
    const [asBruno, asEverybody] = [await everythingOf(first, bruno.auth), await everythingOf(first)];
    await takeTurn(first);
    const seen = (await readTable(service, first, bruno)).held;
    expect(seen).toEqual({ seat: 0, decision: null });
    expect((await readTable(service, first, anna)).held.decision).not.toBeNull();
    const changed = (before: unknown[], after: unknown[]) =>
      after
        .filter((each, index) => JSON.stringify(each) !== JSON.stringify(before[index]))
        .map((each) => (each as string[])[0]);
    expect(changed(asBruno, await everythingOf(first, bruno.auth))).toEqual(['', '/options']);
    expect(changed(asEverybody, await everythingOf(first))).toEqual(['']);
  });

  test('reports by text that a game waits for the other one', async () => {
    const { first, anna, bruno } = await startPair();
    await takeTurn(first);
    const say = async ({ auth }: typeof anna, text: string) =>
      (await service.http.post('/v1/commands').set(auth).send({ text }).expect(200)).body.text;
    const lines = (await say(anna, 'games')).split('\n') as string[];
    expect(lines.filter((line) => line.includes('waiting for the other game'))).toHaveLength(1);
    for (const player of [anna, bruno]) {
      const { body } = await player.post(`/v1/games/${first.id}/commands`, { text: 'turn' }).expect(200);
      expect(body.text).toContain('Waiting for the other game with the same tiles.');
    }
    const { auth } = anna;
    const made = await service.http
      .post(`/v1/games/${first.id}/commands`)
      .set(auth)
      .send({ text: 'options' });
    expect(made.body.text).not.toMatch(/\b1a\b/);
  });

  test('keeps a held decision: it cannot be changed or repeated', async () => {
    const { first, second, anna } = await startPair();
    const [option] = await optionsOf(service, first, anna);
    const key = { 'idempotency-key': randomUUID() };
    const send = (decision: object, headers: Record<string, string> = {}) =>
      decide(service, first, anna, decision).set(headers);
    await send(option.decision, key).expect(202);
    const again = await send(option.decision, key).expect(202);
    expect(again.headers['idempotent-replayed']).toBe('true');
    const refused = await send(option.deployments[0].decision).expect(409);
    expect(refused.body.type).toBe('/problems/decision-held');
    await takeTurn(second);
    const result = await send(option.decision, key).expect(201);
    expect(result.headers['idempotent-replayed']).toBe('true');
    expect(result.body.entry).toMatchObject({ seq: 1, decision: option.decision });
  });

  test('is played to the end with the same tiles, and then reveals the bag', async () => {
    const { first, second, anna } = await startPair();
    let decisions = 0;
    for (let quiet = 0; quiet < 2; decisions += 1) {
      const isMade = await decideAtOnce(decisions % 2 === 0 ? first : second, decisions * 7);
      quiet = isMade ? 0 : quiet + 1;
      const [one, two] = [await remainingIn(first), await remainingIn(second)];
      // If a tile fits nowhere, the next one is drawn at once.
      expect(Math.abs(one - two)).toBeLessThan(4);
    }
    expect(decisions).toBeGreaterThan(140);
    const [one, two] = [await readTable(service, first, anna), await readTable(service, second, anna)];
    expect([one.status, two.status]).toEqual(['finished', 'finished']);
    expect(one.sharedBag).toEqual({ id: two.sharedBag.id, inSync: true, isKnown: true });
    expect(await drawnIn(first)).toEqual(await drawnIn(second));
    const seeds = await Promise.all(
      [first, second].map(
        async ({ id }) => (await service.http.get(`/v1/games/${id}/fairness`).expect(200)).body.seed,
      ),
    );
    expect(seeds[0]).toMatch(/^[0-9a-f]{64}$/);
    expect(seeds[1]).toBe(seeds[0]);
    expect(await findingsIn(service.db)).toEqual([]);
  });

  test('keeps the bag secret while only one game continues', async () => {
    const { first, second, anna, bruno } = await startPair();
    await takeTurn(second).then(({ status }) => expect(status).toBe(202));
    await resign(service, first, anna);
    expect(await readTable(service, second, bruno)).toMatchObject({ version: 1, status: 'running' });
    expect(await readTable(service, first, bruno)).toMatchObject({
      status: 'finished',
      sharedBag: { isKnown: false },
    });
    const fairness = await service.http.get(`/v1/games/${first.id}/fairness`).expect(200);
    expect(fairness.body.seed).toBeNull();
    for (const path of ['record', 'record.txt', 'variations'])
      await (path === 'variations'
        ? bruno.post(`/v1/games/${first.id}/variations`, { version: 0 })
        : service.http.get(`/v1/games/${first.id}/${path}`)
      ).expect(409);
    service.pass(120_000);
    const results = async () => (await service.http.get('/v1/records.txt').expect(200)).text;
    expect(await results()).not.toContain(first.id);

    await takeTurn(second).then(({ status }) => expect(status).toBe(201));
    await resign(service, second, anna);
    expect((await service.http.get(`/v1/games/${first.id}/fairness`).expect(200)).body.seed).not.toBeNull();
    await service.http.get(`/v1/games/${first.id}/record`).expect(200);
    service.pass(120_000);
    for (const { id } of [first, second]) expect(await results()).toContain(id);
  });

  test('drops held decisions when one game ends by agreement, and continues in the other', async () => {
    const { first, second, anna } = await startPair();
    await takeTurn(first);
    await agreeTo(service, first, 0, 'end');
    expect(await readTable(service, first, anna)).toMatchObject({ status: 'aborted', version: 1 });
    await takeTurn(second).then(({ status }) => expect(status).toBe(201));
  });

  test('never times out a player who waits for the other game', async () => {
    const { first, second, anna } = await startPair({
      clock: aDay,
    });
    await takeTurn(first);
    expect((await readTable(service, first, anna)).awaiting).toBeNull();
    service.pass(2 * dayMs);
    await dueTimers(service.deps).drain();
    // In the second game Bruno is late, and his tile is Anna’s now: nothing is drawn.
    expect(await readTable(service, second, anna)).toMatchObject({
      version: 1,
      last: { decision: { type: 'skip' } },
    });
    expect(await readTable(service, first, anna)).toMatchObject({ version: 0, awaiting: null });
    await takeTurn(second).then(({ status }) => expect(status).toBe(201));
    const game = await readTable(service, first, anna);
    expect(game).toMatchObject({
      version: 1,
      last: { decision: { type: 'tile' } },
      awaiting: { seats: [1] },
    });
    expect(Date.parse(game.awaiting.deadline)).toBeGreaterThan(service.deps.clock().getTime());
    expect(await findingsIn(service.db)).toEqual([]);
  });

  test('can be continued by a robot stand-in', async () => {
    const { first, second, anna, bruno } = await startPair();
    await transaction(service.db, async (client) => {
      for (const { id } of [first, second]) {
        const row = (await lockGame(client, id))!;
        await standIn(service.deps, client, row, row.seats.find((seat) => seat.playerId === anna.id)!.seat);
      }
    });
    const robots = dueRobots(service.deps);
    await robots.drain();
    expect((await readTable(service, first, bruno)).held).toEqual({ seat: 0, decision: null });
    await takeTurn(second).then(({ status }) => expect(status).toBe(201));
    await addRobotTurns(service.db.prisma, [second.id], service.deps.clock());
    await robots.drain();
    expect((await readTable(service, second, bruno)).held).toEqual({ seat: 1, decision: null });
    await takeTurn(first).then(({ status }) => expect(status).toBe(201));
    expect((await readTable(service, second, bruno)).version).toBeGreaterThan(1);
  });

  test('cannot be played from hands', async () => {
    await expect(startPair({ rules: { handSize: 3 } })).rejects.toMatchObject({ kind: 'invalid-setup' });
  });

  test('accepts simultaneous decisions in both games', async () => {
    const { first, second } = await startPair();
    for (let round = 0; round < 5; round += 1) {
      const statuses = (await Promise.all([takeTurn(first), takeTurn(second)])).map(({ status }) => status);
      expect(statuses.sort()).toEqual([201, 202]);
    }
  });
});
