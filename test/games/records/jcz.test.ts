/** Conversion between games of JCloisterZone and ours. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatDecision,
  type GameRecord,
  printedTiles,
  recordSchema,
  resolveRules,
} from '../../../src/engine/index.ts';
import { indexBelow, nextRandom } from '../../../src/games/records/jcz/generator.ts';
import { locationOf, rotationThere, segmentAt } from '../../../src/games/records/jcz/locations.ts';
import { readJcz } from '../../../src/games/records/jcz/read.ts';
import { SETS, tileHere, tilesOfSet, tileThere } from '../../../src/games/records/jcz/tiles.ts';
import { writeJcz } from '../../../src/games/records/jcz/write.ts';
import { playRecord } from '../../../src/games/records/play.ts';
import { compareVector } from '../../lab/vectors/compare.ts';
import { parseVector } from '../../lab/vectors/format.ts';
import { forRuns } from '../../support/depth.ts';
import { asSavedThere, commit, deploy, type JczDocument, jczGame, pass, place } from './support/jcz-files.ts';

const root = join(import.meta.dirname, '../../..');

/** Every recorded game of the repository, by its name. */
const samples = new Map<string, GameRecord>(
  ['base-game', 'all-expansions'].map((name) => [
    name,
    recordSchema.parse(JSON.parse(readFileSync(join(root, `examples/records/${name}.json`), 'utf8'))),
  ]),
);
for (const name of ['sample', 'options']) {
  const bytes = readFileSync(join(root, `test/engine/vectors/${name}.jsonl.gz`));
  for (const line of gunzipSync(bytes).toString('utf8').trim().split('\n')) {
    const vector = parseVector(line);
    samples.set(vector.id, compareVector(vector));
  }
}

/** Rules that JCloisterZone does not have. */
const isForeign = ({ rules }: GameRecord) =>
  rules.fieldScoring !== 'per-field' ||
  rules.fieldPoints !== 3 ||
  rules.handSize !== 1 ||
  rules.sharing !== 'majority';
const shared = [...samples].filter(([, record]) => !isForeign(record));
const foreign = [...samples].filter(([, record]) => isForeign(record));

const written = (record: GameRecord): JczDocument =>
  JSON.parse(JSON.stringify(writeJcz(record, new Date('2026-01-02T03:04:05Z'))));
const there = (tiles: readonly string[]) => tiles.map((tile) => tileThere(tile)?.tile ?? tile);

const textsOf = ({ decisions }: GameRecord) =>
  decisions.map(({ seat, decision }) => `${seat}: ${formatDecision(decision)}`);

describe('recorded games', () => {
  test('fifteen of twenty-four convert to JCloisterZone; the others use rules it lacks', () => {
    expect(samples.size).toBe(24);
    expect(shared.length).toBe(15);
  });

  test.each(shared)('%s survives a round trip', (_name, record) => {
    expect(readJcz(written(record))).toEqual(record);
  });

  test.each(shared)('%s survives a round trip without its draw order', (_name, record) => {
    expect(readJcz(asSavedThere(written(record), there(record.draws)))).toEqual(record);
  });

  test('include tiles that fitted nowhere', () => {
    const aside = shared.flatMap(([, record]) =>
      playRecord(record).steps.flatMap(({ events }) =>
        events.filter(({ type }) => type === 'tiles-set-aside'),
      ),
    );
    expect(aside.length).toBeGreaterThan(0);
  });

  test.each(foreign)('%s is refused by the rule that differs', (_name, record) => {
    expect(() => written(record)).toThrow(
      /^rules: JCloisterZone has only (fieldScoring|fieldPoints|handSize|sharing) /,
    );
  });

  test.each(shared)('%s can stop after any turn', (_name, { result: _, ...record }) => {
    const half = Math.floor(record.decisions.length / 2);
    for (const length of [0, 1, half, half + 1, half + 2]) {
      const part = { ...record, decisions: record.decisions.slice(0, length) };
      expect(readJcz(written(part))).toEqual(part);
    }
  });
});

