/** The examples of the dragon, the fairy, the princess, the portal and the tower. */
import { describe, expect, test } from 'vitest';
import { runMakers } from '../support/runs.ts';
import type { OpenQuestion, PlacedTile, Rules, Table, TableMaker } from '../support/table.ts';
import { tableMakers } from '../support/tables.ts';
import { row, tableAfter } from './example.ts';

const [Red, Blue] = [0, 1];

const expansions = ['inns-and-cathedrals', 'abbey-and-mayor', 'princess-and-dragon', 'tower'];

function played(maker: TableMaker, rows: string, rules: Partial<Rules> = {}): Table {
  return tableAfter(maker, rows, { expansions, ...rules });
}

const first = ({ options }: OpenQuestion) => options[0];

for (const maker of tableMakers) {
  describe(`examples on the ${maker.name}`, () => {
    const city = `
      - base/B 2,1 0
      - base/E 0,0 180
      Blue base/G 0,1 0 meeple@city0
      Yellow dragon/A 1,1 0`;
    const toTheKnight = (question: OpenQuestion) =>
      question.options.find((option) => option === 'dragon 0,1') ?? first(question);

    test('EX-D1 before scoring the dragon eats the knight, and no seat scores', () => {
      const table = played(maker, city, { dragonMoves: 'before-scoring' });
      const { scored, questions } = table.placeAs(Red, row('dragon/D 0,2 0'), toTheKnight);
      expect(questions[0]).toEqual({ seat: Red, phase: 'dragon', options: ['dragon 0,1', 'dragon 2,1'] });
      expect([scored, table.pieces()]).toEqual([[], []]);
    });

    test('EX-D1 after scoring the knight has 6 points and is back before the dragon comes', () => {
      const table = played(maker, city, { dragonMoves: 'after-scoring' });
      const { scored } = table.placeAs(Red, row('dragon/D 0,2 0'), toTheKnight);
      expect(scored).toEqual([{ seat: Blue, points: 6, kind: 'city', feature: '0,0:city0' }]);
      expect(table.pieces()).toEqual([]);
    });

    test('EX-D2 a flight ends where the dragon can go no further', () => {
      const table = played(maker, '- base/B 1,0 0\n- base/B 0,1 0\nRed dragon/A 1,1 0');
      const { questions } = table.placeAs(Red, row('dragon/D 0,0 0'), first);
      expect(questions.map(({ seat }) => seat)).toEqual([Red]);
    });

    test('EX-F1 the fairy brings 3 points in a field that is worth nothing', () => {
      const table = played(
        maker,
        '- base/B 0,0 0\nRed base/B 1,0 0 meeple@field0\nRed base/B 2,0 0 + fairy meeple@1,0:field0',
      );
      expect(table.finish().scored).toEqual([{ seat: Red, points: 3, kind: 'fairy', feature: '0,0:field0' }]);
    });

    test('EX-F2 the fairy brings 3 points to a thief who does not own the road', () => {
      const table = played(
        maker,
        `- base/B 0,-1 0
         - base/B 3,-1 0
         Red base/A 0,0 270 large-meeple@road0
         Blue base/A 3,0 90 meeple@road0
         Red base/U 1,0 90
         Blue base/B 0,-2 0 + fairy meeple@3,0:road0`,
      );
      expect(table.placeAs(Red, row('base/U 2,0 90')).scored).toEqual([
        { seat: Red, points: 4, kind: 'road', feature: '0,0:road0' },
        { seat: Blue, points: 3, kind: 'fairy', feature: '0,0:road0' },
      ]);
      expect(table.pieces()).toEqual([]);
    });

    test('EX-P1 the princess sends the mayor away, the wagon stays', () => {
      const table = played(
        maker,
        `- base/B -1,1 0
         - base/B 0,1 0
         - base/B 1,1 0
         Blue base/E -1,0 90 mayor@city0
         Blue base/E 1,0 270 wagon@city0
         Red dragon/K 0,0 0 + princess 1 mayor@-1,0:city0`,
      );
      expect(table.pieces()).toEqual(['1 wagon -1,0:city0']);
    });

    test('EX-M1 a portal leads to an open road, not to a completed monastery', () => {
      const around = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => `- base/B ${x},${y} 0`));
      const table = played(maker, [...around, '- base/B 2,0 0', '- base/A 3,0 270'].join('\n'));
      const deployments = table.deployments(Red, row('dragon/H -1,2 0'));
      expect(deployments).toContain('meeple@3,0:road0');
      expect(deployments).toContain('meeple@2,0:monastery0');
      expect(deployments).not.toContain('meeple@0,0:monastery0');
    });

    test('EX-T1 three floors reach three cells, beyond an empty one', () => {
      const table = played(
        maker,
        `- tower/B 0,0 0
         - base/B 1,0 0
         - base/B 1,1 0
         - base/B 2,1 0
         - base/B 3,1 0
         - base/B 4,1 0
         Blue base/B 3,0 0 meeple@field0
         Blue base/B 4,0 0 meeple@monastery0
         Red base/B 0,-1 0 + floor 0,0
         Red base/B 0,-2 0 + floor 0,0`,
      );
      const floors = table
        .actions(Red, row('base/B 0,-3 0'))
        .filter((action) => action.startsWith('+ floor'));
      expect(floors).toEqual(['+ floor 0,0', '+ floor 0,0 > 1 meeple@3,0:field0']);
    });

    test('EX-T2 a captured follower is exchanged for the prisoner that the seat names', () => {
      const table = played(
        maker,
        `- tower/B 0,0 0
         Red base/B 1,0 0 meeple@monastery0
         Red base/B 0,1 0 large-meeple@monastery0
         Blue base/B 2,0 0 + floor 0,0 > 0 meeple@1,0:monastery0
         Blue base/B 3,0 0 + floor 0,0 > 0 large-meeple@0,1:monastery0
         Blue base/B 0,-1 0 wagon@monastery0
         Red base/B -1,0 0 + floor 0,0 > 1 wagon@0,-1:monastery0 < large-meeple`,
      );
      expect(table.pieces()).toEqual([]);
      const again = row('base/B -2,0 0');
      expect(table.deployments(Red, again)).toContain('large-meeple@monastery0');
      expect(table.deployments(Blue, again)).toContain('wagon@monastery0');
    });
  });
}

