/** The order of turns, and how a game ends. */
import { describe, expect, test } from 'vitest';
import { row, tableAfter } from '../examples/example.ts';
import { threeFields } from '../examples/fields-and-barns.ts';
import { townTiles } from '../examples/town.ts';
import { runMakers } from '../support/runs.ts';
import { tableMakers } from '../support/tables.ts';

const [Red, Blue, Yellow] = [0, 1, 2];
const start = [row('base/B 0,0 0')];
const rules = { expansions: [] };
const B = 'base/B';
const C = 'base/C';

for (const maker of runMakers) {
  const begin = (draws: string[], seats = 3) => maker.begin({ rules, seats, draws, start });

  describe(`turns on the ${maker.name}`, () => {
    test('R-SETUP-10, R-TURN-1, R-TURN-2 seat 0 starts, turns go clockwise, each places one tile', () => {
      const run = begin([B, B, B, B]);
      const questions: string[] = [];
      for (const x of [1, 2, 3, 4]) {
        questions.push(`${run.awaiting()?.seat} ${run.awaiting()?.phase}`);
        run.decide(`tile ${x},0 r0`);
      }
      expect(questions).toEqual(['0 place', '1 place', '2 place', '0 place']);
    });

    test('R-TURN-3, R-TILE-5 a tile has to be placed, and is never placed automatically', () => {
      const run = maker.begin({ rules, seats: 2, draws: ['river/B', B], start: [row('river/A 0,0 0')] });
      expect(run.awaiting()).toEqual({ seat: Red, phase: 'place', options: ['tile 1,0 r0'] });
    });

    test('R-TURN-12 the tile and its piece are one decision', () => {
      const run = begin([B, B]);
      expect(run.deployments('tile 1,0 r0')).toEqual(['meeple@field0', 'meeple@monastery0']);
      run.decide('tile 1,0 r0 meeple@monastery0');
      expect(run.snapshot().pieces).toEqual(['0 meeple 1,0:monastery0']);
      expect(run.awaiting()).toMatchObject({ seat: Blue, phase: 'place' });
    });

    test('R-TILE-4 a tile that fits nowhere is set aside and the next one drawn in the same part', () => {
      const run = begin([C, C, B, B]);
      expect(run.awaiting()).toMatchObject({ seat: Red, phase: 'place' });
      expect(run.snapshot()).toMatchObject({ aside: [C, C], bag: 2 });
    });

    test('R-TILE-6 placed tiles stay where they are', () => {
      const run = begin([B, B, B]);
      run.decide('tile 1,0 r90');
      run.decide('tile 2,0 r0');
      expect(run.snapshot().tiles).toEqual(['base/B 0,0 r0', 'base/B 1,0 r90', 'base/B 2,0 r0']);
    });

    test('R-SETUP-13 no piece can be deployed on a start tile, but features grow over it', () => {
      const run = maker.begin({ rules, seats: 2, draws: ['base/W', 'base/W'], start: [row('base/D 0,0 0')] });
      run.decide('tile 1,0 r0 meeple@road2');
      expect(run.snapshot().pieces).toEqual(['0 meeple 0,0:road0']);
      expect(run.deployments('tile -1,0 r0')).not.toContain('meeple@road0');
    });
  });

  describe(`the end of a game on the ${maker.name}`, () => {
    test('R-END-1 it is over when the last tile was placed', () => {
      const run = begin([B]);
      run.decide('tile 1,0 r0');
      expect([run.awaiting(), run.final()?.scores]).toEqual([undefined, [0, 0, 0]]);
    });

    test('R-END-1 or when the last tile was set aside', () => {
      const run = begin([B, C, C]);
      run.decide('tile 1,0 r0');
      expect(run.awaiting()).toBeUndefined();
      expect(run.snapshot().aside).toEqual([C, C]);
    });

    test('R-END-2 first the abbeys, then the market, then the final scoring', () => {
      const meadow = ['-3,0', '-4,0', '-5,0', '-5,1', '-5,2', '-4,2', '-3,2', '-3,1'];
      const run = maker.begin({
        rules: { expansions: ['count', 'abbey-and-mayor'] },
        seats: 2,
        draws: ['base/U', 'base/A'],
        start: [...townTiles(), ...meadow.map((cell) => row(`base/B ${cell} 0`))],
      });
      const answers = [
        'draw',
        'tile -3,-1 r90 meeple@road0',
        'draw',
        'tile -4,-1 r270',
        'count meeple@market',
        'draw',
        'abbey -4,1',
        'redeploy',
      ];
      const questions = answers.map((answer) => {
        const question = `${run.awaiting()?.seat} ${run.awaiting()?.phase}`;
        run.decide(answer);
        return question;
      });
      expect(questions.slice(4)).toEqual(['1 count', '0 last-abbeys', '1 last-abbeys', '1 final-redeploy']);
      expect(run.final()?.scores).toEqual([3, 0]);
    });

    test('R-END-6 a seat that lost the last turn still leaves the market at the end', () => {
      const draws = ['base/U', 'base/A', 'base/U', 'base/A'];
      const run = maker.begin({ rules: { expansions: ['count'] }, seats: 2, draws, start: townTiles() });
      run.decide('tile -3,-1 r90 meeple@road0');
      run.decide('tile -4,-1 r270');
      run.decide('count meeple@market');
      run.decide('tile 1,-2 r0 meeple@road0');
      run.decide('tile 1,-3 r0');
      expect(run.awaiting()).toMatchObject({ seat: 1, phase: 'count' });
      run.enter(1, 'skip');
      expect(run.awaiting()).toMatchObject({ seat: 1, phase: 'final-redeploy' });
    });

    test('R-END-4 equal points share the place', () => {
      const run = begin([B, B, B]);
      run.decide('tile 1,0 r0 meeple@monastery0');
      run.decide('tile 2,0 r0');
      run.decide('tile 3,0 r0');
      expect(run.final()).toEqual({ scores: [3, 0, 0], places: [1, 2, 2] });
    });

    test('R-END-5 a seat that left is passed over, its pieces stay, and it is ranked last', () => {
      const run = begin([B, B, B, B, B]);
      run.decide('tile 1,0 r0 meeple@monastery0');
      run.enter(Red, 'resign');
      expect(run.awaiting()).toMatchObject({ seat: Blue, phase: 'place' });
      for (const x of [2, 3, 4, 5]) {
        expect(run.awaiting()?.seat).toBe(x % 2 === 0 ? Blue : Yellow);
        run.decide(`tile ${x},0 r0`);
      }
      expect(run.final()).toEqual({ scores: [3, 0, 0], places: [3, 1, 1] });
    });

    test('R-END-5 the tile of a seat that leaves is placed by the next', () => {
      const run = begin([B, C]);
      run.enter(Red, 'resign');
      expect(run.awaiting()).toMatchObject({ seat: Blue, phase: 'place' });
      expect(run.awaiting()?.options).toContain('tile 1,0 r0');
    });

    test('R-END-5 the last seat has won at once', () => {
      const run = begin([B, B, B], 2);
      run.enter(Blue, 'resign');
      expect([run.awaiting(), run.final()]).toEqual([undefined, { scores: [0, 0], places: [1, 2] }]);
    });

    test('R-END-6 a skipped turn places nothing and hands the drawn tile on', () => {
      const run = begin(['base/U', C]);
      run.enter(Red, 'skip');
      expect(run.awaiting()).toMatchObject({ seat: Blue, phase: 'place' });
      expect(run.snapshot()).toMatchObject({ tiles: ['base/B 0,0 r0'], bag: 2 });
      expect(run.awaiting()?.options).toContain('tile 1,0 r0');
    });
  });
}

for (const maker of tableMakers) {
  describe(`the final scoring on the ${maker.name}`, () => {
    const entries = (fieldScoring: 'per-field' | 'per-field-city-once' | 'per-city') =>
      tableAfter(maker, threeFields, { fieldScoring })
        .finish()
        .scored.map(({ seat, points, kind, feature }) => [seat, points, kind, feature].join(' '))
        .sort();

    test('R-END-3 one entry for a seat and field, or for a seat and city; none of 0 points', () => {
      expect(entries('per-field')).toEqual([
        '0 3 field 0,-1:field0',
        '0 3 field 0,0:field0',
        '1 3 field 0,-2:field0',
      ]);
      expect(entries('per-field-city-once')).toEqual(['0 3 field 0,-2:city0', '1 3 field 0,-2:city0']);
      expect(entries('per-city')).toEqual(['0 3 field 0,-2:city0']);
    });

    test('R-SETUP-11 scores start at 0', () => {
      expect(maker.arrange({ start }).scores()).toEqual([0, 0, 0]);
    });
  });
}
