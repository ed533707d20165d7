/** The river: rules that no worked example shows. */
import { describe, expect, test } from 'vitest';
import { row, tableAfter } from '../examples/example.ts';
import { runMakers } from '../support/runs.ts';
import { tableMakers } from '../support/tables.ts';

const [Red, Blue] = [0, 1];
const rules = { expansions: ['river'] };
const start = [row('river/A 0,0 0')];

for (const maker of tableMakers) {
  test(`R-RIVER-5 nothing is deployed on water, on the ${maker.name}`, () => {
    const table = tableAfter(maker, '- river/A 0,0 0', rules);
    expect(table.deployments(Red, row('river/D 1,0 0'))).toEqual([
      'meeple@city0',
      'meeple@field0',
      'meeple@field1',
      'meeple@field2',
      'meeple@field3',
      'meeple@road0',
    ]);
  });
}

for (const maker of runMakers) {
  describe(`the river on the ${maker.name}`, () => {
    test('R-RIVER-4 a river tile without water is set aside', () => {
      const run = maker.begin({ rules, seats: 2, draws: ['river/B', 'river/G', 'base/U'], start });
      run.decide('tile 1,0 r0');
      expect(run.snapshot().aside).toEqual(['river/G']);
      expect(run.awaiting()).toMatchObject({ seat: Blue, phase: 'place' });
    });

    test('R-RIVER-6 the lake is placed by the seat whose turn it is, then the ordinary tiles follow', () => {
      const run = maker.begin({ rules, seats: 2, draws: ['river/G', 'river/B', 'base/B'], start });
      run.decide('tile 1,0 r180');
      expect(run.awaiting()).toEqual({ seat: Blue, phase: 'place', options: ['tile 2,0 r0'] });
      run.decide('tile 2,0 r0');
      expect(run.awaiting()?.options).toContain('tile 1,1 r0');
    });
  });
}