/** The fields around a city: an example of JCloisterZone's format. */
const fields = () =>
  jczGame(
    ['BA/C', 'BA/CFC.2', 'BA/C'],
    [
      place('BA/C', 180, [0, -1]),
      deploy('0.small.1', 'Field', [0, -1], 'NL.NR.EL.ER.WL.WR'),
      commit(),
      place('BA/CFC.2', 90, [0, -2]),
      pass(),
      commit(),
      place('BA/C', 270, [1, -2]),
      deploy('0.small.2', 'Field', [1, -2], 'NL.NR.EL.ER.SL.SR'),
      commit(),
    ],
  );

describe('a file made by hand', () => {
  test('becomes a record with its points', () => {
    const record = readJcz(fields());
    expect(record).toMatchObject({
      rules: resolveRules({ edition: 'third' }),
      players: ['Oscar', 'Carol'],
      start: [{ tile: 'base/D', x: 0, y: 0, rotation: 0 }],
      draws: ['base/E', 'base/H', 'base/E'],
      result: { scores: [9, 0], places: [1, 2] },
    });
    expect(textsOf(record)).toEqual([
      '0: 0,-1 r180 meeple@field0',
      '1: 0,-2 r90',
      '0: 1,-2 r270 meeple@field0',
    ]);
  });

  test('contains undrawn tiles in their future order', () => {
    const { gameAnnotations: _, ...file } = fields();
    const replay = [...file.replay.slice(0, 3)];
    // The four of BA/C are the first tiles of the pack, and 0 draws the first.
    const { draws, result, decisions } = readJcz({ ...file, replay });
    expect(draws.length).toBe(71);
    expect(draws.slice(0, 2)).toEqual(['base/E', 'base/E']);
    expect(result).toBeUndefined();
    expect(decisions.length).toBe(1);
  });

  test('replaces unused gardens with plain tiles', () => {
    const file = fields();
    file.setup.sets = { 'basic:2': 1 };
    file.gameAnnotations = { drawOrder: ['BA/CG', 'BA/CFCG', 'BA/C'], endTurn: 3 };
    file.replay[0]!.payload['tileId'] = 'BA/CG';
    file.replay[3]!.payload['tileId'] = 'BA/CFCG';
    expect(readJcz(file)).toEqual(readJcz(fields()));
  });

  test('can contain undone moves', () => {
    const file = fields();
    file.replay.splice(1, 0, deploy('0.small.1', 'City', [0, -1], 'S'), { type: 'UNDO', payload: {} });
    expect(readJcz(file)).toEqual(readJcz(fields()));
  });

  test('scores two points for small cities under its rules', () => {
    const city = (rules: Record<string, unknown>) =>
      readJcz(
        jczGame(
          ['BA/C'],
          [place('BA/C', 180, [0, -1], 0), deploy('0.small.1', 'City', [0, -1], 'S'), commit()],
          { rules },
        ),
      );
    expect(city({ 'tiny-city-scoring': '2' })).toMatchObject({
      rules: { smallCity: 2 },
      result: { scores: [2, 0] },
    });
    expect(city({})).toMatchObject({ rules: { smallCity: 4 }, result: { scores: [4, 0] } });
  });

  test('finds the corner of a barn from a pointer to its south-east field', () => {
    const elements = { 'small-follower': 7, farmers: true, barn: 1, wagon: 1, mayor: 1, abbey: 1 };
    const game = (pointer: [number, number]) =>
      jczGame(
        ['BA/L', 'BA/L', 'BA/C'],
        [
          place('BA/C', 180, [0, -1]),
          pass(),
          commit(),
          place('BA/L', 0, [1, -1]),
          pass(),
          commit(),
          place('BA/L', 0, [1, -2]),
          pass(),
          commit(),
          place('BA/L', 0, [0, -2]),
          deploy('1.barn.1', 'Field', pointer, 'NL.NR.EL.ER.SL.SR.WL.WR'),
          commit(),
        ],
        { elements },
      );
    const file = game([1, -1]);
    file.gameAnnotations = { drawOrder: ['BA/C', 'BA/L', 'BA/L', 'BA/L'], endTurn: 4 };
    expect(textsOf(readJcz(file)).at(-1)).toBe('1: 0,-2 r0 barn@SE');
    // Other programs can point to the tile the barn was placed with.
    expect(textsOf(readJcz({ ...game([0, -2]), gameAnnotations: file.gameAnnotations })).at(-1)).toBe(
      '1: 0,-2 r0 barn@SE',
    );
  });

  test('moves the wagon to an abbey', () => {
    const turn = (...entries: JczDocument['replay']) => [...entries, commit()];
    const elements = { 'small-follower': 7, farmers: true, wagon: 1, abbey: 1 };
    const draws = ['BA/RFr', 'BA/Rr', 'BA/Rr', 'BA/L', 'BA/L', 'BA/L', 'BA/RRRR'];
    const file = jczGame(
      draws,
      [
        ...turn(place('BA/RFr', 0, [-1, 0]), pass()),
        ...turn(place('BA/Rr', 90, [1, 0]), deploy('1.wagon.1', 'Road', [1, 0], 'NW')),
        ...turn(place('BA/Rr', 0, [1, -1]), pass()),
        ...turn(place('BA/L', 0, [-1, -1]), pass()),
        ...turn(place('BA/L', 0, [1, -2]), pass()),
        ...turn(place('BA/L', 0, [0, -2]), pass()),
        ...turn(place('AM/A', 0, [0, -1]), pass()),
        ...turn(place('BA/RRRR', 0, [-2, 0]), pass()),
        ...turn(deploy('1.wagon.1', 'Monastery', [0, -2], 'I')),
      ],
      { elements, rules: { 'wagon-move': 'C1' } },
    );
    expect(() => readJcz(file)).toThrow(
      /replay\[\d+\] DEPLOY_MEEPLE: wagon 0,-2:monastery0: Your wagon may go on/,
    );
    file.replay[24] = deploy('1.wagon.1', 'Monastery', [0, -1], 'I');
    const record = readJcz(file);
    expect(textsOf(record).at(-1)).toBe('1: wagon 0,-1:monastery0');
    // The road from the crossing to the abbey has five tiles; the abbey has eight around it at the end.
    expect(
      playRecord(record)
        .steps.slice(-2)
        .map(({ scores }) => scores),
    ).toEqual([
      [0, 5],
      [0, 13],
    ]);
  });
});

