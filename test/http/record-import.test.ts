/** Importing games from records and from files of JCloisterZone. */
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
import { getAs, postAs } from './support/calls.ts';

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

const importRecord = ({ auth }: Pick<TestPlayer, 'auth'>, document: unknown, query = '') =>
  service.http
    .post(`/v1/records/import${query}`)
    .set(auth)
    .type('json')
    .send(JSON.stringify(document, null, 2));

const get = async ({ auth }: Pick<TestPlayer, 'auth'>, path: string) =>
  (await getAs(service, auth, path).expect(200)).body;

const gamesThere = () => service.db.prisma.game.count();

describe('an imported record', () => {
  test('is a finished game with its names, points, log and record, visible to its owner only', async () => {
    const player = await makePlayer(service);
    const { body, headers } = await importRecord(player, baseGame).expect(201);
    expect(headers['location']).toBe(`/v1/games/${body.id}`);
    expect(body).toMatchObject({
      status: 'finished',
      visibility: 'private',
      scenario: true,
      imported: true,
      rated: false,
      variation: null,
      yourSeat: 0,
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
    await getAs(service, other.auth, `/v1/games/${body.id}`).expect(404);
    expect(await get(player, '/v1/me/statistics')).toMatchObject({ people: { played: 0 }, scenarios: 1 });
  });

  test('can be analysed, and continued from any moment', async () => {
    const player = await makePlayer(service);
    const { body } = await importRecord(player, baseGame).expect(201);
    const statistics = await get(player, `/v1/games/${body.id}/statistics`);
    expect(JSON.stringify(statistics)).toContain('seats');
    const analysis = await getAs(service, player.auth, `/v1/games/${body.id}/analysis`);
    expect([200, 202]).toContain(analysis.status);
    const { body: variation } = await postAs(service, player.auth, `/v1/games/${body.id}/variations`, {
      version: 5,
    }).expect(201);
    expect(variation).toMatchObject({
      status: 'running',
      version: 5,
      variation: { game: body.id, version: 5 },
    });
    expect(variation.imported).toBeUndefined();
  });

  test('continues against robots if unfinished, with its own tiles', async () => {
    const player = await makePlayer(service);
    const part = upTo(baseGame, 7);
    const { body } = await importRecord(player, part, '?robot=easy').expect(201);
    const { seat } = baseGame.decisions[7]!;
    expect(body).toMatchObject({ status: 'running', version: 7, yourSeat: seat, finishedAt: null });
    expect(body.awaiting).toMatchObject({ seats: [seat], deadline: null });
    expect(body.players[1 - seat]).toMatchObject({ robot: 'easy', displayName: baseGame.players[1 - seat] });
    const { options } = await get(player, `/v1/games/${body.id}/options`);
    await postAs(service, player.auth, `/v1/games/${body.id}/moves`, options[0].decision).expect(201);
    await vi.waitFor(async () => {
      expect((await get(player, `/v1/games/${body.id}`)).version).toBeGreaterThanOrEqual(9);
    }, waiting);
    const record = await get(player, `/v1/games/${body.id}/record`);
    expect(record).toMatchObject({ draws: baseGame.draws, players: baseGame.players });
    expect(record.decisions.slice(0, 7)).toEqual(part.decisions);
    expect(await findingsIn(service.db)).toEqual([]);
  });

  test('can contain skipped turns, resignations and an end by agreement', async () => {
    const player = await makePlayer(service);
    const first = baseGame.decisions[0]!;
    const skipped = { seat: first.seat, decision: { type: 'skip' as const } };
    const given = { seat: 1 - first.seat, decision: { type: 'resign' as const } };
    const end = { seat: 0, decision: { type: 'end' as const } };
    const begun = upTo(baseGame, 0);
    const resigned = await importRecord(player, { ...begun, decisions: [skipped, given] }).expect(201);
    expect(resigned.body).toMatchObject({ status: 'finished', resigned: [1] });
    const ended = await importRecord(player, { ...begun, decisions: [skipped, end] }).expect(201);
    expect(ended.body).toMatchObject({ status: 'aborted', places: [] });
    const running = await importRecord(player, { ...begun, decisions: [skipped] }, '?seat=0').expect(201);
    expect(running.body).toMatchObject({ status: 'running', yourSeat: 0 });
    expect(await findingsIn(service.db)).toEqual([]);
  });

  test('can be imported by a guest', async () => {
    await importRecord(await makeGuest(service), baseGame).expect(201);
  });
});

describe('a game of JCloisterZone', () => {
  test('is imported as its record, even above the usual body size', async () => {
    const player = await makePlayer(service);
    const file = asJcz(allExpansions);
    expect(JSON.stringify(file, null, 2).length).toBeGreaterThan(64 * 1024);
    const { body } = await importRecord(player, file).expect(201);
    expect(body).toMatchObject({ status: 'finished', ...allExpansions.result });
    expect(await get(player, `/v1/games/${body.id}/record`)).toEqual(allExpansions);
    expect(await findingsIn(service.db)).toEqual([]);
  });

  test('continues if unfinished', async () => {
    const player = await makePlayer(service);
    const part = upTo(allExpansions, 40);
    const { body } = await importRecord(player, asJcz(part), '?seat=1').expect(201);
    expect(body).toMatchObject({ status: 'running', version: 40, yourSeat: 1 });
    const { draws, decisions } = await get(player, `/v1/games/${body.id}/record`);
    expect({ draws, decisions: decisions.slice(0, 40) }).toEqual({
      draws: part.draws,
      decisions: part.decisions,
    });
  });
});

describe('invalid input', () => {
  const changed = (change: (record: GameRecord) => void): GameRecord => {
    const record = structuredClone(baseGame);
    change(record);
    return record;
  };
  const nowhere = { type: 'tile', x: 9, y: 9, rotation: 0 } as const;
  const illegal = changed(({ decisions }) => (decisions[11]!.decision = nowhere));
  const better = changed((record) => (record.result!.scores[0]! += 1));
  const six = changed((record) => (record.players = ['A', 'B', 'C', 'D', 'E', 'F']));
  const old = { ...asJcz(baseGame), appVersion: '4.6.1' };
  const faulty = asJcz(baseGame);
  faulty.replay[0].payload.position = [9, 9];
  faulty.replay[1] = { type: 'PASS', payload: {} };
  const validation = '/problems/validation';

  test.each<[string, unknown, string, number, object]>([
    [
      'an illegal decision',
      illegal,
      '',
      422,
      { type: '/problems/invalid-record', index: 11, rule: 'R-TILE-1' },
    ],
    [
      'another result',
      better,
      '',
      422,
      { detail: 'The decisions give another result than the record says.' },
    ],
    ['too many seats', six, '', 422, { rule: 'R-SETUP-1' }],
    [
      'a game without a decision',
      { ...upTo(baseGame, 0), draws: [] },
      '',
      422,
      { detail: /^This game never asks/ },
    ],
    ['no such seat', baseGame, '?seat=3', 422, { detail: 'The game has the seats 0 to 1.' }],
    ['no such level', baseGame, '?robot=grandmaster', 400, { type: validation }],
    ['another form of a record', { ...baseGame, format: 'pgn' }, '', 400, { type: validation }],
    ['neither of both', { hello: 'world' }, '', 400, { type: validation }],
    [
      'what is too old',
      old,
      '',
      422,
      { detail: /^JCloisterZone: appVersion: files of JCloisterZone since 5\.7\.0/ },
    ],
    [
      'an illegal entry',
      faulty,
      '',
      422,
      { detail: /^JCloisterZone: replay\[0\] PLACE_TILE: 9,9 r\d+: .*\(R-TILE-1\)/ },
    ],
  ])('%s is refused, and nothing is written', async (_name, document, query, status, problem) => {
    const player = await makePlayer(service);
    const before = await gamesThere();
    const { body } = await importRecord(player, document, query).expect(status);
    for (const [member, expected] of Object.entries(problem))
      expect(body[member]).toEqual(expected instanceof RegExp ? expect.stringMatching(expected) : expected);
    expect(await gamesThere()).toBe(before);
  });

  test('a resigned seat cannot be taken', async () => {
    const player = await makePlayer(service);
    const three = { ...upTo(baseGame, 0), players: ['Anna', 'Bruno', 'Carla'] };
    const record = { ...three, decisions: [{ seat: 1, decision: { type: 'resign' } }] };
    const { body } = await importRecord(player, record, '?seat=1').expect(422);
    expect(body.detail).toBe('Seat 1 had resigned by then; choose another one.');
  });

  test('more than 512 KiB are refused', async () => {
    const player = await makePlayer(service);
    const { body } = await importRecord(player, { ...baseGame, padding: 'x'.repeat(513 * 1024) }).expect(413);
    expect(body.detail).toBe('The body has more than 524,288 bytes.');
  });
});

test('one request with the same key creates one game', async () => {
  const player = await makePlayer(service);
  const key = randomUUID();
  const once = () => importRecord(player, baseGame).set('idempotency-key', key);
  const first = await once().expect(201);
  const second = await once().expect(201);
  expect(second.body.id).toBe(first.body.id);
  expect(second.headers['idempotent-replayed']).toBe('true');
  expect(await service.db.prisma.game.count({ where: { ownerId: player.id } })).toBe(1);
  await importRecord(player, allExpansions).set('idempotency-key', key).expect(422);
});
