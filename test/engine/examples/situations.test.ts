/** The worked examples with questions about legal decisions and due steps along the way. */
import { describe, expect, test } from 'vitest';
import type { Table } from '../support/table.ts';
import { tableMakers } from '../support/tables.ts';
import { readRows, row, seatOf, tableAfter, tableWith, tileRow } from './example.ts';
import { builderRoad } from './expansions.ts';
import { barnPlaced, barnStart, joinedFarms, threeFields } from './fields-and-barns.ts';
import { townTiles } from './town.ts';

const [Red, Blue, Yellow] = [0, 1, 2];

for (const maker of tableMakers) {
  describe(`situations of the worked examples on the ${maker.name}`, () => {
    test('EX-16 a pig needs a farmer of its seat, a farmer an empty field (R-DEP-3, R-DEP-11)', () => {
      const table = tableAfter(maker, joinedFarms.slice(0, joinedFarms.lastIndexOf('\n')));
      const last = row('base/B 1,-1 0');
      expect(onSegment(table, Red, last, 'field0')).toEqual(['pig']);
      expect(onSegment(table, Blue, last, 'field0')).toEqual(['pig']);
      expect(onSegment(table, Yellow, last, 'field0')).toEqual([]);
    });

    test('EX-19 when the builder gives a second part (R-TB-8, R-TB-10, R-TB-12, R-DEP-15)', () => {
      const table = tableWith(maker, builderRoad);
      const due = readRows(builderRoad).flatMap((read, i) => {
        const part = i + 1 === 6 || i + 1 === 9 ? 2 : 1;
        return read.by ? [table.placeAs(seatOf(read.by), tileRow(read), undefined, part).secondPartDue] : [];
      });
      expect(due).toEqual([false, false, false, true, false, false, true, false]);
      expect(table.pieces()).toEqual([]);
    });

    test('EX-20 the city and the road at the abbey stay open, only a monk may claim it (R-ABBEY-4, R-DEP-13)', () => {
      const table = tableAfter(
        maker,
        `-     base/D   0,0  0
         Red   base/U  -1,0  90
         Red   base/A  -1,1  270
         Blue  base/U   1,0  90
         Blue  base/U   1,1  90  meeple@road0
         Red   base/B   1,2  0
         Blue  base/G   0,2  0   large-meeple@city0`,
      );
      expect(onSegment(table, Red, row('abbey/ABBEY 0,1 0'), 'monastery0')).toEqual([
        'large-meeple',
        'meeple',
        'wagon',
      ]);
      expect(table.deployments(Red, row('abbey/ABBEY 0,1 0')).length).toBe(3);
      expect(table.placeAs(Red, row('abbey/ABBEY 0,1 0')).scored).toEqual([]);
      expect(table.pieces()).toEqual(['1 large-meeple 0,2:city0', '1 meeple 1,1:road0']);
    });

    test('EX-22 the lone mayor is back in the supply (R-OWN-4, R-TURN-7)', () => {
      const table = tableAfter(maker, '- base/D 0,0 0\nBlue base/E 0,-1 180 mayor@city0');
      expect(table.pieces()).toEqual([]);
    });

    test('EX-23 the farmer goes home, the barn stays (R-BARN-3, R-BARN-5)', () => {
      const table = tableAfter(maker, barnPlaced);
      expect(table.pieces()).toEqual(['1 barn 0,-2:field0']);
    });

    test('EX-24 the farmer that is joined goes home, the barn stays (R-BARN-6)', () => {
      const table = tableAfter(
        maker,
        `${barnPlaced}
         Red   base/U  -1,0  90  meeple@field0
         Blue  base/U   1,0  90`,
      );
      expect(table.pieces().map((piece) => piece.split(' ')[1])).toEqual(['barn']);
    });

    test('EX-25 a barn needs four tiles that meet in fields (R-BARN-1, R-DEP-12)', () => {
      const table = tableAfter(maker, barnStart);
      expect(barns(table, Blue, row('base/B 1,-2 0'))).toEqual(['barn@SW']);
      const besideCity = tableAfter(maker, threeFields);
      expect(barns(besideCity, Blue, row('base/B 1,-1 0'))).toEqual([]);
    });

    test('EX-25 a field takes one barn, from the seat that placed it first (R-BARN-2, R-DEP-14)', () => {
      const table = tableAfter(maker, `${barnPlaced}\nRed base/B 2,-1 0`);
      const next = row('base/B 2,-2 0');
      expect(table.deployments(Red, next)).toEqual([
        'large-meeple@monastery0',
        'meeple@monastery0',
        'wagon@monastery0',
      ]);
    });

    test('EX-25 farmers of the same seat do not keep the barn away (R-BARN-5)', () => {
      const table = tableAfter(maker, `${barnStart}\nYellow base/B 1,-2 0 barn@SW`);
      expect(table.scores()).toEqual([0, 0, 6]);
    });

    test('EX-29 a seat that gave points and got none can enter the town (R-COUNT-3, R-COUNT-5, R-COUNT-6)', () => {
      const table = town(maker);
      const { questions } = table.placeAs(Red, row('base/A -4,-1 270'));
      expect(table.scores()).toEqual([0, 3, 0]);
      expect(questions.map(({ seat, phase }) => [seat, phase])).toEqual([[Red, 'count']]);
      const ways = questions[0]?.options.map((option) => option.split(' ')[1]) ?? [];
      expect([...new Set(ways)].filter((way) => way?.startsWith('meeple')).sort()).toEqual([
        'meeple@blacksmith',
        'meeple@castle',
        'meeple@cathedral',
        'meeple@market',
      ]);
      expect(questions[0]?.options).toContain('count meeple@market count to cathedral');
      expect(questions[0]?.options).toContain('count nobody');
    });

    test('EX-29 a follower leaves the town for the road that is about to score (R-COUNT-9, R-COUNT-10, R-TURN-4)', () => {
      const table = town(maker);
      table.placeAs(Red, row('base/A -4,-1 270'), () => 'count large-meeple@blacksmith');
      expect(table.town()).toEqual(['0 large-meeple blacksmith']);
      table.placeAs(Blue, row('base/U -3,-2 90 meeple@road0'));
      table.placeAs(Blue, row('base/A -2,-2 90'));
      const { questions, scored } = table.placeAs(Blue, row('base/A -4,-2 270'), ({ phase }) =>
        phase === 'redeploy' ? 'redeploy large-meeple@blacksmith>-4,-2:road0' : undefined,
      );
      expect(questions[0]).toEqual({
        seat: Red,
        phase: 'redeploy',
        options: ['redeploy large-meeple@blacksmith>-4,-2:road0'],
      });
      expect(scored).toEqual([{ seat: Red, points: 3, kind: 'road', feature: '-4,-2:road0' }]);
      expect([table.pieces(), table.town()]).toEqual([[], []]);
    });

    test('EX-29 no follower leaves the quarter of the count (R-COUNT-8)', () => {
      const table = town(maker);
      table.placeAs(Red, row('base/A -4,-1 270'), () => 'count large-meeple@blacksmith count to blacksmith');
      table.placeAs(Blue, row('base/U -3,-2 90 meeple@road0'));
      table.placeAs(Blue, row('base/A -2,-2 90'));
      expect(table.placeAs(Blue, row('base/A -4,-2 270')).questions).toEqual([]);
      expect(table.countAt()).toBe('blacksmith');
    });

    test('EX-29 a seat that scores with the others cannot enter the town (R-COUNT-3)', () => {
      const table = town(maker, 'base/A -5,-1 270 meeple@road0');
      const { questions, scored } = table.placeAs(Red, row('base/U -4,-1 90'));
      expect(scored.map(({ seat, points }) => [seat, points])).toEqual([
        [Red, 4],
        [Blue, 4],
      ]);
      expect(questions).toEqual([]);
    });

    const spring = '- river/A 0,0 0';
    const bend = 'Red river/J 1,0 0';
    const straight = 'Red river/G 1,1 90';
    test.each([
      { laid: [spring], next: 'river/J', at: '1,0 r0', legal: true },
      { laid: [spring, bend], next: 'river/J', at: '1,1 r90', legal: false },
      { laid: [spring, bend], next: 'river/J', at: '1,1 r180', legal: true },
      { laid: [spring, bend], next: 'river/G', at: '1,1 r90', legal: true },
      { laid: [spring, bend, straight], next: 'river/J', at: '1,2 r90', legal: true },
      { laid: [spring, bend], next: 'river/G', at: '2,0 r0', legal: false },
    ])('EX-30 river: $next at $at after $laid.length tiles (R-RIVER-1, R-RIVER-2, R-RIVER-3)', (line) => {
      const table = tableAfter(maker, line.laid.join('\n'), { expansions: ['river'] });
      expect(table.placements(line.next).includes(line.at)).toBe(line.legal);
    });
  });
}

function onSegment(table: Table, seat: number, tile: ReturnType<typeof row>, segment: string): string[] {
  const { deploy: _, ...place } = tile;
  return table
    .deployments(seat, place)
    .filter((deployment) => deployment.endsWith(`@${segment}`))
    .map((deployment) => deployment.split('@')[0] ?? '');
}

function barns(table: Table, seat: number, tile: ReturnType<typeof row>): string[] {
  return table.deployments(seat, tile).filter((deployment) => deployment.startsWith('barn'));
}

/** The town with Blue on the west road, and perhaps a tile of Red. */
function town(maker: (typeof tableMakers)[number], red?: string): Table {
  const start = [
    ...townTiles(),
    ...(red ? [row('base/B -5,0 0'), row('base/B -4,0 0'), row('base/B -3,0 0')] : []),
  ];
  const expansions = ['inns-and-cathedrals', 'count'];
  const table = maker.arrange({ rules: { expansions }, start });
  table.placeAs(Blue, row('base/U -3,-1 90 meeple@road0'));
  if (red) table.placeAs(Red, row(red));
  return table;
}