describe('unreadable input', () => {
  const changed = (change: (file: JczDocument) => void) => {
    const file = fields();
    change(file);
    return file;
  };
  const cases: [string, (file: JczDocument) => void, RegExp][] = [
    [
      'older files',
      (file) => (file.appVersion = '5.6.9'),
      /^appVersion: files .* since 5\.7\.0 can be read, not 5\.6\.9/,
    ],
    ['setups', (file) => Reflect.deleteProperty(file, 'replay'), /^this is no saved game, .* lacks replay/],
    ['add-ons', (file) => (file.setup.addons = ['winter']), /^setup\.addons: .*winter/],
    [
      'other tiles',
      (file) => (file.setup.sets['catapult:1'] = 1),
      /^setup\.sets: here are basic:1, .*, but not catapult:1$/,
    ],
    [
      'no base game',
      (file) => (file.setup.sets = { count: 1 }),
      /^setup\.sets: one of basic:1 and basic:2 is needed/,
    ],
    [
      'other elements',
      (file) => (file.setup.elements['abbot'] = 1),
      /^setup\.elements: here are .* but not abbot$/,
    ],
    [
      'more pieces',
      (file) => (file.setup.elements['pig'] = 2),
      /^setup\.elements: pig is always 1 here, not 2$/,
    ],
    [
      'no fields',
      (file) => Reflect.deleteProperty(file.setup.elements, 'farmers'),
      /^setup\.elements: every game here has farmers/,
    ],
    [
      'a king alone',
      (file) => (file.setup.elements['king'] = true),
      /^setup\.elements: with king-and-robber there is always robber here$/,
    ],
    [
      'inns that bring nothing',
      (file) =>
        Object.assign(file.setup, {
          sets: { 'basic:1': 1, 'inns-and-cathedrals:1': 1 },
          elements: { ...file.setup.elements, 'big-follower': 1 },
        }),
      /^setup\.elements: with inns-and-cathedrals there is always inn and cathedral here$/,
    ],
    [
      'other rules',
      (file) => (file.setup.rules = { 'house-rule': 'x' }),
      /^setup\.rules: here are wagon-move, .* but not house-rule$/,
    ],
    [
      'more draws than a record may have',
      (file) =>
        Object.assign(file, { gameAnnotations: {}, setup: { ...file.setup, sets: { 'basic:1': 6 } } }),
      /^setup\.sets: more than 400 tiles are drawn$/,
    ],
    [
      'names of what every object has',
      (file) => (file.setup.rules = { constructor: 'x' }),
      /^setup\.rules: here are .* but not constructor$/,
    ],
    [
      'other values of rules',
      (file) =>
        Object.assign(file.setup, {
          elements: { ...file.setup.elements, king: true, robber: true },
          rules: { 'king-and-robber-scoring': '10/20' },
        }),
      /^setup\.rules: king-and-robber-scoring is default here, not 10\/20$/,
    ],
    ['one player', (file) => file.players.pop(), /A game needs at least two seats\. \(R-SETUP-1\)/],
    [
      'other entries',
      (file) => file.replay.push({ type: 'BAZAAR_BID', payload: {} }),
      /^replay\[9\]: here are PLACE_TILE, .* but not BAZAAR_BID$/,
    ],
    ['shapeless entries', (file) => (file.replay[0]!.payload = {}), /^replay\[0\]\.payload\.tileId: /],
    [
      'foreign tiles',
      (file) => (file.gameAnnotations!.drawOrder![0] = 'BA/Q'),
      /^gameAnnotations\.drawOrder: BA\/Q is not among the tiles/,
    ],
    [
      'tiles that were not drawn',
      (file) => (file.replay[3]!.payload['tileId'] = 'BA/L'),
      /^replay\[3\]: BA\/L is laid, but the generator draws other tiles to the last/,
    ],
    [
      'illegal placements',
      (file) => (file.replay[0]!.payload['rotation'] = 'R0'),
      /^replay\[0\] PLACE_TILE: 0,-1 r0 .*\(R-TILE-2\)$/,
    ],
    [
      'turns that are not finished',
      (file) => file.replay.pop(),
      /^replay\[8\] \(its end\): the part of a turn is not finished: COMMIT must follow/,
    ],
    [
      'turns of another player',
      (file) => (file.replay[3]!.player = 0),
      /^replay\[3\] PLACE_TILE: player 0 decides, but it is for player 1/,
    ],
    [
      'figures of another player',
      (file) => (file.replay[1]!.payload['meepleId'] = '1.small.1'),
      /^replay\[1\] DEPLOY_MEEPLE: 1\.small\.1 is none of 0\./,
    ],
    [
      'no such place',
      (file) => (file.replay[1]!.payload['pointer'] = { position: [0, -1], feature: 'Road', location: 'N' }),
      /^replay\[1\] DEPLOY_MEEPLE: base\/E turned by 180° has no road at N$/,
    ],
    [
      'other features',
      (file) =>
        (file.replay[1]!.payload['pointer'] = { position: [0, -1], feature: 'Castle', location: 'N' }),
      /here are City, Road, Monastery, Field, but not Castle$/,
    ],
    [
      'another tile',
      (file) => (file.replay[1]!.payload['pointer'] = { position: [0, 0], feature: 'Field', location: 'SL' }),
      /a piece goes on the tile just laid at 0,-1 \(R-DEP-1\)$/,
    ],
    [
      'more than the game',
      (file) => file.replay.push(place('BA/L', 0, [3, 3])),
      /^replay\[9\]: BA\/L is laid, but/,
    ],
  ];

  test.each(cases)('%s', (_name, change, message) => {
    expect(() => readJcz(changed(change))).toThrow(message);
  });

  test('is refused with more moves out of the town than a decision allows, whatever follows', () => {
    const record = recordSchema.parse(samples.get('all-expansions'));
    const file = written(record);
    const at = file.replay.findIndex(
      ({ type, payload }, index) =>
        type === 'DEPLOY_MEEPLE' &&
        file.replay[index - 1]?.type !== 'PLACE_TILE' &&
        (payload['pointer'] as { feature: string }).feature !== 'Quarter',
    );
    const moved = file.replay[at]!;
    const repeated = (times: number) => file.replay.toSpliced(at, 1, ...new Array(times).fill(moved));
    const refusal = (times: number) => () => readJcz({ ...file, replay: repeated(times) });
    expect(refusal(20)).toThrow(/ DEPLOY_MEEPLE: redeploy .*You may move, each follower once/);
    for (const times of [21, 4000]) {
      expect(refusal(times)).toThrow(`replay[${at + 20}] DEPLOY_MEEPLE: moves out of the town: Too big`);
    }
  });

  test('is refused if it is anything else', () => {
    for (const other of [null, 5, [], {}])
      expect(() => readJcz(other)).toThrow(/this is no file of JCloisterZone/);
  });

  test('always becomes a record or a refusal after any change', () => {
    const [record] = shared.flatMap(([name, each]) => (name.startsWith('all-') ? [each] : []));
    const file = written(record as GameRecord);
    const entries = fc.array(fc.nat(file.replay.length - 1), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(entries, fc.nat(file.replay.length - 1), (removed, moved) => {
        const replay = file.replay.filter((_, index) => !removed.includes(index));
        replay.splice(moved, 0, ...file.replay.slice(0, 1));
        try {
          expect(recordSchema.safeParse(readJcz({ ...file, replay })).success).toBe(true);
        } catch (error) {
          expect((error as Error).name).toBe('JczRefusal');
        }
      }),
      forRuns(60),
    );
  });
});

