import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formatRecord, type GameRecord, parseRecord, recordSchema } from '../../src/engine/index.ts';
import { LANGUAGES } from '../../src/texts/index.ts';
import { useFolder } from '../support/folders.ts';

const root = join(import.meta.dirname, '../..');
const baseGame = 'examples/records/base-game.json';
const allExpansions = 'examples/records/all-expansions.json';
const folder = useFolder('carcassonne-record');

interface Answer {
  readonly status: number;
  readonly out: Buffer;
  readonly err: string;
}

/** `carcassonne-record …` in the clone. */
const run = (args: readonly string[], input = '') =>
  execute(process.execPath, [join(root, 'src/commands/carcassonne-record.mjs'), ...args], input);

/** `npx carcassonne-record …` in the clone, with an empty npm cache and no registry. */
const runByNpx = (args: readonly string[]) => execute('npx', ['carcassonne-record', ...args], '');

function execute(program: string, args: readonly string[], input: string): Promise<Answer> {
  const env = {
    ...process.env,
    npm_config_cache: join(folder, 'cache'),
    npm_config_registry: 'http://127.0.0.1:9',
  };
  return new Promise((resolve) => {
    const options = { cwd: root, env, encoding: 'buffer', maxBuffer: 10_000_000 } as const;
    const child = execFile(program, args, options, (error, out, err) => {
      resolve({ status: error === null ? 0 : Number(error.code), out, err: err.toString() });
    });
    child.stdin?.end(input);
  });
}

const readJson = async (file: string): Promise<GameRecord> =>
  recordSchema.parse(JSON.parse(await readFile(join(root, file), 'utf8')));

describe('validate', () => {
  test.each([baseGame, allExpansions])('accepts %s', async (file) => {
    const { status, out } = await run(['validate', file]);
    expect(out.toString()).toMatch(/: all \d+ decisions are legal; the game is over: Anna \d+, Bruno \d+/);
    expect(status).toBe(0);
  });

  test('reports the first illegal move, the rule, and legal alternatives', async () => {
    const record = await readJson(baseGame);
    record.decisions[11] = { ...record.decisions[11]!, decision: { type: 'tile', x: 9, y: 9, rotation: 0 } };
    const { status, err } = await run(['validate', '-'], JSON.stringify(record));
    expect(err).toMatch(/standard input: decision 12 is wrong: Bruno: 9,9 r0\. .+\(R-TILE-\d\)/);
    expect(status).toBe(1);
  });

  test('checks the recorded points', async () => {
    const record = await readJson(baseGame);
    record.result!.scores[0]! += 1;
    const { status, err } = await run(['validate', '-'], JSON.stringify(record));
    expect(err).toMatch(/the record says Anna 42, Bruno 44 .*, its decisions give Anna 41, Bruno 44/);
    expect(status).toBe(1);
  });

  test.each([
    ['{"format": "carcassonne-record/1",\n }', 1, /standard input:2:2: this is no JSON/],
    ['{"format": "carcassonne-record/1"}', 1, /no game record:\n {2}rules: .+\n {2}players: /],
    ['[Format "carcassonne-record/1"]\n[Player "A"', 1, /standard input:2:1: A tag looks like this/],
    ['Dear Anna,', 1, /standard input holds no record/],
    ['', 1, /standard input is empty/],
  ])('explains the error in %j', async (input, exit, message) => {
    const { status, err } = await run(['validate', '-'], input);
    expect(err).toMatch(message);
    expect(status).toBe(exit);
  });
});

