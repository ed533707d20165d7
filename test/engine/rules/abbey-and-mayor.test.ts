/** Abbey, wagon and barn: rules that no worked example shows. */
import { describe, expect, test } from 'vitest';
import { row, tableAfter } from '../examples/example.ts';
import { runMakers } from '../support/runs.ts';
import { tableMakers } from '../support/tables.ts';

const [Red, Blue, Yellow] = [0, 1, 2];
const around = ['-1,-1', '0,-1', '1,-1', '1,0', '1,1', '0,1', '-1,1', '-1,0'];
/** Eight monasteries round an empty cell. */
const ring = around.map((cell) => row(`base/B ${cell} 0`));

for (const maker of tableMakers) {
  describe(`Abbey & Mayor on the ${maker.name}`, () => {
    test('R-ABBEY-7 an abbey is a neighbour like any tile for a monastery', () => {
      const others = ['-1,-1', '0,-1', '1,-1', '2,-1', '2,0', '2,1', '1,1', '0,1', '-1,1'];
      const table = tableAfter(
        maker,
        `-    base/B -1,0 0
         Red  base/B  0,0 0 meeple@monastery0
         ${others.map((cell) => `Blue base/B ${cell} 0`).join('\n')}`,
      );
      expect(table.placeAs(Blue, row('abbey/ABBEY 1,0 0')).scored).toEqual([
        { seat: Red, points: 9, kind: 'monastery', feature: '0,0:monastery0' },
      ]);
    });

    test('R-WAGON-1, R-WAGON-2 a wagon can claim a feature that its tile completes, and never a field', () => {
      const table = tableAfter(maker, '- base/D 0,0 0');
      expect(table.deployments(Red, row('base/E 0,-1 180')).filter((d) => d.startsWith('wagon'))).toEqual([
        'wagon@city0',
      ]);
      expect(
        table.placeAs(Red, row('base/E 0,-1 180 wagon@city0')).scored.map(({ points }) => points),
      ).toEqual([4]);
    });

    test('R-WAGON-5 the wagon of the active seat goes first, the next one sees where it went', () => {
      const table = tableAfter(
        maker,
        `-     base/D   0,0   0
         Red   base/A  -1,0   270
         Red   base/U   1,0   90   wagon@road0
         Red   base/B   1,-1  0
         Blue  base/U   2,-1  0    wagon@road0
         Blue  base/A   2,-2  0`,
      );
      const { questions } = table.placeAs(Blue, row('base/X 2,0 0'), ({ seat }) =>
        seat === Blue ? 'wagon 2,0:road1' : undefined,
      );
      expect(questions).toEqual([
        {
          seat: Blue,
          phase: 'wagon',
          options: ['wagon 2,-2:monastery0', 'wagon 2,0:road1', 'wagon 2,0:road2', 'wagon stays'],
        },
        { seat: Red, phase: 'wagon', options: ['wagon -1,0:monastery0', 'wagon 2,0:road2', 'wagon stays'] },
      ]);
      expect(table.pieces()).toEqual(['1 wagon 2,0:road1']);
    });

    test('R-WAGON-7 from a road that runs into an abbey the wagon may go on to its monastery', () => {
      const table = tableAfter(
        maker,
        `-     base/D   0,0  0
         Red   base/U  -1,0  90
         Red   base/A  -1,1  270  wagon@road0
         Blue  base/U   1,0  90
         Blue  base/U   1,1  90
         Red   base/B   1,2  0
         Red   base/G   0,2  0`,
      );
      const { questions } = table.placeAs(Blue, row('abbey/ABBEY 0,1 0'), () => 'wagon 0,1:monastery0');
      expect(questions[0]?.options).toEqual(['wagon -1,1:monastery0', 'wagon 0,1:monastery0', 'wagon stays']);
      expect(table.pieces()).toEqual(['0 wagon 0,1:monastery0']);
    });

    test('R-WAGON-7 but not from the abbey to a road at its side', () => {
      const others = around.filter((cell) => cell !== '1,0').map((cell) => `- base/B ${cell} 0`);
      const table = tableAfter(maker, `${others.join('\n')}\n- base/U 1,0 90`);
      const { questions, scored } = table.placeAs(Red, row('abbey/ABBEY 0,0 0 wagon@monastery0'));
      expect([questions, scored.map(({ points }) => points)]).toEqual([[], [9]]);
    });

    test('R-WAGON-6, R-WAGON-8 a wagon without a target comes back, and at the end wagons do not move', () => {
      const table = tableAfter(
        maker,
        '- base/D 0,0 0\nRed base/E 0,-1 180 wagon@city0\nRed base/X 1,0 0 wagon@road0',
      );
      const { questions, scores } = table.finish();
      expect([questions, scores]).toEqual([[], [4 + 1, 0, 0]]);
    });

    test('R-BARN-4, R-BARN-7 fields with barns that grow together keep both barns', () => {
      const table = tableAfter(
        maker,
        `-       base/B  0,0   0
         Yellow  base/E  0,-1  0
         Yellow  base/E  0,-2  180
         Yellow  base/B  1,0   0
         Yellow  base/B  0,1   0
         Red     base/B  1,1   0  barn@NW
         Yellow  base/U  2,0   0
         Yellow  base/B  3,0   0
         Yellow  base/B  4,0   0
         Yellow  base/B  3,1   0
         Blue    base/B  4,1   0  barn@NW`,
      );
      expect(table.deployments(Yellow, row('base/A 2,1 180')).filter((d) => /(field|barn)/.test(d))).toEqual(
        [],
      );
      table.placeAs(Yellow, row('base/A 2,1 180'));
      expect(table.pieces().map((piece) => piece.split(' ')[1])).toEqual(['barn', 'barn']);
      expect(table.finish().scores).toEqual([4, 4, 0]);
    });

    test('R-FIELD-12 a barn makes its field score alone, in every edition', () => {
      for (const fieldScoring of ['per-field', 'per-field-city-once', 'per-city'] as const) {
        const table = tableAfter(
          maker,
          `-       base/D  0,0   0
           Yellow  base/E  0,-1  180  meeple@field0
           Red     base/E  0,-2  0
           Red     base/E  0,-3  180
           Red     base/B  1,-1  0
           Blue    base/B  1,-2  0    barn@SW
           Yellow  base/U  -1,0  90   meeple@field0
           Blue    base/U   1,0  90`,
          { fieldScoring },
        );
        expect(table.scores()).toEqual([0, 0, 6 + 2]);
      }
    });
  });
}

