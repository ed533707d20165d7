/** The export of finished games: every public one with its record, in order of ending, from any position. */
import { beforeAll, describe, expect, test } from 'vitest';
import { parseRecord } from '../../src/engine/index.ts';
import { useApp } from '../support/app.ts';
import { makePlayer, type TestPlayer } from '../support/players.ts';
import { playOn, seatAll, startTable, type TestTable } from '../support/table.ts';
import { shortGame } from './support/short-game.ts';

const service = useApp();
const twoMinutes = 120_000;
/** More games than one read returns. */
const manyGames = 12;
let since: string;
let players: TestPlayer[];
/** In order of ending, which differs from the order of starting. */
let tables: TestTable[];
let hidden: TestTable;
let running: TestTable;

interface Line {
  readonly game: { readonly id: string; readonly finishedAt: string };
  readonly record: object;
  readonly cursor: string;
}

const get = (path: string, query: object) =>
  service.http
    .get(path)
    .query({ since, ...query })
    .buffer(true)
    .parse((answer, done) => {
      answer.setEncoding('utf8');
      let text = '';
      answer.on('data', (part: string) => {
        text += part;
      });
      answer.on('end', () => done(null, text));
    });

async function linesOf(query: object = {}): Promise<Line[]> {
  const { body, headers } = await get('/v1/records', query).expect(200);
  expect(headers['content-type']).toBe('application/x-ndjson; charset=utf-8');
  const lines = String(body).split('\n');
  expect(lines.pop()).toBe('');
  return lines.map((line) => JSON.parse(line));
}
const idsIn = (lines: readonly Line[]) => lines.map(({ game }) => game.id);

const resign = ({ id, players: [first] }: TestTable) => first!.post(`/v1/games/${id}/resign`, {}).expect(201);

/** Plays a game to its end, which makes it the last in the export. */
async function playShortGame() {
  const table = await startTable(service, 3, shortGame);
  const { scores } = await playOn(service, table, 1000, 2);
  service.pass(twoMinutes);
  return { table, scores, line: (await linesOf()).at(-1) };
}

beforeAll(async () => {
  since = service.deps.clock().toISOString();
  players = [await makePlayer(service), await makePlayer(service)];
  const started: TestTable[] = [];
  for (let at = 0; at < manyGames; at += 1) started.push(await seatAll(service, players));
  tables = started.reverse();
  for (const table of tables) {
    service.pass(1000);
    await resign(table);
  }
  hidden = await seatAll(service, players, { visibility: 'private' });
  await resign(hidden);
  running = await seatAll(service, players);
  service.pass(twoMinutes);
});

describe('the export of finished games', () => {
  test('contains all that is public, without an account, in order of ending', async () => {
    const ids = idsIn(await linesOf());
    expect(ids.slice(0, manyGames)).toEqual(tables.map(({ id }) => id));
    for (const { id } of [hidden, running]) expect(ids).not.toContain(id);
  });

  test('contains each game’s summary and record as served separately', async () => {
    const { table, scores, line } = await playShortGame();
    expect(line?.game).toMatchObject({ id: table.id, scores, status: 'finished' });
    const { body } = await service.http.get(`/v1/games/${table.id}/record`).expect(200);
    expect(line?.record).toEqual(body);
  });

  test('contains records that can be imported, and continued from any moment', async () => {
    const player = await makePlayer(service);
    const post = (path: string, body: object) => player.post(path, body);
    const { line } = await playShortGame();
    const { body } = await post('/v1/records/import', line!.record).expect(201);
    expect(body).toMatchObject({ status: 'finished', imported: true });
    const variation = await post(`/v1/games/${body.id}/variations`, { version: 1, robot: 'easy' }).expect(
      201,
    );
    expect(variation.body).toMatchObject({ status: 'running', variation: { game: body.id, version: 1 } });
  });

  test('resumes where it stopped', async () => {
    const whole = await linesOf();
    expect(await linesOf({ cursor: whole[0]?.cursor })).toEqual(whole.slice(1));
    expect(await linesOf({ cursor: whole.at(-1)?.cursor })).toEqual([]);
  });

  test('returns the requested number and time range', async () => {
    const whole = await linesOf();
    expect(await linesOf({ limit: 11 })).toEqual(whole.slice(0, 11));
    const [, from, , to] = whole.map(({ game }) => game.finishedAt);
    expect(await linesOf({ since: from, until: to })).toEqual(whole.slice(1, 3));
  });

  test('leaves games of the last minute to the next request', async () => {
    const latest = await seatAll(service, players);
    await resign(latest);
    expect(idsIn(await linesOf())).not.toContain(latest.id);
    service.pass(twoMinutes);
    expect(idsIn(await linesOf()).at(-1)).toBe(latest.id);
  });

  test('as text contains records that a program can read, each with its game and place', async () => {
    const { body, headers } = await get('/v1/records.txt', { limit: 3 }).expect(200);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    const texts = String(body).split(/(?=^; Game )/m);
    const lines = await linesOf({ limit: 3 });
    expect(texts.map(parseRecord)).toEqual(lines.map(({ record }) => record));
    for (const [index, text] of texts.entries()) {
      const { game, cursor } = lines[index]!;
      expect(text).toContain(`; Game ${game.id}, finished ${game.finishedAt}\n; Cursor ${cursor}\n`);
    }
  });

  test.each([{ cursor: 'x' }, { limit: 0 }, { since: 'monday' }])('refuses %o', async (query) => {
    await get('/v1/records', query).expect(400);
  });
});