for (const maker of runMakers) {
  describe(`whole games on the ${maker.name}`, () => {
    const start = (tile: string): PlacedTile[] => [{ tile, x: 0, y: 0, rotation: 0 }];

    test('EX-D3 dragon tiles wait for the first volcano, and come after it', () => {
      const waiting = ['dragon/D', 'dragon/S', 'dragon/N'];
      const rules = { expansions: ['princess-and-dragon'] };
      const run = maker.begin({
        rules,
        seats: 2,
        start: start('base/E'),
        draws: [...waiting, 'dragon/A', 'base/B'],
      });
      expect(run.snapshot()).toMatchObject({ bag: 2, aside: [...waiting].sort() });
      run.decide('tile 0,1 r0');
      expect(run.snapshot()).toMatchObject({ dragon: '0,1', bag: 4, aside: [] });
      expect(run.snapshot().tiles).toEqual(['base/E 0,0 r0', 'dragon/A 0,1 r0']);
    });

    test('EX-F2 the fairy that belongs to nobody brings no point', () => {
      const rules = { expansions: ['princess-and-dragon'] };
      const draws = ['base/A', 'base/B', 'base/B', 'base/A', 'base/B'];
      const run = maker.begin({ rules, seats: 2, start: start('base/B'), draws });
      run.decide('tile 1,0 r270 meeple@road0');
      run.decide('tile 0,1 r0');
      run.decide('tile 0,2 r0 + fairy meeple@1,0:road0');
      run.decide('tile 2,0 r90');
      expect(run.points()).toEqual(['0 2 road 1,0:road0', '0 3 fairy 1,0:road0']);
      expect(run.snapshot()).toMatchObject({ pieces: [], fairy: '1,0' });
    });

    test('EX-T3 a ransom is offered from 3 points on', () => {
      const rules = { expansions: ['princess-and-dragon', 'tower'] };
      const draws = ['B', 'B', 'A', 'B', 'A', 'B', 'B', 'B', 'B'].map((type) => `base/${type}`);
      const run = maker.begin({ rules, seats: 2, start: start('tower/B'), draws });
      run.decide('tile 1,0 r0 meeple@monastery0');
      run.decide('tile 0,1 r0 + floor 0,0 > 0 meeple@1,0:monastery0');
      run.decide('tile 2,0 r270 meeple@road0');
      run.decide('tile 0,2 r0');
      run.decide('tile 3,0 r90 meeple@monastery0');
      run.decide('tile 0,3 r0');
      expect([run.awaiting()?.phase, run.snapshot().scores]).toEqual(['place', [2, 0]]);
      run.decide('tile -1,0 r0 + fairy meeple@3,0:monastery0');
      run.decide('tile 0,4 r0');
      expect(run.awaiting()).toEqual({
        seat: Red,
        phase: 'ransom',
        options: ['ransom -', 'ransom 1 meeple'],
      });
      run.decide('ransom 1 meeple');
      expect(run.snapshot()).toMatchObject({ scores: [0, 3], prisoners: [] });
      expect(run.awaiting()).toMatchObject({ seat: Red, phase: 'place' });
    });
  });
}
