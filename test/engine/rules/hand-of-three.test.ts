/** Playing with a hand of three. */
import { describe, expect, test } from 'vitest';
import { row } from '../examples/example.ts';
import { runMakers } from '../support/runs.ts';

const [Red, Blue] = [0, 1];
const start = [row('base/B 0,0 0')];
const around = ['-1,-1', '0,-1', '1,-1', '1,0', '1,1', '0,1', '-1,1', '-1,0'];
const ring = around.map((cell) => row(`base/B ${cell} 0`));
const B = 'base/B';
const C = 'base/C';
const hand = { handSize: 3, expansions: [] as string[] } as const;

for (const maker of runMakers) {
  const begin = (draws: string[], expansions: string[] = [], tiles = start) =>
    maker.begin({ rules: { ...hand, expansions }, seats: 2, draws, start: tiles });

  describe(`a hand of three on the ${maker.name}`, () => {
    test('R-OPT-5, R-HAND-1 every seat takes three tiles, in turn, and the rest stays in the bag', () => {
      const run = begin([B, 'base/U', 'base/V', C, C, C, B]);
      expect(run.snapshot()).toMatchObject({ hands: [3, 3], bag: 1 });
      const tiles = new Set(run.awaiting()?.options.map((option) => option.split(' ')[1]));
      expect([...tiles].sort()).toEqual([B, 'base/U', 'base/V']);
    });

    test('R-HAND-1 a short bag gives fewer', () => {
      expect(begin([B, B, B, B]).snapshot()).toMatchObject({ hands: [3, 1], bag: 0 });
    });

    test('R-HAND-3, R-HAND-5 one tile of the hand is placed and the hand is filled up', () => {
      const run = begin([B, 'base/U', C, B, B, B, B, B]);
      run.decide('tile base/U 1,0 r0');
      expect(run.snapshot()).toMatchObject({ hands: [3, 3], bag: 1 });
      expect(run.awaiting()).toMatchObject({ seat: Blue, phase: 'place' });
    });

    test('R-HAND-4 while river tiles remain the next of them is placed, and the hand waits', () => {
      const run = begin([B, 'river/G', B, B, 'river/B', B, B, B], ['river'], [row('river/A 0,0 0')]);
      expect(run.snapshot()).toMatchObject({ hands: [3, 3], bag: 2 });
      expect(run.awaiting()?.options).toEqual(['tile 1,0 r0', 'tile 1,0 r180']);
      run.decide('tile 1,0 r0');
      expect(run.awaiting()).toEqual({ seat: Blue, phase: 'place', options: ['tile 2,0 r0'] });
      run.decide('tile 2,0 r0');
      expect(run.awaiting()?.options).toContain('tile base/B 0,1 r0');
      expect(run.snapshot()).toMatchObject({ hands: [3, 3], bag: 0 });
    });

    test('R-HAND-6 the abbey is offered beside the tiles', () => {
      const run = begin([B, B, B, B, B, B], ['abbey-and-mayor'], ring);
      expect(run.awaiting()).toMatchObject({ seat: Red, phase: 'place' });
      expect(run.awaiting()?.options).toContain('abbey 0,0');
      expect(run.awaiting()?.options).toContain('tile base/B 2,0 r0');
      run.decide('abbey 0,0');
      expect(run.snapshot()).toMatchObject({ hands: [3, 3], bag: 0 });
    });

    test('EX-34 R-HAND-7 a hand that fits nowhere is set aside and drawn anew', () => {
      const run = begin([C, C, C, B, B, B, B, B, B, B, B]);
      expect(run.snapshot()).toMatchObject({ hands: [3, 3], bag: 2, aside: [C, C, C] });
      expect(run.awaiting()).toMatchObject({ seat: Red, phase: 'place' });
    });

    test('EX-34 R-HAND-8 with an empty bag it is lost, and its seat is passed over from then on', () => {
      const run = begin([C, C, C, B, B, B]);
      const questions: (number | undefined)[] = [];
      for (const x of [1, 2, 3]) {
        questions.push(run.awaiting()?.seat);
        run.decide(`tile base/B ${x},0 r0`);
      }
      expect([questions, run.awaiting()]).toEqual([[Blue, Blue, Blue], undefined]);
    });

    test('R-HAND-7 a seat that could place the abbey decides before each exchange', () => {
      const run = begin([C, C, C, B, B, B, C, C, C, B], ['abbey-and-mayor'], ring);
      const question = { seat: Red, phase: 'abbey-choice', options: ['abbey 0,0', 'draw'] };
      expect(run.awaiting()).toEqual(question);
      run.decide('draw');
      expect(run.snapshot()).toMatchObject({ hands: [3, 3], bag: 1, aside: [C, C, C] });
      expect(run.awaiting()).toEqual(question);
      run.decide('draw');
      expect(run.snapshot()).toMatchObject({ hands: [1, 3], bag: 0 });
      expect(run.awaiting()).toMatchObject({ seat: Red, phase: 'place' });
    });

    test('R-HAND-4, R-HAND-7 it decides again when the river has ended without a placement', () => {
      const run = begin([C, C, 'river/J', C, B, B, B], ['river', 'abbey-and-mayor'], ring);
      const question = { seat: Red, phase: 'abbey-choice', options: ['abbey 0,0', 'draw'] };
      expect(run.awaiting()).toEqual(question);
      run.decide('draw');
      expect(run.snapshot()).toMatchObject({ hands: [3, 3], aside: ['river/J'] });
      expect(run.awaiting()).toEqual(question);
      run.decide('draw');
      expect(run.snapshot()).toMatchObject({ hands: [0, 3], aside: [C, C, C, 'river/J'] });
    });

    test('R-HAND-8 a seat without tiles decides about its abbey in every turn while others have tiles', () => {
      const run = begin([C, C, C, B, B, B], ['abbey-and-mayor'], ring);
      const questions: string[] = [];
      for (const answer of [
        'draw',
        'tile base/B 2,0 r0',
        'draw',
        'tile base/B 3,0 r0',
        'draw',
        'tile base/B 4,0 r0',
      ]) {
        questions.push(`${run.awaiting()?.seat} ${run.awaiting()?.phase}`);
        run.decide(answer);
      }
      expect(questions).toEqual([
        '0 abbey-choice',
        '1 place',
        '0 abbey-choice',
        '1 place',
        '0 abbey-choice',
        '1 place',
      ]);
    });

    test('R-HAND-9 the second part is lost without tiles', () => {
      const run = begin(['base/U', 'base/U', 'base/U', B, B, B], ['traders-and-builders']);
      const moves = [
        'tile base/U 1,0 r0 meeple@road0',
        'tile base/B -1,0 r0',
        'tile base/U 1,1 r0 builder@road0',
        'tile base/B -2,0 r0',
        'tile base/U 1,2 r0',
      ];
      for (const move of moves) run.decide(move);
      expect(run.awaiting()).toMatchObject({ seat: Blue, phase: 'place' });
    });
  });
}
