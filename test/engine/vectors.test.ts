import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { parseVector, type Vector } from '../lab/vectors/format.ts';
import { compareFile } from '../lab/vectors/index.ts';
import { someOf } from '../support/depth.ts';

const folder = join(import.meta.dirname, 'vectors');
const files = ['sample.jsonl.gz', 'options.jsonl.gz'];

const games = new Map(files.map((file) => [file, readGames(file)]));

/** The games of a file, one a line. */
function readGames(file: string): string[] {
  return gunzipSync(readFileSync(join(folder, file)))
    .toString('utf8')
    .trim()
    .split('\n');
}

/** The first difference that the comparison finds in a record that was changed. */
function differenceAfter(file: string, id: string, change: (vector: Vector) => void): string | undefined {
  const game = games.get(file)?.find((line) => line.includes(`"id":"${id}`));
  if (game === undefined) throw new Error(`no game ${id}`);
  const vector = parseVector(game);
  change(vector);
  const [result] = compareFile(Buffer.from(JSON.stringify(vector)));
  return result?.failure;
}

describe('recorded games of independent engines', () => {
  it.each(files)('every decision, event and score of %s agrees', (file) => {
    const played = someOf(games.get(file) ?? []);
    const results = compareFile(Buffer.from(played.join('\n')));
    expect(results).toHaveLength(played.length);
    expect(results.length).toBeGreaterThan(0);
    expect(results.filter(({ failure }) => failure !== undefined)).toEqual([]);
  });

  const changes: [string, string, (vector: Vector) => void][] = [
    [
      'a point too much in a turn',
      'events',
      (vector) => vector.turns.find(({ events }) => events.length > 0)?.events[0]?.splice(1, 1, 99),
    ],
    ['a point too much at the end', 'final events', (vector) => vector.end.events[0]?.splice(1, 1, 99)],
    ['a score too high', 'scores', (vector) => vector.turns[5]?.scores.splice(0, 1, 99)],
    ['a placement too few', 'placements', (vector) => legalOfTurn(vector).pop()],
    ['a placement too many', 'placements', (vector) => legalOfTurn(vector).push([40, 40, 0])],
    ['a deployment too few', 'deployments', (vector) => vector.turns[3]?.deployLegal?.pop()],
    ['a deployment too many', 'deployments', (vector) => vector.turns[3]?.deployLegal?.push('pig@field0')],
    ['a placement that is not legal', 'placement', (vector) => vector.turns[9]?.place?.splice(0, 1, 40)],
    ['another starting supply', 'pieces', (vector) => Object.assign(vector.pieces, { meeple: 8 })],
  ];
  it.each(changes)('%s is found', (_, found, change) => {
    expect(differenceAfter('sample.jsonl.gz', 'base-99', change)).toContain(found);
  });

  const further: [string, string, (vector: Vector) => void][] = [
    ['a wagon target too few', 'wagon targets', (vector) => furtherOf(vector, 'wagon').legal.pop()],
    [
      'a way out of the town too few',
      'moves out of the town',
      (vector) => furtherOf(vector, 'count-join').legal.pop(),
    ],
    [
      'an entry to the town too few',
      'entries to the town',
      (vector) => furtherOf(vector, 'count-deploy').legal.pop(),
    ],
    [
      'a hole too many',
      'abbey placements',
      (vector) => vector.turns.find(({ abbey }) => abbey)?.abbey?.legal.push([40, 40, 0]),
    ],
    [
      'a token too many',
      'tokens',
      (vector) => vector.turns.find(({ tokens }) => tokens.length > 0)?.tokens[0]?.splice(2, 1, 9),
    ],
  ];
  it.each(further)('%s is found', (_, found, change) => {
    expect(differenceAfter('sample.jsonl.gz', 'all-', change)).toContain(found);
  });

  it('a line that is no game counts as failed', () => {
    expect(compareFile(Buffer.from('{"id":"x"}\n'))).toMatchObject([
      { id: 'line 1', failure: expect.any(String) },
    ]);
  });
});

function furtherOf(vector: Vector, kind: string) {
  const found = vector.turns.flatMap(({ more }) => more).find((decision) => decision.kind === kind);
  if (found === undefined) throw new Error(`no ${kind} in ${vector.id}`);
  return found;
}

function legalOfTurn(vector: Vector): unknown[] {
  const legal = vector.turns[9]?.legal;
  if (!Array.isArray(legal)) throw new Error(`no placements in turn 9 of ${vector.id}`);
  return legal;
}