describe('replay', () => {
  test('prints every decision with its text, events and points', async () => {
    const { status, out } = await run(['replay', baseGame]);
    const lines = out.toString().split('\n');
    expect(lines.slice(0, 3)).toEqual([
      '1. Anna: 0,-1 r0 meeple@city0',
      expect.stringMatching(/^ {3}Anna places a tile at 0,-1 and puts a knight in the city\.$/),
      expect.stringMatching(/^ {3}Anna \d+, Bruno 0$/),
    ]);
    expect(lines.at(-3)).toContain('The game is over and Bruno wins: Anna 41, Bruno 44.');
    expect(status).toBe(0);
  });

  test('prints it in every language, in its own sentences', async () => {
    const replays = await Promise.all(
      LANGUAGES.map((language) => run(['replay', baseGame, '--language', language])),
    );
    expect(replays.map(({ status }) => status)).toEqual(LANGUAGES.map(() => 0));
    const sentences = replays.map(({ out }) => out.toString().split('\n')[1]);
    expect(new Set(sentences).size).toBe(LANGUAGES.length);
    expect(sentences).toContain('   Anna legt ein Plättchen auf 0,-1 und setzt einen Ritter in die Stadt.');
  });

  test('prints it in Italian, or as JSON, up to the first error', async () => {
    const record = await readJson(baseGame);
    record.decisions[2] = { seat: 0, decision: { type: 'draw' } };
    const args = ['replay', '-', '--json', '--language', 'it'];
    const { status, out, err } = await run(args, JSON.stringify(record));
    const { moves } = JSON.parse(out.toString());
    expect(moves).toHaveLength(2);
    expect(moves[1]).toMatchObject({
      number: 2,
      seat: 1,
      player: 'Bruno',
      decision: record.decisions[1]!.decision,
      sentence: expect.stringContaining('Bruno piazza una tessera in'),
      scores: [expect.any(Number), expect.any(Number)],
    });
    expect(err).toContain('decision 3 is wrong: Anna: draw');
    expect(status).toBe(1);
  });
});

describe('board', () => {
  test('shows the board after any move as text', async () => {
    const start = await run(['board', baseGame, '--move', '0']);
    expect(start.out.toString()).toBe('       0\n     .###.\n   0 +D0 +\n     .....\n');
    const later = await run(['board', baseGame, '--move', '1']);
    expect(later.out.toString()).toContain('G0');
    const { status, err } = await run(['board', baseGame, '--move', '72']);
    expect(err).toContain('has 71 decisions; there is no move 72');
    expect(status).toBe(2);
  });

  test('draws it as a picture, even for a record with a later error', async () => {
    const record = await readJson(allExpansions);
    record.decisions[40] = { seat: 0, decision: { type: 'draw' } };
    const [png, svg] = [join(folder, 'board.png'), join(folder, 'board.svg')];
    const args = ['board', '-', '--move', '40', '--png', png, '--svg', svg, '--width', '300'];
    const { status, out } = await run(args, JSON.stringify(record));
    expect(status).toBe(0);
    expect(out.length).toBe(0);
    expect((await readFile(png)).subarray(1, 4).toString('latin1')).toBe('PNG');
    expect(await readFile(svg, 'utf8')).toMatch(/^<svg/);
    const piped = await run(['board', allExpansions, '--move', '5', '--png', '-', '--width', '200']);
    expect(piped.out.subarray(1, 4).toString('latin1')).toBe('PNG');
  });
});

describe('convert', () => {
  test('converts between JSON and text, through pipes and files, without loss', async () => {
    const record = await readJson(allExpansions);
    const file = join(folder, 'game.txt');
    expect(await run(['convert', allExpansions, '-o', file])).toMatchObject({ status: 0 });
    expect(parseRecord(await readFile(file, 'utf8'))).toEqual(record);
    const back = await run(['convert', '-', '--to', 'json'], await readFile(file, 'utf8'));
    expect(JSON.parse(back.out.toString())).toEqual(record);
    const { out } = await run(['validate', file]);
    expect(out.toString()).toMatch(/decisions are legal/);
  });

  test('converts a record to a game of JCloisterZone, which every command reads', async () => {
    const record = await readJson(allExpansions);
    const file = join(folder, 'game.jcz');
    expect(await run(['convert', allExpansions, '--to', 'jcz', '-o', file])).toMatchObject({ status: 0 });
    const { created, setup } = JSON.parse(await readFile(file, 'utf8'));
    expect(Math.abs(Date.now() - Date.parse(created))).toBeLessThan(600_000);
    expect(setup.sets).toMatchObject({ 'basic:1': 1, 'river/1:1': 1, count: 1 });
    const back = await run(['convert', file]);
    expect(JSON.parse(back.out.toString())).toEqual(record);
    expect((await run(['validate', file])).out.toString()).toMatch(/decisions are legal; the game is over/);
  });

  test('reports what only JCloisterZone has, and what only this project has', async () => {
    const record = await readJson(baseGame);
    record.rules.sharing = 'each-meeple';
    delete record.result;
    const there = await run(['convert', '-', '--to', 'jcz'], JSON.stringify(record));
    expect(there.err).toContain(
      'standard input cannot be a game of JCloisterZone: rules: JCloisterZone has only sharing majority, not each-meeple',
    );
    const file = join(folder, 'base.jcz');
    await run(['convert', baseGame, '--to', 'jcz', '-o', file]);
    const saved = JSON.parse(await readFile(file, 'utf8'));
    saved.setup.elements.abbot = 1;
    const here = await run(['convert', '-'], JSON.stringify(saved));
    expect(here.err).toMatch(
      /cannot be read as a game of JCloisterZone: setup\.elements: here are .*, but not abbot/,
    );
    expect([there.status, here.status]).toEqual([1, 1]);
  });

  test('reports targets that cannot be written', async () => {
    const { status, err } = await run(['convert', baseGame, '-o', join(folder, 'no', 'where.txt')]);
    expect(err).toMatch(/where\.txt cannot be written: there is no such/);
    expect(status).toBe(2);
  });
});

