import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { useApp } from '../support/app.ts';
import { decide, optionsOf, playOn, startTable, type TestTable } from '../support/table.ts';

const service = useApp();

afterEach(() => {
  expect(service.errors).toEqual([]);
});

/** A straight road with field all around: base/U fits beside the start tile in several ways. */
const fiveStraights = { draws: ['base/U', 'base/U', 'base/U', 'base/U', 'base/U'] };
const scenario = (request: object = {}) => startTable(service, 2, { scenario: fiveStraights, ...request });
const log = async ({ id, players }: TestTable) =>
  (await players[0]!.get(`/v1/games/${id}/moves`).expect(200)).body.items;

describe('simultaneous decisions', () => {
  test('accept exactly one per turn, and report the new version to the others', async () => {
    const table = await startTable(service);
    const [one] = table.players;
    const options = await optionsOf(service, table, one!);
    const many = Array.from({ length: 16 }, (_, at) => options[at % options.length].decision);
    const answers = await Promise.all(many.map((decision) => decide(service, table, one!, decision)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => [409, 412].includes(status))).toHaveLength(15);
    for (const { status, body } of answers) {
      if (status === 409) expect(body.type).toBe('/problems/not-your-turn');
      if (status === 412) expect(body).toMatchObject({ type: '/problems/stale-version', currentVersion: 1 });
    }
    expect(await log(table)).toHaveLength(1);
  });

  test('by both players land once per turn, with and without a known version', async () => {
    const table = await startTable(service);
    for (let version = 0; version < 6; version += 1) {
      const player = table.players[version % 2]!;
      const [option] = await optionsOf(service, table, player);
      const senders = [...table.players, ...table.players, ...table.players];
      const answers = await Promise.all(
        senders.map((player) =>
          decide(service, table, player, option.decision).set('if-match', `"${version}"`),
        ),
      );
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
      expect(answers.every(({ status }) => [201, 409, 412].includes(status))).toBe(true);
    }
    const entries = await log(table);
    expect(entries.map(({ seq }: { seq: number }) => seq)).toEqual([1, 2, 3, 4, 5, 6]);
    const check = await table.players[0]!.get(`/v1/games/${table.id}/moves/verify`);
    expect(check.body).toMatchObject({ ok: true, entries: 6 });
  });

  test('store both a decision and a resignation, in some order', async () => {
    const table = await startTable(service, 3);
    const [one, two] = table.players;
    const [option] = await optionsOf(service, table, one!);
    const resign = () => two!.post(`/v1/games/${table.id}/resign`);
    const answers = await Promise.all([decide(service, table, one!, option.decision), resign()]);
    if (answers[1].status !== 201) await resign().expect(201);
    const entries = await log(table);
    expect(entries.map(({ decision }: { decision: { type: string } }) => decision.type).sort()).toEqual(
      answers[0].status === 201 ? ['resign', 'tile'] : ['resign'],
    );
  });
});

describe('a decision repeated with its key', () => {
  test('gets the first answer, even if the board has changed', async () => {
    const table = await scenario();
    const [one] = table.players;
    const [option] = await optionsOf(service, table, one!);
    const key = randomUUID();
    const send = () =>
      decide(service, table, one!, option.decision).set('idempotency-key', key).set('if-match', '"0"');
    const first = await send().expect(201);
    await playOn(service, table, 2);
    service.deps.gameCache.delete(table.id);
    for (const again of [await send().expect(201), await send().expect(201)]) {
      expect(again.body).toEqual(first.body);
      expect(again.headers['idempotent-replayed']).toBe('true');
      expect(again.headers['etag']).toBe('"1"');
    }
    expect(await log(table)).toHaveLength(3);
  });

  test('lands once when sent many times at once, and all get the same answer', async () => {
    const table = await scenario();
    const [one] = table.players;
    const [option] = await optionsOf(service, table, one!);
    const send = () => decide(service, table, one!, option.decision).set('idempotency-key', '"the one"');
    const answers = await Promise.all(Array.from({ length: 12 }, send));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers.filter(({ headers }) => headers['idempotent-replayed'] === undefined)).toHaveLength(1);
    expect(await log(table)).toHaveLength(1);
  });

  test('is refused with a different body', async () => {
    const table = await scenario();
    const [one] = table.players;
    const [option, other] = await optionsOf(service, table, one!);
    await decide(service, table, one!, option.decision).set('idempotency-key', 'k').expect(201);
    const { body } = await decide(service, table, one!, other.decision)
      .set('idempotency-key', 'k')
      .expect(422);
    expect(body.type).toBe('/problems/idempotency-key-reused');
  });

  test('is judged again after a refusal', async () => {
    const table = await scenario();
    const [one] = table.players;
    const [option] = await optionsOf(service, table, one!);
    await decide(service, table, one!, { ...option.decision, x: 9 })
      .set('idempotency-key', 'k')
      .expect(422);
    await decide(service, table, one!, option.decision).set('idempotency-key', 'k').expect(201);
  });
});
