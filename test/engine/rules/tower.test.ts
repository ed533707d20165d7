/** The Tower: its rules and their examples, on the engine. */
import { describe, expect, test } from 'vitest';
import { awaiting, type GameState, scores, viewFor } from '../../../src/engine/index.ts';
import {
  begin,
  leave,
  legal,
  of,
  type Prepared,
  play,
  pointsIn,
  ruleAgainst,
} from '../support/dragon-game.ts';

/** The public view of towers, floors and prisoners. */
function seen(state: GameState) {
  const part = viewFor(state, undefined).expansions.tower;
  if (part === undefined) throw new Error('not in play');
  return part;
}
const supply = (state: GameState, seat: number, piece = 'meeple') =>
  viewFor(state, undefined).seats[seat]?.pieces[piece];

const block = (...cells: string[]) => cells.map((cell) => `base/B ${cell} r0`);
const fields = (count: number) => Array.from({ length: count }, () => 'base/B');
const rules: NonNullable<Prepared['rules']> = { expansions: ['tower'] };

test('R-DT-4 the fewer the seats, the more floors each has', () => {
  const expansions = ['tower' as const, 'inns-and-cathedrals' as const];
  const floorsFor = (seats: number) =>
    seen(begin({ draws: [], seats, rules: { expansions } }).state).floors[0];
  expect([2, 3, 4, 5, 6].map(floorsFor)).toEqual([10, 9, 7, 6, 5]);
});

describe('a floor', () => {
  const reach: Prepared = {
    start: ['tower/B 0,0 r0', ...block('1,0', '0,1', '1,1', '2,1', '3,1', '4,1')],
    draws: fields(6),
    rules,
  };

  test('EX-T1, R-TOWER-2 reaches as many tiles as the tower has floors, also beyond an empty cell', () => {
    const step = play(
      begin(reach),
      '0,2 r0 + floor 0,0',
      '3,0 r0 meeple@field0',
      '1,2 r0 + floor 0,0',
      '4,0 r0 meeple@monastery0',
    );
    const here = legal(step).filter((line) => line.startsWith('0,3 r0 + floor'));
    expect(here).toEqual(['0,3 r0 + floor 0,0', '0,3 r0 + floor 0,0 > 1 meeple@3,0:field0']);
    expect(ruleAgainst(step, '0,3 r0 + floor 0,0 > 1 meeple@4,0:monastery0')).toBe('R-TOWER-2');
    const captured = play(step, '0,3 r0 + floor 0,0 > 1 meeple@3,0:field0');
    expect(seen(captured.state)).toEqual({
      towers: [{ x: 0, y: 0, floors: 3, top: null }],
      floors: [7, 10],
      prisoners: [{ seat: 1, piece: 'meeple', holder: 0 }],
    });
    expect(supply(captured.state, 1)).toBe(5);
    expect(of(captured, 'floor-added')).toEqual([{ type: 'floor-added', seat: 0, x: 0, y: 0, floors: 3 }]);
  });

  test('R-TOWER-1 goes on a foundation or an open tower, while the seat has one', () => {
    const step = begin({ ...reach, start: ['tower/B 0,0 r0', ...block('0,1')], draws: fields(24) });
    expect(ruleAgainst(step, '0,2 r0 + floor 0,1')).toBe('R-TOWER-1');
    expect(ruleAgainst(step, '0,2 r0 meeple@field0 + floor 0,0')).toBe('R-DT-5');
    let at = step as { state: GameState };
    for (let row = 2; row < 22; row++) at = play(at, `0,${row} r0 + floor 0,0`);
    expect(seen(at.state).floors).toEqual([0, 0]);
    expect(ruleAgainst(at, '0,22 r0 + floor 0,0')).toBe('R-TOWER-1');
    expect(legal(at).some((line) => line.includes('floor'))).toBe(false);
  });

  test('R-TOWER-2 captures no figure, and a follower on another tower, which opens it', () => {
    const step = play(
      begin({ start: ['tower/B 0,0 r0', 'tower/B 1,0 r0', ...block('0,1')], draws: fields(6), rules }),
      '0,2 r0 + floor 1,0',
      '0,3 r0 + close 1,0 meeple',
    );
    expect(seen(step.state).towers[1]).toEqual({ x: 1, y: 0, floors: 1, top: { seat: 1, piece: 'meeple' } });
    expect(ruleAgainst(step, '0,4 r0 + floor 1,0')).toBe('R-TOWER-1');
    const opened = play(step, '0,4 r0 + floor 0,0 > 1 meeple@1,0');
    expect(seen(opened.state).towers[1]).toEqual({ x: 1, y: 0, floors: 1, top: null });
    expect(seen(opened.state).prisoners).toEqual([{ seat: 1, piece: 'meeple', holder: 0 }]);
  });

  test('R-TOWER-3 brings a follower of your own home', () => {
    const step = play(
      begin({ ...reach, draws: fields(5) }),
      '0,2 r0',
      '1,2 r0',
      '-1,0 r0 meeple@monastery0',
      '1,3 r0',
    );
    const home = play(step, '0,3 r0 + floor 0,0 > 0 meeple@-1,0:monastery0');
    expect(supply(home.state, 0)).toBe(7);
    expect(seen(home.state).prisoners).toEqual([]);
  });

  test('R-TOWER-2, R-TOWER-4 takes a prisoner of another seat, whose builder goes home', () => {
    const expansions = ['tower' as const, 'traders-and-builders' as const];
    const step = play(
      begin({
        start: ['tower/B 0,0 r0', ...block('0,1')],
        draws: ['base/U', 'base/B', 'base/U', 'base/B', 'base/B'],
        rules: { expansions },
      }),
      '1,0 r0 meeple@road0',
      '0,2 r0',
      '1,1 r0 builder@road0',
    );
    expect(legal(step).some((line) => line.includes('builder@'))).toBe(false);
    const taken = play(step, '0,3 r0 + floor 0,0 > 0 meeple@1,0:road0');
    expect(supply(taken.state, 0, 'builder')).toBe(1);
    expect(supply(taken.state, 0)).toBe(6);
    expect(of(taken, 'follower-captured')).toEqual([
      {
        type: 'follower-captured',
        seat: 1,
        owner: 0,
        piece: 'meeple',
        from: { x: 1, y: 0, segment: 'road0' },
      },
    ]);
  });
});