for (const maker of runMakers) {
  describe(`the abbey in its turn on the ${maker.name}`, () => {
    const rules = { expansions: ['abbey-and-mayor'] };

    test('R-ABBEY-1, R-ABBEY-2 a seat with an abbey may put it into a hole before drawing', () => {
      const run = maker.begin({ rules, seats: 2, draws: ['base/B', 'base/B'], start: ring });
      expect(run.awaiting()).toEqual({ seat: Red, phase: 'abbey-choice', options: ['abbey 0,0', 'draw'] });
      run.decide('abbey 0,0');
      expect(run.snapshot()).toMatchObject({ abbeys: [false, true], bag: 2 });
      expect(run.awaiting()).toMatchObject({ seat: Blue, phase: 'place' });
    });

    test('R-ABBEY-8 after the last tile all abbeys come up once, the seat of the last turn last', () => {
      const run = maker.begin({ rules, seats: 3, draws: ['base/B'], start: ring });
      run.decide('draw');
      run.decide('tile 2,0 r0');
      const questions: number[] = [];
      for (let question = run.awaiting(); question; question = run.awaiting()) {
        expect(question.phase).toBe('last-abbeys');
        questions.push(question.seat);
        run.decide('draw');
      }
      expect(questions).toEqual([Blue, Yellow, Red]);
    });

    test('R-ABBEY-8 without a hole no decision is due', () => {
      const run = maker.begin({ rules, seats: 3, draws: ['base/B'], start: ring });
      run.decide('draw');
      run.decide('tile 2,0 r0');
      run.decide('abbey 0,0 meeple@monastery0');
      expect(run.awaiting()).toBeUndefined();
      expect(run.final()?.scores).toEqual([0, 9, 0]);
    });

    test('R-TURN-10 an abbey may be placed in the second part, and brings none in the first', () => {
      const both = { expansions: ['abbey-and-mayor', 'traders-and-builders'] };
      const draws = ['base/U', 'base/B', 'base/U', 'base/B', 'base/U', 'base/B'];
      const run = maker.begin({ rules: both, seats: 2, draws, start: ring });
      const moves = ['tile 2,0 r0 meeple@road0', 'tile -2,0 r0', 'tile 2,1 r0 builder@road0', 'tile -2,1 r0'];
      for (const move of moves) {
        run.decide('draw');
        run.decide(move);
      }
      run.decide('draw');
      run.decide('tile 2,-1 r0');
      expect(run.awaiting()).toMatchObject({ seat: Red, phase: 'abbey-choice' });
      run.decide('abbey 0,0');
      expect(run.awaiting()).toMatchObject({ seat: Blue, phase: 'place' });
    });
  });
}