test('the documented example is a valid game', async () => {
  const page = await readFile(join(root, 'docs/records.md'), 'utf8');
  const [, example = ''] = /```text\n(.*?)```/s.exec(page) ?? [];
  expect(example).toBe(`; A short game.\n${formatRecord(parseRecord(example))}`);
  const { out } = await run(['validate', '-'], example);
  expect(out.toString()).toContain('all 3 decisions are legal; the game is over: Anna 3, Bruno 4.');
});

test.each([
  [['validate', 'nowhere.json'], /nowhere\.json cannot be read: there is no such file/],
  [['validate', 'src'], /it is a folder/],
  [['validate'], /validate takes one FILE/],
  [['draw', baseGame], /There is no command draw/],
  [
    ['replay', baseGame, '--language', 'fr'],
    new RegExp(`--language takes ${LANGUAGES.join(' or ')}, not fr`),
  ],
  [['board', baseGame, '--move', '-1'], /move/],
  [['convert', baseGame, '--to', 'pgn'], /--to takes json or text or jcz, not pgn/],
])('%j is refused with status 2 and the reason', async (args, message) => {
  const { status, err } = await run(args);
  expect(err).toMatch(message);
  expect(status).toBe(2);
});

test('a record without its format is reported by its file name', async () => {
  const file = join(folder, 'broken.txt');
  await writeFile(file, '[Player "Anna"]\n[Player "Bruno"]\n');
  const { status, err } = await run(['validate', file]);
  expect(err).toMatch(/broken\.txt:1:1: /);
  expect(status).toBe(1);
});

test('help lists every command and every language', async () => {
  const { status, out } = await runByNpx(['--help']);
  for (const command of ['validate', 'replay', 'board', 'convert']) expect(out.toString()).toContain(command);
  expect(out.toString()).toContain(`--language ${LANGUAGES.join('|')}\n`);
  expect(status).toBe(0);
});

describe('a typing error', () => {
  const game = '[Format "carcassonne-record/1"]\n[Player "Anna"]\n[Player "Bruno"]\n';

  test.each([
    ['[Player "Anna"]\n', /1:1: A record begins with \[Format "carcassonne-record\/1"\]/],
    [`${game}[Scores "3"]\n[Places "1 2"]\n`, /4:\d+: Whole numbers go here, one for each of the 2 seats/],
  ])('is explained: %j', async (input, message) => {
    const { status, err } = await run(['validate', '-'], input);
    expect(err).toMatch(message);
    expect(status).toBe(1);
  });

  test('missing draws are reported', async () => {
    const record = await readJson(baseGame);
    const { result: _, ...rest } = { ...record, draws: record.draws.slice(0, 5) };
    const { err } = await run(['validate', '-'], JSON.stringify(rest));
    expect(err).toMatch(/The record lists 5 draws; perhaps some are missing/);
  });

  test('a negative move number is out of range', async () => {
    const { status, err } = await run(['board', '--move', '-1', baseGame]);
    expect(err).toContain('--move takes a number from 0 to 5000, not -1');
    expect(status).toBe(2);
  });

  test('a call without arguments is an error; --version is not', async () => {
    const nothing = await run([]);
    expect(nothing.status).toBe(2);
    expect(nothing.err).toContain('carcassonne-record validate FILE');
    expect((await run(['--version'])).out.toString()).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});