describe('prisoners', () => {
  const held: Prepared = {
    start: ['tower/B 0,0 r0'],
    draws: fields(9),
    rules: { expansions: ['tower', 'inns-and-cathedrals', 'abbey-and-mayor'] },
  };
  const taken = [
    '1,0 r0 meeple@monastery0',
    '2,0 r0 + floor 0,0 > 0 meeple@1,0:monastery0',
    '0,1 r0 large-meeple@monastery0',
    '3,0 r0 + floor 0,0 > 0 large-meeple@0,1:monastery0',
    '0,2 r0',
    '-1,0 r0 wagon@monastery0',
  ] as const;

  test('EX-T2, R-TOWER-5 are exchanged at once, and the captor names one of several kinds', () => {
    const step = play(begin(held), ...taken);
    const capture = '0,3 r0 + floor 0,0 > 1 wagon@-1,0:monastery0';
    expect(ruleAgainst(step, capture)).toBe('R-TOWER-5');
    expect(legal(step).filter((line) => line.startsWith(capture))).toEqual([
      `${capture} < meeple`,
      `${capture} < large-meeple`,
    ]);
    const exchanged = play(step, `${capture} < large-meeple`);
    expect([supply(exchanged.state, 1, 'wagon'), supply(exchanged.state, 0, 'large-meeple')]).toEqual([1, 1]);
    expect(seen(exchanged.state).prisoners).toEqual([{ seat: 0, piece: 'meeple', holder: 1 }]);
    expect(of(exchanged, 'prisoners-exchanged')).toHaveLength(1);
    // With one kind left there is nothing to name.
    const again = play(exchanged, '-1,1 r0 wagon@monastery0');
    expect(legal(again)).toContain('0,4 r0 + floor 0,0');
  });

  test('R-TOWER-9 are worth nothing at the end, and those of a seat that left cannot be had back', () => {
    const step = play(
      begin({ ...held, seats: 3, draws: fields(8) }),
      ...['1,0 r0 meeple@monastery0', '2,0 r0 + floor 0,0 > 0 meeple@1,0:monastery0', '3,0 r0'],
    );
    const left = leave(step, 1);
    expect(seen(left.state).prisoners).toEqual([{ seat: 0, piece: 'meeple', holder: 1 }]);
    const over = play(left, '4,0 r0', '5,0 r0', '6,0 r0', '7,0 r0', '8,0 r0');
    expect(awaiting(over.state)).toBeUndefined();
    expect(scores(over.state)).toEqual([0, 0, 0]);
  });
});