describe('features that JCloisterZone lacks', () => {
  const record = () => structuredClone(shared[0]?.[1] as GameRecord);

  test.each([
    [
      'a skipped turn',
      (game: GameRecord) => (game.decisions[3] = { seat: 1, decision: { type: 'skip' } }),
      /has no "skip"/,
    ],
    [
      'the river elsewhere than first',
      (game: GameRecord) => game.draws.push('river/B'),
      /all tiles of the river first/,
    ],
    [
      'the Count without his town',
      (game: GameRecord) => game.rules.expansions.push('count'),
      /all twelve tiles of the town/,
    ],
    [
      'an abbey in the bag',
      (game: GameRecord) => game.draws.push('abbey/ABBEY'),
      /does not draw abbey\/ABBEY/,
    ],
  ])('%s is refused', (_name, change, message) => {
    const game = record();
    delete game.result;
    change(game);
    expect(() => written({ ...game, decisions: game.decisions.slice(0, 5) })).toThrow(message);
  });

  test('a bag beyond the sets is drawn from more sets, up to its last tile', () => {
    const game = record();
    delete game.result;
    const odd = { ...game, draws: new Array<string>(7).fill('base/C'), decisions: [] };
    const file = written(odd);
    expect(file.setup.sets).toEqual({ 'basic:1': 7 });
    expect(file.gameAnnotations?.endTurn).toBe(7);
    expect(readJcz(file).draws).toEqual(odd.draws);
  });
});

