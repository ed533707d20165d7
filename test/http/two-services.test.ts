import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { openDb } from '../../src/db/client.ts';
import { type DecideInput, decide as decideIn } from '../../src/games/play/decide.ts';
import { serve, type TestApp, useApp } from '../support/app.ts';
import { randomFrom } from '../support/random-play.ts';
import { decide, optionsOf, playOn, readTable, startTable, type TestTable } from '../support/table.ts';
import { getAs } from './support/calls.ts';

const one = useApp();
let two: TestApp;

beforeAll(async () => {
  two = await serve(openDb(String(one.db.pool.options.connectionString), { poolSize: 8 }), {});
});
afterAll(async () => {
  await two.app.close();
  await two.db.close();
});

test('a game is played over two processes in turn, each making the other’s cache stale', async () => {
  const table = await startTable(one);
  const services = [one, two];
  for (let version = 0; version < 20; version += 1) {
    // The process that did not make the last move still caches the previous state.
    const service = services[Math.floor(version / 2) % 2] as TestApp;
    const player = table.players[version % 2]!;
    const [option] = await optionsOf(services[(version + 1) % 2] as TestApp, table, player);
    const decision = option.deployments[0]?.decision ?? option.decision;
    const { body } = await decide(service, table, player, decision)
      .set('if-match', `"${version}"`)
      .expect(201);
    expect(body.version).toBe(version + 1);
  }
  const [first, second] = [
    await readTable(one, table, table.players[0]!),
    await readTable(two, table, table.players[0]!),
  ];
  expect(second).toEqual(first);
});

test('a stale cache refuses nothing valid, and its refusals are current', async () => {
  const table = await startTable(one);
  await playOn(two, table, 1);
  expect(one.deps.gameCache.get(table.id)?.row.version).toBe(0);
  const [first, second] = table.players;
  const late = await decide(one, table, first!, { type: 'tile', x: 1, y: 0, rotation: 0 }).expect(409);
  expect(late.body).toMatchObject({
    type: '/problems/not-your-turn',
    currentVersion: 1,
    awaiting: { seats: [1] },
  });
  const stale = await decide(one, table, second!, { type: 'tile', x: 1, y: 0, rotation: 0 })
    .set('if-match', '"0"')
    .expect(412);
  expect(stale.body.currentVersion).toBe(1);
  const [option] = await optionsOf(two, table, second!);
  await decide(one, table, second!, { type: 'option', id: option.handle }).expect(201);
});

/** Collects the statements a service sends outside transactions, until the test ends. */
function statementsOf({ db }: TestApp): string[] {
  const texts: string[] = [];
  const send = db.pool.query.bind(db.pool) as (...given: unknown[]) => unknown;
  const collect = (...given: unknown[]) => {
    texts.push((given[0] as { text: string }).text);
    return send(...given);
  };
  const spy = vi.spyOn(db.pool, 'query').mockImplementation(collect as never);
  onTestFinished(() => spy.mockRestore());
  return texts;
}

/** Returns the player to move, and one of the options. */
async function nextDecision(service: TestApp, table: TestTable, choose: number) {
  const { awaiting } = await readTable(service, table, table.players[0]!);
  const player = table.players[awaiting.seats[0]]!;
  const options = await optionsOf(service, table, player);
  const option = options[choose % options.length];
  const deployment = option.deployments?.[choose % option.deployments.length];
  return { player, decision: (deployment ?? option).decision };
}

test('games advanced by the other process are caught up, without failed writes', async () => {
  const tables = await Promise.all(Array.from({ length: 8 }, () => startTable(one)));
  const inputs: DecideInput[] = [];
  for (const table of tables) {
    await playOn(two, table, 1);
    await playOn(one, table, 1);
    const { player, decision } = await nextDecision(one, table, 1);
    inputs.push({ game: table.id, playerId: player.id, decision });
  }
  expect(tables.map(({ id }) => two.deps.gameCache.get(id)?.row.version)).toEqual(tables.map(() => 1));
  const texts = statementsOf(two);
  const outcomes = await Promise.all(inputs.map((input) => decideIn(two.deps, input)));
  expect(outcomes.map(({ result }) => result?.version)).toEqual(tables.map(() => 3));
  const counted = (pattern: RegExp) => texts.filter((text) => pattern.test(text)).length;
  expect(counted(/^\s*SELECT .* FROM log_entries\b/s), 'each log is read once').toBe(tables.length);
  expect(counted(/^\s*SELECT .* FROM games\b/s), 'no game is looked up').toBe(0);
  expect(counted(/INSERT INTO log_entries\b/)).toBeLessThanOrEqual(tables.length);
});

test('games played randomly over both, often simultaneously, match their logs', async () => {
  const pick = randomFrom(20261123);
  const service = () => [one, two][pick(2)] as TestApp;
  const tables = await Promise.all(Array.from({ length: 4 }, (_, at) => startTable(one, 2 + (at % 2))));
  const landed = new Map(tables.map(({ id }) => [id, 0]));
  const turn = async (table: TestTable) => {
    const { player, decision } = await nextDecision(service(), table, pick(50));
    const rivals = Array.from({ length: 1 + pick(3) }, () => decide(service(), table, player, decision));
    const wrong = pick(3) === 0 ? [decide(service(), table, table.players[pick(2)]!, decision)] : [];
    const answers = await Promise.all([...rivals, ...wrong]);
    const made = answers.filter(({ status }) => status === 201).length;
    expect(made).toBeGreaterThan(0);
    landed.set(table.id, (landed.get(table.id) ?? 0) + made);
  };
  for (let round = 0; round < 12; round += 1) await Promise.all(tables.map(turn));
  for (const table of tables) {
    const [player] = table.players;
    const check = await getAs(one, player!.auth, `/v1/games/${table.id}/moves/verify`).expect(200);
    expect(check.body).toMatchObject({ ok: true, entries: landed.get(table.id) });
    const played = [await readTable(one, table, player!), await readTable(two, table, player!)];
    for (const { deps } of [one, two]) deps.gameCache.delete(table.id);
    const replayed = await readTable(one, table, player!);
    expect(played).toEqual([replayed, replayed]);
  }
  expect([...one.errors, ...two.errors]).toEqual([]);
});

test('of simultaneous decisions to both, one lands, and with a key all get its answer', async () => {
  const table = await startTable(one);
  for (let version = 0; version < 8; version += 1) {
    const player = table.players[version % 2]!;
    const [option] = await optionsOf(one, table, player);
    const send = (service: TestApp) => decide(service, table, player, option.decision);
    const calls = [one, two, one, two, one, two].map((service) =>
      version % 2 === 0 ? send(service) : send(service).set('idempotency-key', `turn ${version}`),
    );
    const answers = await Promise.all(calls);
    const landed = answers.filter(({ status }) => status === 201);
    expect(landed).toHaveLength(version % 2 === 0 ? 1 : 6);
    expect(new Set(landed.map(({ text }) => text)).size).toBe(1);
    for (const { status } of answers) expect([201, 409, 412]).toContain(status);
  }
  const check = await getAs(one, table.players[0]!.auth, `/v1/games/${table.id}/moves/verify`).expect(200);
  expect(check.body).toMatchObject({ ok: true, entries: 8 });
  expect([...one.errors, ...two.errors]).toEqual([]);
});
