import { afterEach, describe, expect, test } from 'vitest';
import { useApp } from '../support/app.ts';
import { makePlayer } from '../support/players.ts';
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

describe('a decision', () => {
  test('returns the entry, the events, the version and who decides next', async () => {
    const table = await scenario();
    const [one] = table.players;
    const [option] = await optionsOf(service, table, one!);
    const { body: check } = await one!.get(`/v1/games/${table.id}/moves/verify`).expect(200);
    const { body, headers } = await decide(service, table, one!, option.decision).expect(201);
    expect(body).toMatchObject({
      version: 1,
      status: 'running',
      awaiting: { seats: [1], decisions: ['tile'] },
      entry: { seq: 1, seat: 0, decision: option.decision, previousHash: check.openingHash },
    });
    expect(body.entry.events[0]).toMatchObject({ type: 'tile-placed', seat: 0, tile: 'base/U' });
    expect(headers['etag']).toBe('"1"');
    const { body: page } = await one!.get(String(headers['location'])).expect(200);
    expect(page.items).toEqual([body.entry]);
  });

  test('by an option’s handle does the same as the option', async () => {
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

  test('by the handle of another game, or an invented one, is refused', async () => {
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

describe('a refused decision changes nothing and gives the reason', () => {
  test('422 if the rules forbid it, with the rule and where the tile fits', async () => {
    const table = await scenario();
    const [one] = table.players;
    const options = await optionsOf(service, table, one!);
    const { body } = await decide(service, table, one!, { type: 'tile', x: 5, y: 5, rotation: 0 }).expect(
      422,
    );
    expect(body).toMatchObject({
      type: '/problems/illegal-decision',
      reason: 'no-neighbour',
      rule: 'R-TILE-1',
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

  test('400 for a rotation by 45°, with the valid rotations', async () => {
    const table = await scenario();
    const move = { type: 'tile', x: 1, y: 0, rotation: 45 };
    const { body } = await decide(service, table, table.players[0]!, move).expect(400);
    expect(body.errors).toMatchObject([
      { pointer: '/rotation', detail: expect.stringMatching(/0.*90.*180.*270/) },
    ]);
  });

  test('422 if the piece cannot stand there, with the legal deployments', async () => {
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

  test('412 if the board has changed, with its version', async () => {
    const table = await scenario();
    const [one, two] = table.players;
    const [option] = await optionsOf(service, table, one!);
    const { headers } = await one!.get(`/v1/games/${table.id}`);
    await decide(service, table, one!, option.decision).set('if-match', String(headers['etag'])).expect(201);
    const [next] = await optionsOf(service, table, two!);
    const { headers: current } = await two!.get(`/v1/games/${table.id}`);
    const tag = String(current['etag']);
    const others = ['"0"', 'W/"0"', 'W/"1"', '"1-zzz"', '"7", "8"', 'nonsense', String(headers['etag'])];
    for (const wrong of [...others, `W/${tag}`, tag.replace(/.{3}"$/, '"')]) {
      const { body } = await decide(service, table, two!, next.decision).set('if-match', wrong).expect(412);
      expect(body).toMatchObject({ type: '/problems/stale-version', currentVersion: 1 });
    }
    await decide(service, table, two!, next.decision).set('if-match', '"0", "1"').expect(201);
    const [last] = await optionsOf(service, table, one!);
    const { headers: now } = await one!.get(`/v1/games/${table.id}`);
    const ofCompressed = String(now['etag']).replace(/"$/, '-gzip"');
    await decide(service, table, one!, last.decision).set('if-match', ofCompressed).expect(201);
  });

  test('409 before the start and after the end', async () => {
    const owner = await makePlayer(service);
    const open = await owner.post('/v1/games', {}).expect(201);
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

describe('resigning', () => {
  test('leaves the game to the others', async () => {
    const table = await startTable(service, 3, { scenario: fiveStraights });
    const [, two] = table.players;
    const { body } = await two!.post(`/v1/games/${table.id}/resign`).expect(201);
    expect(body).toMatchObject({
      version: 1,
      status: 'running',
      entry: { seat: 1, decision: { type: 'resign' } },
    });
    const again = await two!.post(`/v1/games/${table.id}/resign`).expect(409);
    expect(again.body.type).toBe('/problems/not-your-turn');
    const end = await playOn(service, table);
    expect(end.status).toBe('finished');
  });

  test('happens once per key', async () => {
    const table = await startTable(service, 3);
    const send = () => table.players[2]!.post(`/v1/games/${table.id}/resign`).set('idempotency-key', 'bye');
    const first = await send().expect(201);
    expect((await send().expect(201)).body).toEqual(first.body);
  });
});

describe('polling', () => {
  test.each(['', '/options', '/moves'])('GET …%s returns 304 until something happens', async (path) => {
    const table = await scenario();
    const [one] = table.players;
    const poll = (tag?: string) => {
      const call = one!.get(`/v1/games/${table.id}${path}`);
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

  test('also reports changes outside the log, such as players who sit down', async () => {
    const owner = await makePlayer(service);
    const { body } = await owner.post('/v1/games', { seatCount: 3 }).expect(201);
    const poll = () => owner.get(`/v1/games/${body.id}`);
    const { headers } = await poll().expect(200);
    const guest = await makePlayer(service);
    await guest.post(`/v1/games/${body.id}/seats`, {}).expect(201);
    await poll().set('if-none-match', String(headers['etag'])).expect(200);
  });
});
