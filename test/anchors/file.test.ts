import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { hashOfLine, lineOf } from '../../src/anchors/anchor.ts';
import { appendToFile } from '../../src/anchors/append-to-file.ts';
import { createAnchorsNow } from '../../src/anchors/create.ts';
import { packLeaves, unpackLeaves } from '../../src/anchors/leaf.ts';
import { merkleRoot } from '../../src/anchors/merkle.ts';
import { parseLine } from '../../src/anchors/parse-line.ts';
import { dayMs } from '../../src/helpers/time-units.ts';
import type { Deps } from '../../src/platform/deps.ts';
import { testDeps } from '../support/app.ts';
import { useDatabase } from '../support/database.ts';
import { realGame } from '../support/real-game.ts';
import { allFindings, findingsIn } from '../support/verified.ts';

const given = useDatabase();
let [deps, folder, file]: [Deps, string, string] = [] as never;
let lines: string[];

beforeAll(async () => {
  deps = testDeps(given.db).deps;
  folder = await mkdtemp(join(tmpdir(), 'anchor-file-'));
  for (let day = 0; day < 4; day += 1) {
    for (let game = 0; game <= day; game += 1) await realGame(deps, 2 + day);
    await createAnchorsNow(deps);
  }
  const whole = join(folder, 'whole.jsonl');
  await appendToFile(deps, whole);
  lines = (await readFile(whole, 'utf8')).split('\n').slice(0, -1);
  file = join(folder, 'anchors.jsonl');
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(() => write(lines));

const write = (some: readonly string[]) => writeFile(file, some.map((line) => `${line}\n`).join(''));
const read = () => readFile(file, 'utf8');
/** Some hours later, when the service has written every anchor to the file. */
const later = () => new Date(Date.now() + dayMs);
const found = async () =>
  (await findingsIn(given.db, file, later())).map(({ code, detail }) => `${code}: ${detail}`);

test('each line names the previous one, and an intact file has no findings', async () => {
  expect(lines).toHaveLength(4);
  for (const [index, line] of lines.entries()) {
    const previous = index === 0 ? '0'.repeat(64) : hashOfLine(lines[index - 1] as string);
    expect(JSON.parse(line)).toMatchObject({ number: index + 1, size: index + 1, previous });
    expect(lineOf(parseLine(line)!)).toBe(line);
  }
  expect(await found()).toEqual([]);
});

test('the service appends missing lines and rewrites a torn line', async () => {
  for (const start of [[], lines.slice(0, 1), lines.slice(0, 3), lines]) {
    await write(start);
    await appendFile(file, start.length % 2 === 0 ? '{"number":' : '');
    await appendToFile(deps, file);
    expect(await read()).toBe(lines.map((line) => `${line}\n`).join(''));
  }
});

test('two processes that share a file write each line once', async () => {
  await rm(file);
  await Promise.all([1, 2, 3].map(() => appendToFile(deps, file)));
  expect(await read()).toBe(lines.map((line) => `${line}\n`).join(''));
});

/** A line with another head of its last game, and the matching root. */
function forged(line: string): string {
  const anchor = parseLine(line)!;
  const heads = unpackLeaves(anchor.leaves);
  const leaves = packLeaves([...heads.slice(0, -1), { ...heads.at(-1)!, hash: 'e'.repeat(64) }]);
  return lineOf({ ...anchor, leaves, root: merkleRoot(leaves) });
}

const sameStart = (line: string) => line.replace(/"at":"\d{4}/, '"at":"2020');

test.each<[string, (all: string[]) => string[], RegExp[]]>([
  ['cut off', (all) => all.slice(0, 2), [/^anchor-lines-missing: Anchors 3 to 4 are missing at the end/]],
  [
    'without its beginning',
    (all) => all.slice(1),
    [/^anchor-lines-missing: Anchors 1 to 1 are missing before anchor 2/],
  ],
  [
    'without a line',
    (all) => [all[0]!, ...all.slice(2)],
    [/^anchor-lines-missing: Anchors 2 to 2 are missing before anchor 3/],
  ],
  [
    'with a leaf changed',
    (all) => [all[0]!, all[1]!.replace(/"leaves":"..../, '"leaves":"AAAA'), ...all.slice(2)],
    [/^anchor-line-changed: Line 2/, /^anchor-lines-missing: Anchors 2 to 2/],
  ],
  [
    'with another date',
    (all) => [sameStart(all[0]!), ...all.slice(1)],
    [/^anchor-line-changed: Anchor 1 /, /^anchor-differs: Anchor 1 /],
  ],
  ['with a line that is none', (all) => [...all, 'hello'], [/^anchor-line-changed: Line 5/]],
])('a file %s is reported', async (_name, change, expected) => {
  await write(change(lines));
  const findings = await found();
  expect(findings).toHaveLength(expected.length);
  for (const [index, pattern] of expected.entries()) expect(findings[index]).toMatch(pattern);
});

test('a forged last line is found by comparison with the database and the game', async () => {
  await write([...lines.slice(0, 3), forged(lines[3]!)]);
  const [first, second, ...others] = await findingsIn(given.db, file, later());
  expect(first).toMatchObject({ code: 'anchor-differs' });
  const game = unpackLeaves(parseLine(lines[3]!)!.leaves).at(-1)!.game;
  expect(second).toMatchObject({ code: 'anchored-entry-changed', game, seq: 5 });
  expect(others).toEqual([]);
});

test('a lost file is reported, and running without a file is noted', async () => {
  await rm(file);
  expect(await found()).toEqual([
    `anchor-file-missing: There is no anchor file ${file}: only the anchors in the database were used.`,
  ]);
  const notes = (await allFindings(given.db)).map(({ code }) => code);
  expect(notes).toEqual(['no-anchor-file']);
});

test('old anchors are noted', async () => {
  const codes = (await allFindings(given.db, file, new Date(Date.now() + 3 * dayMs))).map(({ code }) => code);
  expect(codes).toEqual(['anchors-late']);
});