describe('a ransom', () => {
  /** Red completes a road of two or three tiles; Blue then captures Red's monk. */
  const owing = (road: readonly string[], end: string): Prepared & { moves: readonly string[] } => ({
    start: ['tower/B 0,0 r0', 'base/A 5,1 r270', ...road],
    draws: ['base/A', ...fields(6)],
    rules,
    moves: [end, '0,1 r0', '1,0 r0 meeple@monastery0', '2,0 r0 + floor 0,0 > 0 meeple@1,0:monastery0'],
  });
  const two = owing([], '6,1 r90 meeple@road0');
  const three = owing(['base/U 6,1 r90'], '7,1 r90 meeple@road0');

  test('EX-T3, R-TOWER-8 costs 3 points and brings the follower back for this very tile', () => {
    const poor = play(begin(two), ...two.moves);
    expect(scores(poor.state)).toEqual([2, 0]);
    expect(awaiting(poor.state)?.phase).toBe('place');
    const rich = play(begin(three), ...three.moves);
    expect(awaiting(rich.state)).toEqual({ seat: 0, phase: 'ransom', decisions: ['ransom'] });
    expect(legal(rich)).toEqual(['ransom 1 meeple', 'ransom -']);
    expect(ruleAgainst(rich, 'ransom 1 wagon')).toBe('R-TOWER-8');
    const paid = play(rich, 'ransom 1 meeple');
    expect(pointsIn(paid)).toEqual(['0 -3 ransom', '1 3 ransom']);
    expect(scores(paid.state)).toEqual([0, 3]);
    expect(supply(paid.state, 0)).toBe(7);
    expect(awaiting(paid.state)).toMatchObject({ seat: 0, phase: 'place' });
    expect(ruleAgainst(paid, '0,2 r0 meeple@monastery0')).toBe('none');
  });

  test('R-TOWER-8 is asked once a part if declined, and costs the turn if the time runs out', () => {
    const rich = play(begin(three), ...three.moves);
    expect(awaiting(play(rich, 'ransom -').state)).toMatchObject({ seat: 0, phase: 'place' });
    const skipped = play(rich, 'skip');
    expect(awaiting(skipped.state)).toMatchObject({ seat: 1, phase: 'place' });
    expect(viewFor(skipped.state, undefined).drawn).toBe('base/B');
    const next = play(skipped, '0,2 r0');
    expect(awaiting(next.state)).toMatchObject({ seat: 0, phase: 'ransom' });
  });

  test('R-TOWER-9, R-TURN-3 is no longer asked when the only holder leaves', () => {
    const held = { ...three, draws: [...(three.draws ?? []), 'base/B'], seats: 3 };
    const moves = [three.moves[0], '0,1 r0', '-1,0 r0', '1,0 r0 meeple@monastery0'] as const;
    const capture = '2,0 r0 + floor 0,0 > 0 meeple@1,0:monastery0';
    const rich = play(begin(held), ...(moves as readonly string[]), capture, '3,0 r0');
    expect(awaiting(rich.state)).toMatchObject({ seat: 0, phase: 'ransom' });
    const gone = leave(rich, 1);
    expect(awaiting(gone.state)).toMatchObject({ seat: 0, phase: 'place' });
    expect(of(gone, 'declined')).toEqual([]);
    const kept = leave(rich, 2);
    expect(awaiting(kept.state)).toMatchObject({ seat: 0, phase: 'ransom' });
    expect(legal(kept)).toEqual(['ransom 1 meeple', 'ransom -']);
  });

  test('R-TOWER-8 is offered again in the second part of a turn if declined in the first', () => {
    const expansions = ['tower' as const, 'traders-and-builders' as const];
    const moves = [
      ...three.moves,
      'ransom -',
      '10,0 r0 meeple@road0',
      '0,2 r0',
      'ransom -',
      '10,1 r0 builder@road0',
      '0,3 r0',
      'ransom -',
      '10,2 r0',
    ];
    const draws = [
      'base/A',
      ...fields(3),
      'base/U',
      'base/B',
      'base/U',
      'base/B',
      'base/U',
      'base/B',
      'base/B',
    ];
    const start = [...(three.start ?? []), 'base/U 10,-1 r0'];
    const second = play(begin({ ...three, start, draws, rules: { expansions } }), ...moves);
    expect(viewFor(second.state, undefined).turn).toEqual({ seat: 0, part: 2 });
    expect(awaiting(second.state)?.phase).toBe('ransom');
    const bought = play(
      begin({ ...three, start, draws, rules: { expansions } }),
      ...moves.slice(0, -2),
      'ransom 1 meeple',
      '10,2 r0',
    );
    expect(viewFor(bought.state, undefined).turn).toEqual({ seat: 0, part: 2 });
    expect(awaiting(bought.state)?.phase).toBe('place');
  });
});