describe('the generator', () => {
  test.each([
    [0, 3.907985046680551e-14, 3.907985046680551e-14],
    [0.1, 0.2000358325336613, 0.5516809796504667],
    [0.8813287856196286, 0.9272257736531948, 0.0015083633503927274],
    [0.42740317106415304, 0.03895082205125888, 0.4566710462950532],
  ])('continues from %d like JCloisterZone', (random, next, afterNext) => {
    expect(nextRandom(random)).toBe(next);
    expect(nextRandom(nextRandom(random))).toBe(afterNext);
  });

  test('returns values from 0 to below 1, and draws only remaining tiles', () => {
    const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
    fc.assert(
      fc.property(random, fc.integer({ min: 1, max: 400 }), (state, size) => {
        const next = nextRandom(state);
        expect(next).toBeGreaterThanOrEqual(0);
        expect(next).toBeLessThan(1);
        // Multiples of 2^-48: every state after the first one is such a number.
        expect(Number.isInteger(next * 2 ** 48)).toBe(true);
        const index = indexBelow(size, state);
        expect(Number.isInteger(index) && index >= 0 && index < size).toBe(true);
      }),
      forRuns(500),
    );
  });
});

describe('names', () => {
  const tiles = [...printedTiles.values()];
  const mapped = tiles.filter(({ id }) => tileThere(id) !== undefined);

  test('exist for every drawn tile, and both editions of a set match ours in size', () => {
    expect(mapped.length).toBe(tiles.filter(({ count }) => count > 0).length);
    expect(new Set(mapped.map(({ id }) => tileThere(id)?.tile)).size).toBe(mapped.length);
    for (const { id } of mapped) expect(tileHere(tileThere(id)?.tile ?? '')?.tile).toBe(id);
    const sizes = SETS.map((set) => [...(tilesOfSet(set) ?? [])].reduce((sum, [, count]) => sum + count, 0));
    expect(Object.fromEntries(SETS.map((set, index) => [set, sizes[index]]))).toEqual({
      'basic:1': 72,
      'basic:2': 72,
      'inns-and-cathedrals:1': 18,
      'inns-and-cathedrals:2': 18,
      'traders-and-builders:1': 24,
      'traders-and-builders:2': 24,
      'king-and-robber:1': 5,
      'king-and-robber:2': 5,
      'abbey-and-mayor:1': 12,
      'abbey-and-mayor:2': 12,
      'river/1:1': 12,
      'river/1:2': 12,
      count: 12,
      'princess-and-dragon:1': 30,
      'princess-and-dragon:2': 30,
      'tower:1': 18,
      'tower:2': 18,
    });
  });

  test('map a segment by its place, in every rotation', () => {
    const claimed = ['city', 'road', 'field', 'monastery'];
    const segments = mapped.flatMap((tile) =>
      tile.segments
        .filter(({ kind }) => claimed.includes(kind))
        .map((segment) => ({ tile: tile.id, ...segment })),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...segments),
        fc.constantFrom(0, 90, 180, 270),
        ({ tile, id, kind }, turn) => {
          const location = locationOf(tile, turn, id);
          expect(location).toMatch(/^(I{1,3}|IV|_?[NESW]{1,4}|[NESW][LR](\.[NESW][LR])*)$/);
          expect(segmentAt(tile, turn, kind, location ?? '')).toBe(id);
          const back = rotationThere(tile, turn) + (tileThere(tile)?.turned ?? 0);
          expect(back % 360).toBe(turn);
        },
      ),
      forRuns(2000),
    );
  });

  test('map a place from any of its parts', () => {
    expect(segmentAt('base/E', 180, 'field', 'NL')).toBe('field0');
    expect(segmentAt('base/E', 180, 'field', 'SL')).toBeUndefined();
    expect(segmentAt('base/V', 0, 'road', 'W')).toBe('road0');
    expect(segmentAt('base/V', 0, 'road', 'SW')).toBe('road0');
    expect(segmentAt('king/E', 0, 'field', 'II')).toBe('field1');
    expect(segmentAt('base/B', 0, 'monastery', 'AS_ABBOT')).toBeUndefined();
  });
});
