import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { cacheOf } from '../../src/games/state/cache.ts';
import { makePlayer, useApp } from '../support/app.ts';
import { decide, optionsOf, playOn, readTable, startTable, type TestTable } from '../support/table.ts';

const service = useApp();

afterEach(() => {
  expect(service.errors).toEqual([]);
});

/** A straight road and field all round: base/U fits beside the start tile in several ways. */
const fiveCrosses = { draws: ['base/U', 'base/U', 'base/U', 'base/U', 'base/U'] };
const scenario = (request: object = {}) => startTable(service, 2, { scenario: fiveCrosses, ...request });
const log = async ({ id, players }: TestTable) =>
  (await service.http.get(`/v1/games/${id}/moves`).set(players[0]!.auth).expect(200)).body.items;

describe('a decision', () => {
  test('answers the entry, the events, the version and who decides next', async () => {
    const table = await scenario();
    const [one] = table.players;
    const [option] = await optionsOf(service, table, one!);
    const { body, headers } = await decide(service, table, one!, option.decision).expect(201);
    expect(body).toMatchObject({
      version: 1,
      status: 'running',
      awaiting: { seats: [1], decisions: ['tile'] },
      entry: { seq: 1, seat: 0, decision: option.decision, previousHash: '0'.repeat(64) },
    });
    expect(body.entry.events[0]).toMatchObject({ type: 'tile-placed', seat: 0, tile: 'base/U' });
    expect(headers['etag']).toBe('"1"');
    const { body: page } = await service.http.get(String(headers['location'])).set(one!.auth).expect(200);
    expect(page.items).toEqual([body.entry]);
  });

  test.each<[string, (table: TestTable) => Promise<number>]>([
    ['the cache', async () => 1],
    ['its log', async ({ id }) => Number(cacheOf(service.db).delete(id))],
  ])('is judged on the game from %s alike', async (_where, prepare) => {
    const table = await startTable(service, 3);
    await playOn(service, table, 9);
    await prepare(table);
    const before = await readTable(service, table, table.players[0]!);
    await prepare(table);
    await playOn(service, table, 1);
    await prepare(table);
    const after = await readTable(service, table, table.players[0]!);
    expect(before.version).toBe(9);
    expect(after.version).toBe(10);
    const check = await service.http.get(`/v1/games/${table.id}/moves/verify`).set(table.players[0]!.auth);
    expect(check.body.ok).toBe(true);
  });

  test('by the handle of an option does what the option says', async () => {
    const table = await scenario();
    const [one, two] = table.players;
    const options = await optionsOf(service, table, one!);
    expect(options.map(({ number }: { number: number }) => number)).toEqual(
      options.map((_: unknown, at: number) => at + 1),
    );
    const play = options[1].deployments[0];
    expect(Buffer.byteLength(play.handle)).toBeLessThanOrEqual(64);
    const { body } = await decide(service, table, one!, { type: 'option', id: play.handle }).expect(201);
    expect(body.entry.decision).toEqual(play.decision);

    const old = await decide(service, table, two!, { type: 'option', id: play.handle }).expect(412);
    expect(old.body).toMatchObject({
      type: '/problems/stale-version',
      currentVersion: 1,
      expectedVersion: 0,
    });
  });

  test('by a handle of another game, or one that was made up, is refused', async () => {
    const [table, other] = [await startTable(service), await startTable(service)];
    const [theirs] = await optionsOf(service, other, other.players[0]!);
    const { body } = await decide(service, table, table.players[0]!, {
      type: 'option',
      id: theirs.handle,
    }).expect(422);
    expect(body).toMatchObject({ type: '/problems/illegal-decision', reason: 'no-such-option' });
    await decide(service, table, table.players[0]!, { type: 'option', id: '0-99999.9-AAAAAAAA' }).expect(422);
    await decide(service, table, table.players[1]!, { type: 'option', id: '0-1-AAAAAAAA' }).expect(409);
    await decide(service, table, table.players[0]!, { type: 'option', id: 'x' }).expect(400);
    expect(await log(table)).toEqual([]);
  });
});