describe('closing a tower', () => {
  const closing: Prepared = {
    start: ['tower/B 0,0 r0', 'tower/B 3,0 r0', ...block('0,1', '1,0', '2,0')],
    draws: fields(6),
    rules: { expansions: ['tower', 'abbey-and-mayor', 'inns-and-cathedrals'] },
  };

  test('R-TOWER-6, R-TOWER-7 takes a meeple or large meeple and a floor; it stays and scores nothing', () => {
    const step = play(begin(closing), '0,2 r0 + floor 0,0', '0,3 r0 + floor 3,0');
    expect(ruleAgainst(step, '0,4 r0 + close 0,0 wagon')).toBe('R-TOWER-6');
    expect(ruleAgainst(step, '0,4 r0 + close 1,0 meeple')).toBe('R-TOWER-6');
    const closed = play(step, '0,4 r0 + close 3,0 large-meeple');
    expect(seen(closed.state).towers).toEqual([
      { x: 0, y: 0, floors: 1, top: null },
      { x: 3, y: 0, floors: 1, top: { seat: 0, piece: 'large-meeple' } },
    ]);
    expect(legal(closed).filter((line) => line.startsWith('0,5 r0 + ') && line.includes('3,0'))).toEqual([]);
    const over = play(closed, '0,5 r0', '0,6 r0', '0,7 r0');
    expect(scores(over.state)).toEqual([0, 0]);
    expect(supply(over.state, 0, 'large-meeple')).toBe(0);
  });

  test('R-TOWER-6 needs a floor below the follower', () => {
    expect(ruleAgainst(begin(closing), '0,2 r0 + close 0,0 meeple')).toBe('R-TOWER-6');
  });

  test('R-DRAGON-7 the dragon eats the follower on top of a tower, which is open again', () => {
    const expansions = ['tower' as const, 'princess-and-dragon' as const];
    const step = play(
      begin({
        start: ['tower/B 0,0 r0', ...block('1,0')],
        draws: ['base/B', 'base/B', 'dragon/A', 'dragon/D', 'base/B'],
        rules: { expansions },
      }),
      '2,0 r0 + floor 0,0',
      '3,0 r0 + close 0,0 meeple',
      '0,1 r0',
      '0,2 r180',
    );
    const eaten = play(step, 'dragon 0,0');
    expect(of(eaten, 'pieces-eaten')).toEqual([
      { type: 'pieces-eaten', x: 0, y: 0, pieces: [{ seat: 1, piece: 'meeple' }] },
    ]);
    expect(supply(eaten.state, 1)).toBe(7);
    expect(seen(eaten.state).towers).toEqual([{ x: 0, y: 0, floors: 1, top: null }]);
  });
});
