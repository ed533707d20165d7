/** Worked examples that give pieces and goods without the moves that led to them: EX-18, 31, 33, 37. */
import { describe, expect, test } from 'vitest';
import type { Rules, Table, TableMaker } from '../support/table.ts';
import { tableMakers } from '../support/tables.ts';
import { row, tableAfter } from './example.ts';

const [Red, Blue] = [0, 1];
const shields = ['abbey/I 0,0 180', 'base/F 5,0 0'];
const plain = ['base/E 0,0 90', 'base/G 5,0 90'];
const sharings = ['majority', 'each-meeple'] as const;

for (const maker of tableMakers) {
  describe(`constructed examples on the ${maker.name}`, () => {
    test('EX-18 the most of each good is worth 10, also for each tied seat; without tokens no seat gets it (R-TB-4)', () => {
      const start = [row('base/B 0,0 0')];
      const table = maker.arrange({ start });
      const blue = [...Array(4).fill('wine'), ...Array(3).fill('grain'), 'cloth'];
      const red = [...Array(4).fill('wine'), ...Array(3).fill('grain'), ...Array(4).fill('cloth')];
      cityWithGoods(table, Blue, blue, 1);
      cityWithGoods(table, Red, red, 3);
      expect([table.goods(Blue), table.goods(Red)]).toEqual([
        [4, 3, 1],
        [4, 3, 4],
      ]);
      expect(table.finish().scores).toEqual([30, 20, 0]);

      const empty = maker.arrange({ start });
      cityWithGoods(empty, Red, ['wine'], 1);
      expect(empty.finish().scores).toEqual([10, 0, 0]);
    });

    const roads = [
      { on: ['Blue meeple', 'Blue meeple', 'Red meeple'], majority: [0, 6], 'each-meeple': [6, 12] },
      { on: ['Blue large-meeple', 'Red meeple', 'Red wagon'], majority: [6, 6], 'each-meeple': [12, 6] },
      { on: ['Blue meeple', 'Blue builder', 'Red meeple'], majority: [6, 6], 'each-meeple': [6, 6] },
    ];
    for (const sharing of sharings) {
      for (const line of roads) {
        test(`EX-31 a road of 6 with ${line.on.join(', ')}, ${sharing} (R-OWN-1, R-OWN-2, R-OWN-3, R-OWN-6)`, () => {
          expect(roadOfSix(maker, line.on, { sharing }).slice(0, 2)).toEqual(line[sharing]);
        });
      }
    }

    const cities = [
      { on: ['Blue mayor', 'Red large-meeple'], tiles: shields, majority: [10, 10], 'each-meeple': [10, 10] },
      {
        on: ['Blue mayor', 'Red large-meeple', 'Blue meeple'],
        tiles: shields,
        majority: [0, 10],
        'each-meeple': [10, 20],
      },
      { on: ['Blue mayor', 'Red meeple'], tiles: plain, majority: [10, 0], 'each-meeple': [10, 0] },
    ];
    for (const sharing of sharings) {
      for (const line of cities) {
        const what = line.tiles === shields ? 'with 2 shields' : 'without shields';
        test(`EX-31 a city ${what}, ${line.on.join(', ')}, ${sharing} (R-OWN-4, R-MAYOR-2)`, () => {
          expect(unfinishedCity(maker, line.tiles, line.on, { sharing }).slice(0, 2)).toEqual(line[sharing]);
        });
      }
    }

    const caps = '- base/D 0,0 0\nRed inns/C 0,-1 0';
    test.each([
      { smallCity: 4, points: 4 },
      { smallCity: 2, points: 2 },
    ] as const)('EX-33 a cap with the start tile is a small city: $points (R-SCORE-5, R-SCORE-6)', (line) => {
      const table = tableAfter(maker, `${caps} meeple@city2`, { smallCity: line.smallCity });
      expect(table.scores()).toEqual([line.points, 0, 0]);
    });

    test.each([4, 2] as const)(
      'EX-33 a city of one tile closed by an abbey is 2 with smallCity %s (R-CITY-5)',
      (small) => {
        const table = tableAfter(
          maker,
          `${caps} meeple@city1
         Blue base/U       1,0  90
         Blue base/U       2,0  90
         Blue base/B       2,-1 0
         Blue base/E       0,-2 180
         Blue base/B       1,-2 0
         Blue abbey/ABBEY  1,-1 0`,
          { smallCity: small },
        );
        expect(table.scores()).toEqual([2, 0, 0]);
      },
    );

    test.each([
      { fieldScoring: 'per-field', fieldPoints: 3, sharing: 'majority', red: 12, blue: 3 },
      { fieldScoring: 'per-field-city-once', fieldPoints: 3, sharing: 'majority', red: 8, blue: 3 },
      { fieldScoring: 'per-city', fieldPoints: 4, sharing: 'majority', red: 5, blue: 4 },
      { fieldScoring: 'per-field', fieldPoints: 3, sharing: 'each-meeple', red: 20, blue: 12 },
      { fieldScoring: 'per-field-city-once', fieldPoints: 3, sharing: 'each-meeple', red: 16, blue: 9 },
      { fieldScoring: 'per-city', fieldPoints: 4, sharing: 'each-meeple', red: 20, blue: 16 },
    ] as const)(
      'EX-37 $fieldScoring, $fieldPoints, $sharing: Red $red, Blue $blue (R-FIELD-8, R-FIELD-9, R-FIELD-10, R-FIELD-11)',
      ({ fieldScoring, fieldPoints, sharing, red, blue }) => {
        const table = tableAfter(maker, fieldsOfTwoCities, { fieldScoring, fieldPoints, sharing });
        expect(table.scores()).toEqual([0, 0, 0]);
        expect(table.finish().scores).toEqual([red, blue, 0]);
      },
    );
  });
}

