/** The town of Carcassonne: rules that no worked example shows. */
import { describe, expect, test } from 'vitest';
import { row, tableAfter } from '../examples/example.ts';
import { printed, printedTiles } from '../reference/tile.ts';
import type { OpenQuestion, Rules, Table, TableMaker } from '../support/table.ts';
import { tableMakers } from '../support/tables.ts';

const [Red, Blue, Yellow] = [0, 1, 2];
const westRoad = '- count 0,0 0\nBlue base/U -3,-1 90 meeple@road0';

function townTable(maker: TableMaker, rows: string, rules: Partial<Rules> = {}): Table {
  return tableAfter(maker, rows, {
    expansions: ['inns-and-cathedrals', 'count', 'abbey-and-mayor'],
    ...rules,
  });
}

/** Answers the first question of a phase and declines all others. */
function at(phase: string, answer: string): (question: OpenQuestion) => string | undefined {
  return (question) => (question.phase === phase ? answer : undefined);
}

test('R-COUNT-1 the town has four quarters, three roads and two beginnings of cities', () => {
  const segments = printedTiles.filter(({ set }) => set === 'count').flatMap((tile) => tile.segments);
  expect(segments.filter(({ kind }) => kind === 'road').length).toBe(3);
  expect(segments.filter(({ kind }) => kind === 'city').length).toBe(2);
  expect(printed('count/G')).toMatchObject({ quarters: ['castle', 'market', 'blacksmith', 'cathedral'] });
});

