import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { testDeps } from '../support/app.ts';
import { useDatabase } from '../support/database.ts';
import { useFolder } from '../support/folders.ts';
import { realGame } from '../support/real-game.ts';
import { run } from '../support/run.ts';

const given = useDatabase();
const folder = useFolder('verify-log');
let game: string;

beforeAll(async () => {
  game = (await realGame(testDeps(given.db).deps, 5))[0]!.game;
});

const command = (name: string, ...args: string[]) =>
  run(process.execPath, ['--import', 'tsx', `src/commands/${name}.ts`, ...args], {
    env: { ...process.env, DATABASE_URL: given.database.url, DATA_DIR: folder, NODE_ENV: 'test' },
  });

test('anchors are created manually, and a clean database exits with status 0', async () => {
  const file = join(folder, 'anchors.jsonl');
  expect(await command('anchor')).toEqual({ status: 0, printed: `anchor 1: 1 games\n${file}\n` });
  const printed = '1 games, 5 entries and 1 anchors verified: nothing wrong\n';
  expect(await command('verify-log')).toEqual({ status: 0, printed });
  expect(await command('verify-log', '--anchors', file)).toEqual({ status: 0, printed });
});

test('changes are listed with game and entry, as sentences or JSON, with status 1', async () => {
  await given.db.pool.query('UPDATE games SET head_hash = sha256($1), scores = $2 WHERE id = $3', [
    'x',
    [9, 9],
    game,
  ]);
  const { status, printed } = await command('verify-log');
  expect(status).toBe(1);
  expect(printed).toContain(`game ${game}: scores-differ: The game says 9, 9; `);
  expect(printed).toContain(`game ${game}, entry 5: head-differs: `);
  expect(printed).toContain('2 findings, 1 games\n');
  const json = await command('verify-log', '--json');
  expect(json.status).toBe(1);
  const lines = json.printed
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines).toMatchObject([
    { type: 'finding', code: 'scores-differ', game },
    { type: 'finding', code: 'head-differs', game, seq: 5 },
    { type: 'summary', games: 1, entries: 5, anchors: 1, findings: 2, wrongGames: 1 },
  ]);
});

test('unknown arguments exit with status 2', async () => {
  expect((await command('verify-log', '--quick')).status).toBe(2);
});
