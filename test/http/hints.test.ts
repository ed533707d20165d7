import { EventEmitter, once } from 'node:events';
import { afterEach, expect, test, vi } from 'vitest';
import { hashEntry } from '../../src/games/log/hash-chain.ts';
import { useApp } from '../support/app.ts';
import { makePlayer, type TestPlayer } from '../support/players.ts';
import { decide, optionsOf, readTable, seatAll, startTable, type TestTable } from '../support/table.ts';

const service = useApp();
afterEach(() => vi.restoreAllMocks());

const ask = ({ id }: TestTable, { auth }: TestPlayer) =>
  service.http.post(`/v1/games/${id}/hint`).set(auth).send();

async function started(request: object = {}) {
  const table = await startTable(service, 2, request);
  const { awaiting } = await readTable(service, table, table.players[0]!);
  const mover = table.players[awaiting.seats[0]]!;
  return { table, mover, other: table.players.find((player) => player !== mover)! };
}

test('a hint is a legal decision with reasons, and is recorded in the log', async () => {
  const { table, mover, other } = await started();
  const { body } = await ask(table, mover).expect(200);
  expect(body.text).toMatch(/^place the tile\b[^\d()°]*$/);
  expect(body.reasons.length).toBeGreaterThan(0);
  for (const { text } of body.reasons) expect(text).toMatch(/^[A-Z].*\.$/);
  const options = await optionsOf(service, table, mover);
  const all = options.flatMap((option: { deployments?: object[] }) => [
    option,
    ...(option.deployments ?? []),
  ]);
  expect(all).toContainEqual(expect.objectContaining({ label: body.label, decision: body.decision }));
  const again = await ask(table, mover).set('accept-language', 'it').expect(200);
  expect(again.body).toMatchObject({ decision: body.decision, handle: body.handle });

  const made = await decide(service, table, mover, { type: 'option', id: body.handle }).expect(201);
  expect(made.body.entry.hint).toBe(true);
  const next = await optionsOf(service, table, other);
  await decide(service, table, other, next[0].decision).expect(201);
  const log = (await service.http.get(`/v1/games/${table.id}/moves`).expect(200)).body.items;
  expect(log.map(({ hint }: { hint?: boolean }) => hint)).toEqual([true, undefined]);
  const entry = { ...log[0], game: table.id, at: new Date(log[0].at) };
  expect(hashEntry(entry)).toBe(log[0].hash);
  expect(hashEntry({ ...entry, hint: undefined })).not.toBe(log[0].hash);
  const { body: check } = await service.http.get(`/v1/games/${table.id}/moves/verify`).expect(200);
  expect(check.ok).toBe(true);
});

test('text commands give hints in both languages, and record them', async () => {
  const { table, mover, other } = await started();
  const say = async (text: string, { auth }: TestPlayer) =>
    (await service.http.post(`/v1/games/${table.id}/commands`).set(auth).send({ text }).expect(200)).body
      .text;
  expect(await say('hint', mover)).toContain('The robot would play');
  expect(await say('consiglio', mover)).toContain('The log shows that you used a hint.');
  const { body } = await ask(table, mover).expect(200);
  await decide(service, table, mover, body.decision).expect(201);
  expect(await say('log', other)).toContain('(after a hint)');
});

test('only the player to move gets a hint, and no one at a table without assistance', async () => {
  const { table, mover, other } = await started();
  expect((await ask(table, other).expect(409)).body.type).toBe('/problems/not-your-turn');
  const without = await started({ assistance: false });
  expect((await ask(without.table, without.mover).expect(403)).body.type).toBe('/problems/assistance-off');
  const [option] = await optionsOf(service, table, mover);
  const { body } = await decide(service, table, mover, option.decision).expect(201);
  expect(body.entry).not.toHaveProperty('hint');
});

test('a hint is computed once per position, however often it is requested', async () => {
  const { table, mover, other } = await started();
  const run = vi.spyOn(service.deps.robots, 'run');
  const all = await Promise.all(Array.from({ length: 6 }, () => ask(table, mover)));
  expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  const [{ body } = { body: undefined }] = all;
  expect((await ask(table, mover).expect(200)).body).toEqual(body);
  expect(run).toHaveBeenCalledTimes(1);
  await decide(service, table, mover, body.decision).expect(201);
  const next = await ask(table, other).expect(200);
  expect(next.body.version).toBe(1);
  expect(run).toHaveBeenCalledTimes(2);
});

test('the next request computes a hint again if it failed', async () => {
  const { table, mover } = await started();
  vi.spyOn(service.deps.robots, 'run').mockRejectedValueOnce(new Error('the threads were closed'));
  await ask(table, mover).expect(500);
  expect(service.errors.splice(0)).toHaveLength(1);
  await ask(table, mover).expect(200);
});

test('a player can have one hint running and one waiting, independently of other players', async () => {
  const [player, other] = [await makePlayer(service), await makePlayer(service)];
  const tables: TestTable[] = [];
  for (let count = 0; count < 3; count += 1) tables.push(await seatAll(service, [player, other]));
  const elsewhere = await started();
  const { robots } = service.deps;
  const run = robots.run.bind(robots);
  const signal = new EventEmitter();
  const begun = once(signal, 'begin');
  const running = vi.spyOn(robots, 'run').mockImplementation(async (job) => {
    await begun;
    return run(job);
  });
  const requests = tables.map((table) => ask(table, player).then());
  const { body, headers } = await Promise.any(
    requests.map((request) => request.then((each) => (each.status === 429 ? each : Promise.reject(each)))),
  );
  expect(body['violated-policies']).toEqual(['waiting-hints']);
  expect(headers['retry-after']).toBe('2');
  const another = ask(elsewhere.table, elsewhere.mover).then();
  expect(running).toHaveBeenCalledTimes(1);
  signal.emit('begin');
  const statuses = (await Promise.all(requests)).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 200, 429]);
  expect((await another).status).toBe(200);
});