for (const maker of tableMakers) {
  describe(`the Count on the ${maker.name}`, () => {
    test('R-SETUP-9, R-COUNT-1 the count starts in the castle', () => {
      expect(townTable(maker, '- count 0,0 0').countAt()).toBe('castle');
    });

    test('R-COUNT-2 a road ends at the wall, and the town is no city for the king', () => {
      const table = townTable(maker, '- count 0,0 0', { expansions: ['count', 'king-and-robber'] });
      expect(table.placeAs(Red, row('base/A -3,-1 270 meeple@road0')).scored).toEqual([
        { seat: Red, points: 2, kind: 'road', feature: '-3,-1:road0' },
      ]);
      expect([table.king(), table.robber()]).toEqual([undefined, Red]);
    });

    test('R-COUNT-4 the follower for the town comes on top of the piece on the tile', () => {
      const table = townTable(maker, westRoad);
      table.placeAs(Red, row('base/A -4,-1 270 meeple@monastery0'), at('count', 'count meeple@castle'));
      expect(table.pieces()).toEqual(['0 meeple -4,-1:monastery0']);
      expect(table.town()).toEqual(['0 meeple castle']);
    });

    test('R-COUNT-5 the mayor may enter the castle only, the wagon all but the market', () => {
      const table = townTable(maker, westRoad);
      const { questions } = table.placeAs(Red, row('base/A -4,-1 270'));
      const ways = new Set(questions[0]?.options.map((option) => option.split(' ')[1]));
      expect([...ways].filter((way) => way?.startsWith('mayor'))).toEqual(['mayor@castle']);
      expect([...ways].filter((way) => way?.startsWith('wagon')).sort()).toEqual([
        'wagon@blacksmith',
        'wagon@castle',
        'wagon@cathedral',
      ]);
    });

    test('R-COUNT-7, R-SCORE-16 a follower stays in the town and scores nothing there', () => {
      const table = townTable(maker, westRoad);
      table.placeAs(Red, row('base/A -4,-1 270'), at('count', 'count meeple@blacksmith'));
      table.placeAs(Blue, row('base/U 1,-2 0 meeple@road0'));
      table.placeAs(Blue, row('base/A 1,-3 0'));
      expect(table.town()).toEqual(['0 meeple blacksmith']);
      expect(table.finish().scores).toEqual([0, 6, 0]);
    });

    test('R-COUNT-11, R-COUNT-12 any number of followers moves, each to the feature of its choice', () => {
      const table = townTable(maker, westRoad);
      table.placeAs(Red, row('base/A -4,-1 270'), at('count', 'count large-meeple@blacksmith'));
      table.placeAs(Blue, row('base/U 1,-2 0 meeple@road0'));
      table.placeAs(Red, row('base/A 1,-3 0'), at('count', 'count meeple@blacksmith'));
      for (const tile of ['base/U 0,2 0', 'base/B 1,2 0', 'base/A 1,3 90']) table.placeAs(Yellow, row(tile));
      const both = 'redeploy large-meeple@blacksmith>0,1:road0 meeple@blacksmith>0,3:road1';
      const { questions, scored } = table.placeAs(Yellow, row('base/X 0,3 0'), at('redeploy', both));
      expect(questions[0]?.options.sort()).toEqual([
        'redeploy large-meeple@blacksmith>0,1:road0',
        'redeploy large-meeple@blacksmith>0,3:road1',
        'redeploy meeple@blacksmith>0,1:road0',
        'redeploy meeple@blacksmith>0,3:road1',
      ]);
      expect(scored.map(({ seat, points }) => [seat, points])).toEqual([
        [Red, 3],
        [Red, 2],
      ]);
      expect(table.town()).toEqual([]);
    });

    test('R-COUNT-13 followers of the cathedral move to an abbey', () => {
      const ring = ['-3,0', '-4,0', '-4,1', '-4,2', '-5,2', '-6,2', '-6,1', '-6,0', '-5,0'];
      const table = townTable(maker, westRoad);
      table.placeAs(Red, row('base/A -4,-1 270'), at('count', 'count meeple@cathedral'));
      for (const cell of ring) table.placeAs(Yellow, row(`base/B ${cell} 0`));
      const move = 'redeploy meeple@cathedral>-5,1:monastery0';
      const { questions, scored } = table.placeAs(
        Blue,
        row('abbey/ABBEY -5,1 0 meeple@monastery0'),
        at('redeploy', move),
      );
      expect(questions[0]).toEqual({ seat: Red, phase: 'redeploy', options: [move] });
      expect(scored.map(({ seat, points }) => [seat, points])).toEqual([
        [Red, 9],
        [Blue, 9],
      ]);
    });

    test('R-TURN-8 a wagon that came out of the town returns and may go on', () => {
      const table = townTable(maker, westRoad);
      table.placeAs(Red, row('base/A -4,-1 270'), at('count', 'count wagon@blacksmith'));
      table.placeAs(Blue, row('base/U -3,-2 90 meeple@road0'));
      table.placeAs(Blue, row('base/A -2,-2 90'));
      const move = 'redeploy wagon@blacksmith>-4,-2:road2';
      const { questions } = table.placeAs(Blue, row('base/W -4,-2 180'), at('redeploy', move));
      expect(questions[1]).toEqual({
        seat: Red,
        phase: 'wagon',
        options: ['wagon -2,-2:monastery0', 'wagon -4,-2:road0', 'wagon -4,-2:road1', 'wagon stays'],
      });
    });

    test('R-COUNT-17 with each-meeple a follower from the town earns its points like the others', () => {
      const table = townTable(maker, westRoad, { sharing: 'each-meeple' });
      table.placeAs(Red, row('base/A -4,-1 270'), at('count', 'count large-meeple@blacksmith'));
      table.placeAs(Blue, row('base/U -3,-2 90 meeple@road0'));
      table.placeAs(Blue, row('base/A -2,-2 90'));
      table.placeAs(
        Blue,
        row('base/A -4,-2 270'),
        at('redeploy', 'redeploy large-meeple@blacksmith>-4,-2:road0'),
      );
      expect(table.scores()).toEqual([3, 6, 0]);
    });

    test('R-FIELD-4, R-COUNT-18 the town is one completed city for fields and for the king', () => {
      const table = townTable(maker, '- count 0,0 0', { expansions: ['count', 'king-and-robber'] });
      table.placeAs(Blue, row('base/B -3,0 0 meeple@field0'));
      expect(table.finish().scores).toEqual([0, 3, 0]);
      table.placeAs(Red, row('base/E 2,1 270'));
      expect(table.king()).toBe(Red);
      expect(table.finish().scores).toEqual([2, 3, 0]);
    });
  });

  test(`R-TILE-2 a wall on half an edge meets a wall, not a field, on the ${maker.name}`, () => {
    const table = townTable(maker, '- count/A 0,0 0');
    expect(table.placements('count/E')).toContain('0,1 r0');
    expect(table.placements('count/H')).not.toContain('0,1 r0');
  });

  describe(`the market on the ${maker.name}`, () => {
    const meadow = ['-3,0', '-4,0', '-3,1'];

    test('R-COUNT-14 market followers move into the field of a barn that is placed, farmers or not', () => {
      const table = townTable(maker, westRoad);
      table.placeAs(Red, row('base/A -4,-1 270'), at('count', 'count meeple@market'));
      for (const cell of meadow) table.placeAs(Yellow, row(`base/B ${cell} 0`));
      const move = 'redeploy meeple@market>-4,-1:field0';
      const { questions, scored } = table.placeAs(Blue, row('base/B -4,1 0 barn@NE'), at('redeploy', move));
      expect(questions[0]).toEqual({ seat: Red, phase: 'redeploy', options: [move] });
      expect(scored).toEqual([{ seat: Red, points: 3, kind: 'field-barn-placed', feature: '-4,-1:field0' }]);
      expect(table.town()).toEqual([]);
    });

    test('R-COUNT-14 a field joined to a barn is scored only if it already has a farmer', () => {
      const table = townTable(maker, westRoad);
      table.placeAs(Red, row('base/A -4,-1 270'), at('count', 'count meeple@market'));
      for (const cell of meadow) table.placeAs(Yellow, row(`base/B ${cell} 0`));
      table.placeAs(Blue, row('base/B -4,1 0 barn@NE'));
      expect(table.placeAs(Yellow, row('base/B -4,2 0')).questions).toEqual([]);
    });

    test('R-COUNT-15 at the end market followers leave one at a time, in turn, until all have stopped', () => {
      const table = townTable(maker, westRoad);
      table.placeAs(Red, row('base/A -4,-1 270'), at('count', 'count meeple@market'));
      table.placeAs(Red, row('base/U 1,-2 0 meeple@road0'));
      table.placeAs(Blue, row('base/A 1,-3 0'), at('count', 'count meeple@market'));
      table.placeAs(Blue, row('base/U 0,2 0 meeple@road0'));
      table.placeAs(Red, row('base/A 0,3 180'), at('count', 'count meeple@market'));
      expect(table.town()).toEqual(['0 meeple market', '0 meeple market', '1 meeple market']);
      const { questions } = table.finish(({ seat, options }) => (seat === Red ? options[0] : undefined));
      expect(questions.map(({ seat }) => seat)).toEqual([Red, Blue, Red]);
      expect(questions[0]?.options).toContain('redeploy meeple@market>-4,-1:field0');
    });

    test('R-COUNT-15 no follower leaves the market at the end while the count is there', () => {
      const table = townTable(maker, westRoad);
      table.placeAs(Red, row('base/A -4,-1 270'), at('count', 'count meeple@market count to market'));
      expect(table.finish().questions).toEqual([]);
    });

    test('R-COUNT-16 a market follower that goes to a barn field at the end scores 1 a city before the barn', () => {
      const table = townTable(maker, westRoad);
      for (const cell of meadow) table.placeAs(Yellow, row(`base/B ${cell} 0`));
      table.placeAs(Blue, row('base/B -4,1 0 barn@NE'));
      table.placeAs(Red, row('base/A -4,-1 270'), at('count', 'count meeple@market'));
      const { scores, scored } = table.finish(() => 'redeploy meeple@market>-4,-1:field0');
      expect(scores).toEqual([1, 3 + 4, 0]);
      expect(scored).toEqual(
        expect.arrayContaining([
          { seat: Red, points: 1, kind: 'field-barn-connected', feature: '-4,-1:field0' },
        ]),
      );
    });
  });
}