describe('a refused decision changes nothing and says why', () => {
  test('409 when somebody else is asked', async () => {
    const table = await scenario();
    const [one, two] = table.players;
    const [option] = await optionsOf(service, table, one!);
    const { body } = await decide(service, table, two!, option.decision).expect(409);
    expect(body).toMatchObject({
      type: '/problems/not-your-turn',
      awaiting: { seats: [0] },
      currentVersion: 0,
    });
    expect(await log(table)).toEqual([]);
  });

  test('422 when the rules forbid it, with the rule and where the tile would fit', async () => {
    const table = await scenario();
    const [one] = table.players;
    const options = await optionsOf(service, table, one!);
    const { body } = await decide(service, table, one!, { type: 'tile', x: 5, y: 5, rotation: 0 }).expect(
      422,
    );
    expect(body).toMatchObject({
      type: '/problems/illegal-decision',
      rule: expect.stringMatching(/^R-TILE-\d/),
    });
    expect(body.detail.length).toBeGreaterThan(10);
    const places = options.map(({ decision: { x, y, rotation } }: { decision: Record<string, number> }) => ({
      x,
      y,
      rotation,
    }));
    expect(body.legal.placements).toEqual(places);
    expect(await log(table)).toEqual([]);
  });

  test('422 when the piece cannot stand there, with the deployments that are legal', async () => {
    const table = await scenario();
    const [one] = table.players;
    const [option] = await optionsOf(service, table, one!);
    const wrong = { ...option.decision, deploy: { piece: 'meeple', segment: 'city9' } };
    const { body } = await decide(service, table, one!, wrong).expect(422);
    const legal = option.deployments.map(
      ({ decision }: { decision: { deploy: unknown } }) => decision.deploy,
    );
    expect(body.legal.deployments).toEqual(legal);
  });

  test('412 when the board has moved on, with the version it is at', async () => {
    const table = await scenario();
    const [one, two] = table.players;
    const [option] = await optionsOf(service, table, one!);
    const { headers } = await service.http.get(`/v1/games/${table.id}`).set(one!.auth);
    await decide(service, table, one!, option.decision).set('if-match', String(headers['etag'])).expect(201);
    const [next] = await optionsOf(service, table, two!);
    for (const tag of ['"0"', 'W/"0"', '"7", "8"', 'nonsense', String(headers['etag'])]) {
      const { body } = await decide(service, table, two!, next.decision).set('if-match', tag).expect(412);
      expect(body).toMatchObject({ type: '/problems/stale-version', currentVersion: 1 });
    }
    await decide(service, table, two!, next.decision).set('if-match', '"0", "1"').expect(201);
  });

  test('409 before the start and after the end', async () => {
    const owner = await makePlayer(service);
    const open = await service.http.post('/v1/games').set(owner.auth).send({}).expect(201);
    const early = await decide(service, open.body, owner, { type: 'tile', x: 1, y: 0, rotation: 0 }).expect(
      409,
    );
    expect(early.body).toMatchObject({ type: '/problems/game-not-running', gameStatus: 'open' });

    const table = await scenario({ scenario: { draws: ['base/U'] } });
    await playOn(service, table);
    for (const player of table.players) {
      const late = await decide(service, table, player, { type: 'tile', x: 1, y: 0, rotation: 0 }).expect(
        409,
      );
      expect(late.body).toMatchObject({ type: '/problems/game-not-running', gameStatus: 'finished' });
    }
    expect(await log(table)).toHaveLength(1);
  });
});