/** A city in row y-and-below of the start tile's column, completed by the seat. */
function cityWithGoods(table: Table, seat: number, goods: string[], y: number): void {
  const tileWith: Record<string, string> = { wine: 'traders/O', grain: 'traders/Q', cloth: 'traders/C' };
  table.placeAs(seat, row(`base/E 0,${y} 90`));
  goods.forEach((good, i) => {
    table.placeAs(seat, row(`${tileWith[good]} ${i + 1},${y} 0`));
  });
  table.placeAs(seat, row(`base/E ${goods.length + 1},${y} 270`));
  table.placeAs(seat, row(`base/B 0,${y + 1} 0`));
}

/** Claims on separate tiles over a row of start tiles, joined afterwards; six tiles from village to village. */
function roadOfSix(maker: TableMaker, on: string[], rules: Partial<Rules>): number[] {
  const table = overARow(maker, rules);
  const cells = on[1]?.endsWith('builder') ? [0, 1, 3] : [0, 2, 4];
  on.forEach((claim, i) => {
    if (i === 0) claimWith(table, claim, 'base/W 0,0 180', 'road2');
    else claimWith(table, claim, `base/U ${cells[i]},0 90`, 'road0');
  });
  for (const x of [1, 2, 3, 4].filter((cell) => !cells.includes(cell)))
    table.placeAs(Red, row(`base/U ${x},0 90`));
  table.placeAs(Red, row('base/W 5,0 180'));
  return table.scores();
}

/** A row of city tiles worth 10, open to the east; claims on the first, the third and the fifth. */
function unfinishedCity(maker: TableMaker, tiles: string[], on: string[], rules: Partial<Rules>): number[] {
  const table = overARow(maker, rules);
  const [first = '', sixth = ''] = tiles;
  on.forEach((claim, i) => {
    claimWith(table, claim, i === 0 ? first : `base/G ${2 * i},0 90`, 'city0');
  });
  table.placeAs(Red, row(sixth));
  const filled = [0, 5, ...on.map((_, i) => 2 * i)];
  const length = tiles === shields ? 8 : 10;
  const rest = Array.from({ length }, (_, x) => x).filter((cell) => !filled.includes(cell));
  for (const x of rest) table.placeAs(Red, row(`base/G ${x},0 90`));
  return table.finish().scores;
}

function overARow(maker: TableMaker, rules: Partial<Rules>): Table {
  const start = Array.from({ length: 10 }, (_, x) => row(`base/U ${x},1 90`));
  return maker.arrange({ rules, start });
}

function claimWith(table: Table, claim: string, tile: string, segment: string): void {
  const [by, piece] = claim.split(' ');
  table.placeAs(by === 'Red' ? Red : Blue, { ...row(tile), deploy: `${piece}@${segment}` });
}

/**
 * Two cities of two caps each. Between them field A with 2 farmers and the pig of Red and a farmer of Blue, west of the
 * first field B with two farmers of Blue, east of the second field K with Red's barn.
 */
const fieldsOfTwoCities = `
  -     base/B   0,-1  0
  Blue  abbey/I  0,0   270  meeple@field0
  Blue  abbey/I  0,1   90   meeple@field0
  Blue  base/B  -1,1   0    meeple@field0
  Blue  base/B  -1,0   0
  Red   base/B   1,0   0    meeple@field0
  Red   base/B   2,0   0
  Red   abbey/I  3,0   270
  Red   abbey/I  3,1   90   meeple@field2
  Red   base/B   2,1   0    pig@field0
  Red   base/B   1,1   0
  Red   base/B   4,0   0
  Red   base/B   4,1   0
  Red   base/B   5,0   0
  Red   base/B   5,1   0    barn@NW`;
