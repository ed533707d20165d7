/** Bringing in games as records, and as files of JCloisterZone. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { formatDecision, type GameRecord, recordSchema } from '../../src/engine/index.ts';
import { writeJcz } from '../../src/games/records/jcz/write.ts';
import { useWorkers } from '../notifications/support/workers.ts';
import { useApp } from '../support/app.ts';
import { makeGuest, makePlayer, type TestPlayer } from '../support/players.ts';
import { findingsIn } from '../support/verified.ts';
import { waiting } from '../support/waiting.ts';

const service = useApp();
useWorkers(service);

const example = (name: string): GameRecord =>
  recordSchema.parse(
    JSON.parse(readFileSync(join(import.meta.dirname, `../../examples/records/${name}.json`), 'utf8')),
  );
const baseGame = example('base-game');
const allExpansions = example('all-expansions');

/** A record up to a decision. */
const upTo = ({ result: _, ...record }: GameRecord, decisions: number): GameRecord => ({
  ...record,
  decisions: record.decisions.slice(0, decisions),
});
const asJcz = (record: GameRecord) => JSON.parse(JSON.stringify(writeJcz(record, new Date())));

const bringIn = ({ auth }: Pick<TestPlayer, 'auth'>, document: unknown, query = '') =>
  service.http
    .post(`/v1/records/import${query}`)
    .set(auth)
    .type('json')
    .send(JSON.stringify(document, null, 2));

const get = async ({ auth }: Pick<TestPlayer, 'auth'>, path: string) =>
  (await service.http.get(path).set(auth).expect(200)).body;

const gamesThere = () => service.db.prisma.game.count();

describe('a record that is brought in', () => {
  test('is a game that is over, with its names, points, log and record, for its owner alone', async () => {
    const player = await makePlayer(service);
    const { body, headers } = await bringIn(player, baseGame).expect(201);
    expect(headers['location']).toBe(`/v1/games/${body.id}`);
    expect(body).toMatchObject({
      status: 'finished',
      visibility: 'private',
      scenario: true,
      imported: true,
      rated: false,
      variation: null,
      you: 0,
      version: baseGame.decisions.length,
      rules: baseGame.rules,
      ...baseGame.result,
      awaiting: null,
    });
    expect(body.players.map(({ displayName }: { displayName: string }) => displayName)).toEqual(
      baseGame.players,
    );
    expect(body.finishedAt).not.toBeNull();
    expect(await get(player, `/v1/games/${body.id}/record`)).toEqual(baseGame);
    const { items } = await get(player, `/v1/games/${body.id}/moves?limit=500`);
    expect(items.map(({ text }: { text: string }) => text)).toEqual(
      baseGame.decisions.map(({ decision }) => formatDecision(decision)),
    );
    expect(await findingsIn(service.db)).toEqual([]);
    const other = await makePlayer(service);
    await service.http.get(`/v1/games/${body.id}`).set(other.auth).expect(404);
    expect(await get(player, '/v1/me/statistics')).toMatchObject({ people: { played: 0 }, scenarios: 1 });
  });

  test('can be analysed, and played on from any moment', async () => {
    const player = await makePlayer(service);
    const { body } = await bringIn(player, baseGame).expect(201);
    const statistics = await get(player, `/v1/games/${body.id}/statistics`);
    expect(JSON.stringify(statistics)).toContain('seats');
    const analysis = await service.http.get(`/v1/games/${body.id}/analysis`).set(player.auth);
    expect([200, 202]).toContain(analysis.status);
    const { body: variation } = await service.http
      .post(`/v1/games/${body.id}/variations`)
      .set(player.auth)
      .send({ version: 5 })
      .expect(201);
    expect(variation).toMatchObject({
      status: 'running',
      version: 5,
      variation: { game: body.id, version: 5 },
    });
    expect(variation.imported).toBeUndefined();
  });

  test('goes on against robots where it is not over, with the tiles that it has', async () => {
    const player = await makePlayer(service);
    const part = upTo(baseGame, 7);
    const { body } = await bringIn(player, part, '?robot=easy').expect(201);
    const { seat } = baseGame.decisions[7]!;
    expect(body).toMatchObject({ status: 'running', version: 7, you: seat, finishedAt: null });
    expect(body.awaiting).toMatchObject({ seats: [seat], deadline: null });
    expect(body.players[1 - seat]).toMatchObject({ robot: 'easy', displayName: baseGame.players[1 - seat] });
    const { options } = await get(player, `/v1/games/${body.id}/options`);
    await service.http
      .post(`/v1/games/${body.id}/moves`)
      .set(player.auth)
      .send(options[0].decision)
      .expect(201);
    await vi.waitFor(async () => {
      expect((await get(player, `/v1/games/${body.id}`)).version).toBeGreaterThanOrEqual(9);
    }, waiting);
    const record = await get(player, `/v1/games/${body.id}/record`);
    expect(record).toMatchObject({ draws: baseGame.draws, players: baseGame.players });
    expect(record.decisions.slice(0, 7)).toEqual(part.decisions);
    expect(await findingsIn(service.db)).toEqual([]);
  });

  test('may hold skipped turns, resignations and an end by agreement', async () => {
    const player = await makePlayer(service);
    const first = baseGame.decisions[0]!;
    const skipped = { seat: first.seat, decision: { type: 'skip' as const } };
    const given = { seat: 1 - first.seat, decision: { type: 'resign' as const } };
    const end = { seat: 0, decision: { type: 'end' as const } };
    const begun = upTo(baseGame, 0);
    const resigned = await bringIn(player, { ...begun, decisions: [skipped, given] }).expect(201);
    expect(resigned.body).toMatchObject({ status: 'finished', resigned: [1] });
    const ended = await bringIn(player, { ...begun, decisions: [skipped, end] }).expect(201);
    expect(ended.body).toMatchObject({ status: 'aborted', places: [] });
    const running = await bringIn(player, { ...begun, decisions: [skipped] }, '?seat=0').expect(201);
    expect(running.body).toMatchObject({ status: 'running', you: 0 });
    expect(await findingsIn(service.db)).toEqual([]);
  });

  test('may come from a guest, but not from nobody', async () => {
    await bringIn(await makeGuest(service), baseGame).expect(201);
    await service.http.post('/v1/records/import').send(baseGame).expect(401);
  });
});