describe('of several decisions at once', () => {
  test('for one turn exactly one lands, and the others are told that the board moved on', async () => {
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

  test('by both players, with and without the version they know, each turn lands once', async () => {
    const table = await startTable(service);
    for (let version = 0; version < 6; version += 1) {
      const asked = table.players[version % 2]!;
      const [option] = await optionsOf(service, table, asked);
      const everybody = [...table.players, ...table.players, ...table.players];
      const answers = await Promise.all(
        everybody.map((player) =>
          decide(service, table, player, option.decision).set('if-match', `"${version}"`),
        ),
      );
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
      expect(answers.every(({ status }) => [201, 409, 412].includes(status))).toBe(true);
    }
    const entries = await log(table);
    expect(entries.map(({ seq }: { seq: number }) => seq)).toEqual([1, 2, 3, 4, 5, 6]);
    const check = await service.http.get(`/v1/games/${table.id}/moves/verify`).set(table.players[0]!.auth);
    expect(check.body).toMatchObject({ ok: true, entries: 6 });
  });

  test('a decision and a resignation both land, in some order', async () => {
    const table = await startTable(service, 3);
    const [one, two] = table.players;
    const [option] = await optionsOf(service, table, one!);
    const resign = () => service.http.post(`/v1/games/${table.id}/resign`).set(two!.auth);
    const answers = await Promise.all([decide(service, table, one!, option.decision), resign()]);
    if (answers[1].status !== 201) await resign().expect(201);
    const entries = await log(table);
    expect(entries.map(({ decision }: { decision: { type: string } }) => decision.type).sort()).toEqual(
      answers[0].status === 201 ? ['resign', 'tile'] : ['resign'],
    );
  });
});

describe('a decision sent again with its key', () => {
  test('gets the first answer, also when the board has moved on', async () => {
    const table = await scenario();
    const [one] = table.players;
    const [option] = await optionsOf(service, table, one!);
    const key = randomUUID();
    const send = () =>
      decide(service, table, one!, option.decision).set('idempotency-key', key).set('if-match', '"0"');
    const first = await send().expect(201);
    await playOn(service, table, 2);
    cacheOf(service.db).delete(table.id);
    for (const again of [await send().expect(201), await send().expect(201)]) {
      expect(again.body).toEqual(first.body);
      expect(again.headers['idempotent-replayed']).toBe('true');
      expect(again.headers['etag']).toBe('"1"');
    }
    expect(await log(table)).toHaveLength(3);
  });

  test('many times at once lands once, and all get the same answer', async () => {
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

  test('but another body is refused', async () => {
    const table = await scenario();
    const [one] = table.players;
    const [option, other] = await optionsOf(service, table, one!);
    await decide(service, table, one!, option.decision).set('idempotency-key', 'k').expect(201);
    const { body } = await decide(service, table, one!, other.decision)
      .set('idempotency-key', 'k')
      .expect(422);
    expect(body.type).toBe('/problems/idempotency-key-reused');
  });

  test('after a refusal is judged anew', async () => {
    const table = await scenario();
    const [one] = table.players;
    const [option] = await optionsOf(service, table, one!);
    await decide(service, table, one!, { ...option.decision, x: 9 })
      .set('idempotency-key', 'k')
      .expect(422);
    await decide(service, table, one!, option.decision).set('idempotency-key', 'k').expect(201);
  });
});

describe('resigning', () => {
  test('leaves the game to the others', async () => {
    const table = await startTable(service, 3);
    const [, two] = table.players;
    const { body } = await service.http.post(`/v1/games/${table.id}/resign`).set(two!.auth).expect(201);
    expect(body).toMatchObject({
      version: 1,
      status: 'running',
      entry: { seat: 1, decision: { type: 'resign' } },
    });
    const again = await service.http.post(`/v1/games/${table.id}/resign`).set(two!.auth).expect(409);
    expect(again.body.type).toBe('/problems/not-your-turn');
    const end = await playOn(service, { ...table });
    expect(end.status).toBe('finished');
  });

  test('of one of two ends the game', async () => {
    const table = await startTable(service);
    const { body } = await service.http
      .post(`/v1/games/${table.id}/resign`)
      .set(table.players[0]!.auth)
      .expect(201);
    expect(body).toMatchObject({ status: 'finished', awaiting: null });
  });

  test('with a key happens once', async () => {
    const table = await startTable(service, 3);
    const send = () =>
      service.http
        .post(`/v1/games/${table.id}/resign`)
        .set(table.players[2]!.auth)
        .set('idempotency-key', 'bye');
    const first = await send().expect(201);
    expect((await send().expect(201)).body).toEqual(first.body);
  });
});

describe('polling', () => {
  test.each(['', '/options', '/moves'])('GET …%s answers 304 until something happens', async (path) => {
    const table = await scenario();
    const [one] = table.players;
    const poll = (tag?: string) => {
      const call = service.http.get(`/v1/games/${table.id}${path}`).set(one!.auth);
      return tag === undefined ? call : call.set('if-none-match', tag);
    };
    const { headers } = await poll().expect(200);
    const tag = String(headers['etag']);
    for (const same of [tag, `W/${tag}`, `"other", ${tag}`, '*']) await poll(same).expect(304);
    await poll('"other"').expect(200);
    await playOn(service, table, 1);
    const { headers: after } = await poll(tag).expect(200);
    expect(after['etag']).not.toBe(tag);
  });

  test('sees also what is no entry: who sits down', async () => {
    const owner = await makePlayer(service);
    const { body } = await service.http.post('/v1/games').set(owner.auth).send({ seatCount: 3 }).expect(201);
    const poll = () => service.http.get(`/v1/games/${body.id}`).set(owner.auth);
    const { headers } = await poll().expect(200);
    const guest = await makePlayer(service);
    await service.http.post(`/v1/games/${body.id}/seats`).set(guest.auth).send({}).expect(201);
    await poll().set('if-none-match', String(headers['etag'])).expect(200);
  });
});

describe('what players may not know', () => {
  test('the seed, the order of the bag and the code of other games are in no answer', async () => {
    const table = await startTable(service, 2, { visibility: 'private' });
    await playOn(service, table, 5);
    const { seed } = await service.db.prisma.game.findUniqueOrThrow({ where: { id: table.id } });
    for (const path of ['', '/options', '/moves', '/fairness', '/moves/verify']) {
      for (const player of table.players) {
        const { text } = await service.http.get(`/v1/games/${table.id}${path}`).set(player.auth).expect(200);
        expect(text).not.toContain(seed);
        expect(text).not.toMatch(/"draws"|inviteCode|"seed":"/);
      }
    }
    await service.http.get(`/v1/games/${table.id}/record`).set(table.players[0]!.auth).expect(409);
  });

  test('with hands of three each sees the own hand only', async () => {
    const table = await startTable(service, 2, { rules: { handSize: 3 } });
    const [one, two] = table.players;
    const watcher = await makePlayer(service);
    const views = [one!, two!, watcher].map((player) => readTable(service, table, player));
    const [first, second, public_] = await Promise.all(views);
    expect(first.table.hand).toHaveLength(3);
    expect(second.table.hand).toHaveLength(3);
    expect(public_.table.hand).toBeNull();
    expect(first.table.seats.map(({ handSize }: { handSize: number }) => handSize)).toEqual([3, 3]);
    expect(await optionsOf(service, table, two!)).toEqual([]);
  });
});