describe('a game of JCloisterZone', () => {
  test('is read as the record that it is, also where it is larger than other bodies', async () => {
    const player = await makePlayer(service);
    const file = asJcz(allExpansions);
    expect(JSON.stringify(file, null, 2).length).toBeGreaterThan(64 * 1024);
    const { body } = await bringIn(player, file).expect(201);
    expect(body).toMatchObject({ status: 'finished', ...allExpansions.result });
    expect(await get(player, `/v1/games/${body.id}/record`)).toEqual(allExpansions);
    expect(await findingsIn(service.db)).toEqual([]);
  });

  test('goes on where it is not over', async () => {
    const player = await makePlayer(service);
    const part = upTo(allExpansions, 40);
    const { body } = await bringIn(player, asJcz(part), '?seat=1').expect(201);
    expect(body).toMatchObject({ status: 'running', version: 40, you: 1 });
    const { draws, decisions } = await get(player, `/v1/games/${body.id}/record`);
    expect({ draws, decisions: decisions.slice(0, 40) }).toEqual({
      draws: part.draws,
      decisions: part.decisions,
    });
  });
});

describe('what is wrong', () => {
  const changed = (change: (record: GameRecord) => void): GameRecord => {
    const record = structuredClone(baseGame);
    change(record);
    return record;
  };
  const wrong: [string, unknown, string, number, object][] = [
    [
      'an illegal decision',
      changed(({ decisions }) => (decisions[11]!.decision = { type: 'tile', x: 9, y: 9, rotation: 0 })),
      '',
      422,
      { type: expect.stringContaining('invalid-record'), index: 11, rule: 'R-TILE-1' },
    ],
    [
      'another result',
      changed((record) => (record.result!.scores[0]! += 1)),
      '',
      422,
      { detail: 'The decisions give another result than the record says.' },
    ],
    [
      'too many seats',
      changed((record) => {
        record.players = ['A', 'B', 'C', 'D', 'E', 'F'];
      }),
      '',
      422,
      { rule: 'R-SETUP-1' },
    ],
    [
      'a game without a decision',
      { ...upTo(baseGame, 0), draws: [] },
      '',
      422,
      { detail: 'Nobody is ever asked for a decision in this game.' },
    ],
    ['no such seat', baseGame, '?seat=3', 422, { detail: 'The game has the seats 0 to 1.' }],
    ['no such level', baseGame, '?robot=grandmaster', 400, { type: expect.stringContaining('validation') }],
    [
      'another form of a record',
      { ...baseGame, format: 'pgn' },
      '',
      400,
      { errors: [expect.objectContaining({ pointer: '/format' })] },
    ],
    ['neither of both', { hello: 'world' }, '', 400, { type: expect.stringContaining('validation') }],
    [
      'what JCloisterZone has and we have not',
      { ...asJcz(baseGame), appVersion: '4.6.1' },
      '',
      422,
      { detail: expect.stringMatching(/^JCloisterZone: appVersion: files of JCloisterZone since 5\.7\.0/) },
    ],
    [
      'an illegal entry of JCloisterZone',
      (() => {
        const file = asJcz(baseGame);
        file.replay[0].payload.position = [9, 9];
        file.replay[1] = { type: 'PASS', payload: {} };
        return file;
      })(),
      '',
      422,
      { detail: expect.stringMatching(/^JCloisterZone: replay\[0\] PLACE_TILE: 9,9 r\d+: .*\(R-TILE-1\)/) },
    ],
  ];

  test.each(wrong)(
    '%s is refused, and nothing is written',
    async (_name, document, query, status, problem) => {
      const player = await makePlayer(service);
      const before = await gamesThere();
      const { body } = await bringIn(player, document, query).expect(status);
      expect(body).toMatchObject(problem);
      expect(await gamesThere()).toBe(before);
    },
  );

  test('a seat that has resigned is nobody’s to take', async () => {
    const player = await makePlayer(service);
    const three = { ...upTo(baseGame, 0), players: ['Anna', 'Bruno', 'Carla'] };
    const record = { ...three, decisions: [{ seat: 1, decision: { type: 'resign' } }] };
    const { body } = await bringIn(player, record, '?seat=1').expect(422);
    expect(body.detail).toBe('Seat 1 had resigned by then; choose another one.');
  });

  test('more than 512 KiB are too much', async () => {
    const player = await makePlayer(service);
    const { body } = await bringIn(player, { ...baseGame, padding: 'x'.repeat(513 * 1024) }).expect(413);
    expect(body.detail).toBe('The body has more than 524,288 bytes.');
  });
});

test('the same request with the same key makes one game', async () => {
  const player = await makePlayer(service);
  const key = randomUUID();
  const once = () => bringIn(player, baseGame).set('idempotency-key', key);
  const first = await once().expect(201);
  const second = await once().expect(201);
  expect(second.body.id).toBe(first.body.id);
  expect(second.headers['idempotent-replayed']).toBe('true');
  expect(await service.db.prisma.game.count({ where: { ownerId: player.id } })).toBe(1);
  await bringIn(player, allExpansions).set('idempotency-key', key).expect(422);
});
