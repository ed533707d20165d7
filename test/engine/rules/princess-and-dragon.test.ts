/** The Princess & the Dragon: its rules and their examples, on the engine. */
import { describe, expect, test } from 'vitest';
import { seedFrom, shuffle } from '../../../src/engine/core/shuffle.ts';
import {
  awaiting,
  checkSetup,
  countRemaining,
  formatDecision,
  formatRecord,
  type GameState,
  newGame,
  options,
  parseRecord,
  record,
  remaining,
  replay,
  resolveRules,
  rulesSchema,
  scores,
  setupOfRecord,
  viewFor,
} from '../../../src/engine/index.ts';
import { beginSearch, countUnseen, typesIn } from '../../../src/engine/search/index.ts';
import {
  begin,
  leave,
  legal,
  of,
  type Prepared,
  play,
  pointsIn,
  ruleAgainst,
  setupOf,
} from '../support/dragon-game.ts';

/** The public view of the dragon and the fairy. */
function seen(state: GameState) {
  const part = viewFor(state, undefined).expansions['princess-and-dragon'];
  if (part === undefined) throw new Error('not in play');
  return part;
}
const supply = (state: GameState, seat: number, piece = 'meeple') =>
  viewFor(state, undefined).seats[seat]?.pieces[piece];
const standing = (state: GameState) =>
  viewFor(state, undefined).pieces.map(
    ({ seat, piece, at }) => `${seat} ${piece} ${'x' in at ? `${at.x},${at.y}` : ''}`,
  );

const active = { dragonFlight: 'active' } as const;
const after = { dragonMoves: 'after-scoring' } as const;
/** Fields only: nothing scores. */
const block = (...cells: string[]) => cells.map((cell) => `base/B ${cell} r0`);

describe('options and setup', () => {
  test('R-DT-1 it goes with all other expansions, and brings no sixth seat', () => {
    const others = ['inns-and-cathedrals', 'count', 'river'] as const;
    const rules = setupOf({ draws: [], rules: { expansions: ['princess-and-dragon', ...others] } }).rules;
    expect(rules.expansions).toHaveLength(4);
    const alone = setupOf({ draws: [], seats: 6 });
    expect(checkSetup(alone)).toMatchObject({ rule: 'R-SETUP-1' });
    expect(checkSetup({ ...alone, rules })).toBeUndefined();
  });

  test('R-DT-2 editions say when the dragon flies, and the table who moves it', () => {
    const moves = (edition: 'first' | 'second' | 'third' | 'bga') =>
      resolveRules({ edition, expansions: ['princess-and-dragon'] });
    expect(moves('first')).toMatchObject({ dragonMoves: 'after-scoring', dragonFlight: 'everyone' });
    expect(moves('second')).toMatchObject({ dragonMoves: 'after-scoring' });
    expect(moves('third')).toMatchObject({ dragonMoves: 'before-scoring', dragonFlight: 'everyone' });
    expect(moves('bga')).toMatchObject({ dragonMoves: 'before-scoring' });
    const chosen = resolveRules({
      edition: 'first',
      expansions: ['princess-and-dragon'],
      dragonMoves: 'before-scoring',
    });
    expect(chosen.dragonMoves).toBe('before-scoring');
    const without = resolveRules({ dragonMoves: 'after-scoring' });
    expect(Object.keys(without)).not.toContain('dragonMoves');
    expect(rulesSchema.parse(without)).toEqual(resolveRules({}));
  });

  test('R-DT-3 dragon and fairy begin off the board', () => {
    const { state } = begin({ draws: ['base/B'] });
    expect(seen(state)).toEqual({ dragon: null, flight: null, fairy: null, waiting: [] });
  });
});

describe('one action with each tile', () => {
  const farmer: Prepared = { draws: ['base/B', 'base/B', 'base/B', 'base/B'] };

  test('R-DT-5 the fairy comes instead of a piece, and nothing else beside it', () => {
    const step = play(begin(farmer), '0,1 r0 meeple@field0', '0,2 r0');
    expect(ruleAgainst(step, '0,3 r0 meeple@monastery0 + fairy meeple@0,1:field0')).toBe('R-DT-5');
    const both = '0,3 r0 + princess 0 meeple@0,1:field0 + fairy meeple@0,1:field0';
    expect(ruleAgainst(step, both)).toBe('R-DT-5');
    const lines = legal(step).filter((line) => line.startsWith('0,3 r0'));
    expect(lines).toContain('0,3 r0 + fairy meeple@0,1:field0');
    expect(lines.filter((line) => line.includes('@') && line.includes(' + '))).toHaveLength(1);
  });

  test('R-DT-5 deploying a barn is the one action, too', () => {
    const rules = { expansions: ['princess-and-dragon', 'abbey-and-mayor'] } as const;
    const start = block('0,0', '1,0', '0,1');
    const step = play(
      begin({
        start,
        draws: ['base/B', 'base/B', 'base/B'],
        rules: { ...rules, expansions: [...rules.expansions] },
      }),
      '0,-1 r0 meeple@monastery0',
      '0,-2 r0',
    );
    expect(ruleAgainst(step, '1,1 r0 barn@NW + fairy meeple@0,-1:monastery0')).toBe('R-DT-5');
    expect(ruleAgainst(step, '1,1 r0 barn@NW')).toBe('none');
  });

  test('R-DT-6 the action comes before the dragon', () => {
    const start = block('0,0', '1,0', '2,0');
    const prepared = { start, draws: ['dragon/A', 'base/B', 'base/B', 'base/B', 'dragon/N', 'base/B'] };
    const step = play(begin(prepared), '1,1 r0', '0,1 r0', '2,1 r0 meeple@field0', '3,0 r0');
    const moved = play(step, '0,-1 r180 + fairy meeple@2,1:field0');
    expect(seen(moved.state).fairy).toMatchObject({ x: 2, y: 1 });
    expect(legal(moved)).toEqual(['dragon 1,0', 'dragon 0,1']);
  });
});

describe('the dragon', () => {
  test('R-DRAGON-1 a volcano calls the dragon from wherever it is', () => {
    const first = play(begin({ draws: ['dragon/A', 'dragon/C', 'base/B'] }), '0,1 r0');
    expect(seen(first.state).dragon).toEqual({ x: 0, y: 1 });
    expect(of(first, 'dragon-moved')).toEqual([{ type: 'dragon-moved', seat: 0, x: 0, y: 1, by: 'volcano' }]);
    expect(seen(play(first, '0,2 r0').state).dragon).toEqual({ x: 0, y: 2 });
  });

  const waiting = ['dragon/D', 'dragon/N', 'dragon/P'];
  const others = ['base/B', 'base/E', 'base/U', 'base/V', 'base/J', 'base/K'];

  test('EX-D3, R-DRAGON-2 dragon tiles wait for the first volcano and return where the seed says', () => {
    const returns = '5a'.repeat(32);
    const step = begin({ draws: [...waiting, 'dragon/A', ...others], returns });
    expect(viewFor(step.state, undefined).drawn).toBe('dragon/A');
    expect(seen(step.state).waiting).toEqual(waiting);
    expect(of(step, 'tiles-held-back').flatMap(({ tiles }) => tiles)).toEqual(waiting);
    expect(remaining(step.state, undefined)).toContainEqual({ tile: 'dragon/D', count: 1 });
    expect(countRemaining(step.state)).toBe(6);
    const search = beginSearch(step.state);
    expect(countUnseen(search, 0, new Int32Array(typesIn(search).length))).toBe(9);
    const placed = play(step, '0,1 r0');
    expect(seen(placed.state).waiting).toEqual([]);
    expect(of(placed, 'tiles-given-back')).toEqual([{ type: 'tiles-given-back', tiles: waiting }]);
    // The next tile is drawn already.
    expect(countRemaining(placed.state)).toBe(8);
    expect(drawsFrom(placed.state)).toEqual(orderBy(returns));
  });

  /** The three tiles at the first places of a shuffle of all nine, the others in their order. */
  function orderBy(seed: string): string[] {
    const places = shuffle([0, 1, 2, 3, 4, 5, 6, 7, 8], seed, 0).slice(0, 3);
    const rest = [...others];
    return Array.from({ length: 9 }, (_, place) => waiting[places.indexOf(place)] ?? rest.shift() ?? '');
  }

  /** The tiles that are drawn from now on, each placed at its first place. */
  function drawsFrom(state: GameState): string[] {
    const drawn: string[] = [];
    for (let step = { state }; awaiting(step.state) !== undefined; ) {
      const tile = viewFor(step.state, undefined).drawn;
      if (awaiting(step.state)?.phase === 'place') drawn.push(tile ?? '');
      step = play(step, legal(step)[0] as string);
    }
    return drawn;
  }

  test('R-DRAGON-2 the places follow from the committed seed, and a record of the game has them', () => {
    const seed = '3c'.repeat(32);
    const setup = { rules: setupOf({ draws: [] }).rules, seats: 2, bag: { seed } };
    const recorded = record(setup, ['Anna', 'Bruno'], [], undefined);
    expect(recorded.returns).toBe(seedFrom(seed, 3));
    expect(parseRecord(formatRecord(recorded))).toEqual(recorded);
    let { state } = newGame(setup);
    const log = [];
    for (let waits = awaiting(state); waits !== undefined; waits = awaiting(state)) {
      const [line = ''] = legal({ state });
      const step = play({ state }, line);
      log.push({ seat: waits.seat, line });
      state = step.state;
    }
    const again = log.reduce(
      (step, { line }) => play(step, line),
      newGame(setupOfRecord(recorded)) as { state: GameState },
    );
    expect(viewFor(again.state, undefined)).toEqual(viewFor(state, undefined));
  });

  test('R-DRAGON-2 hands hold none of them before the dragon comes; without a volcano they are out of the game', () => {
    const draws = ['dragon/D', 'base/B', 'base/B', 'dragon/N', 'base/B', 'base/B'];
    const step = begin({ draws, rules: { expansions: ['princess-and-dragon'], handSize: 3 } });
    expect(viewFor(step.state, 0).hand).toEqual(['base/B', 'base/B', 'base/B']);
    expect(viewFor(step.state, 1).hand).toEqual(['base/B']);
    expect(seen(step.state).waiting).toEqual(['dragon/D', 'dragon/N']);
    const over = play(step, '0,1 r0', '0,2 r0', '0,3 r0', '0,4 r0');
    expect(awaiting(over.state)).toBeUndefined();
    expect(seen(over.state).waiting).toEqual(['dragon/D', 'dragon/N']);
  });

  test('R-DRAGON-2 a hand that is empty when they return is filled in the turn of its seat', () => {
    const draws = ['dragon/D', 'dragon/A', 'base/B', 'base/B', 'base/B'];
    const step = begin({ draws, rules: { expansions: ['princess-and-dragon'], handSize: 3 } });
    const kept = play(step, 'base/B 0,1 r0', '0,2 r0', 'base/B 0,3 r0');
    expect(awaiting(kept.state)).toMatchObject({ seat: 0 });
    const called = play(kept, '0,4 r0');
    expect(viewFor(called.state, 0).hand).toEqual(['dragon/D']);
  });

  test('R-DRAGON-3 nothing is deployed where the dragon stands, but the fairy may go there', () => {
    const step = play(
      begin({ draws: ['base/B', 'base/B', 'dragon/A', 'dragon/H', 'base/B'] }),
      '0,1 r0 meeple@field0',
      '0,2 r0',
    );
    expect(legal(step).filter((line) => line.startsWith('0,3 '))).toEqual([
      '0,3 r0',
      '0,3 r0 + fairy meeple@0,1:field0',
      ...[90, 180, 270].flatMap((turn) => [`0,3 r${turn}`, `0,3 r${turn} + fairy meeple@0,1:field0`]),
    ]);
    expect(ruleAgainst(step, '0,3 r0 meeple@field0')).toBe('R-DRAGON-3');
    const volcano = play(step, '0,3 r0');
    expect(ruleAgainst(volcano, '1,3 r270 meeple@0,3:field0')).toBe('R-DRAGON-3');
  });

  /** A city of three tiles that a dragon tile completes; Blue's knight stands beside the dragon. */
  const siege: Prepared = { draws: ['base/B', 'base/G', 'dragon/A', 'base/B', 'dragon/D', 'base/B'] };
  const besieged = ['0,1 r0', '0,-1 r0 meeple@city0', '1,-1 r0', '2,-1 r0', '0,-2 r180'] as const;

  test('EX-D1, R-DRAGON-4, R-DRAGON-9 before scoring the dragon eats the knight, and no seat scores', () => {
    const step = play(begin(siege), ...besieged);
    expect(awaiting(step.state)).toEqual({ seat: 0, phase: 'dragon', decisions: ['dragon'] });
    const eaten = play(step, 'dragon 0,-1');
    expect(of(eaten, 'pieces-eaten')).toEqual([
      { type: 'pieces-eaten', x: 0, y: -1, pieces: [{ seat: 1, piece: 'meeple' }] },
    ]);
    const over = play(eaten, 'dragon 0,-2');
    expect(scores(over.state)).toEqual([0, 0]);
    expect(supply(over.state, 1)).toBe(7);
  });

  test('EX-D1, R-DRAGON-4 after scoring the knight has its points and is back', () => {
    const step = play(
      begin({ ...siege, rules: { expansions: ['princess-and-dragon'], ...after } }),
      ...besieged,
    );
    expect(awaiting(step.state)).toMatchObject({ seat: 0, phase: 'dragon' });
    expect(scores(step.state)).toEqual([0, 6]);
    expect(supply(step.state, 1)).toBe(7);
    expect(of(play(step, 'dragon 0,-1'), 'pieces-eaten')).toEqual([]);
  });

  test('an option gains nothing that depends on how its seat moves the dragon', () => {
    const gainsWith = (dragonMoves: 'before-scoring' | 'after-scoring') => {
      const rules = { expansions: ['princess-and-dragon' as const], ...active, dragonMoves };
      const { state } = play(begin({ ...siege, rules }), ...besieged.slice(0, -1));
      const option = options(state, 0).find(({ decision }) => formatDecision(decision) === besieged.at(-1));
      return option?.gains;
    };
    expect(gainsWith('before-scoring')).toEqual([0, 0]);
    expect(gainsWith('after-scoring')).toEqual([0, 6]);
  });

  test('R-DRAGON-9 goods are given all the same', () => {
    const rules = { expansions: ['princess-and-dragon' as const, 'traders-and-builders' as const] };
    const draws = ['base/B', 'traders/O', 'dragon/A', 'base/B', 'dragon/D', 'base/B'];
    const [first, , ...rest] = besieged;
    const step = play(begin({ draws, rules }), first, '0,-1 r90 meeple@city0', ...rest, 'dragon 0,-1');
    const over = play(step, 'dragon 0,-2');
    expect(of(over, 'taken')).toEqual([
      { type: 'taken', seat: 0, what: 'wine', number: 1, from: '0,-2:city0' },
    ]);
    expect(pointsIn(over)).toEqual([]);
  });

  test('R-DRAGON-5 it moves six times, the active seat first, then the others in turn', () => {
    const field = [0, 1, 2, 3]
      .flatMap((x) => [0, 1, 2].map((y) => `${x},${y}`))
      .filter((cell) => cell !== '0,2');
    const step = play(
      begin({ start: block(...field), draws: ['dragon/A', 'dragon/N', 'base/B'], seats: 3 }),
      '0,2 r0',
      '0,-1 r180',
    );
    const movers = [awaiting(step.state)?.seat];
    let at = step as { state: GameState };
    for (const cell of ['1,2', '1,1', '2,1', '2,2']) {
      at = play(at, `dragon ${cell}`);
      movers.push(awaiting(at.state)?.seat);
    }
    // There is one way left for the fifth and the sixth move.
    expect(movers).toEqual([1, 2, 0, 1, 2]);
    expect(
      of({ events: (at as ReturnType<typeof play>).events }, 'dragon-moved').map(
        ({ seat, by }) => `${seat} ${by}`,
      ),
    ).toEqual(['1 seat', '2 engine', '0 engine']);
    expect(seen(at.state)).toMatchObject({ dragon: { x: 3, y: 1 }, flight: null });
  });

  test('R-DRAGON-5 with `active` the active seat makes all of them', () => {
    const rules = { expansions: ['princess-and-dragon' as const], ...active };
    const field = [0, 1, 2].flatMap((x) => [0, 1].map((y) => `${x},${y}`)).filter((cell) => cell !== '0,1');
    const step = play(
      begin({ start: block(...field), draws: ['dragon/A', 'dragon/N', 'base/B'], rules }),
      '0,1 r0',
      '0,-1 r180',
    );
    expect(awaiting(step.state)?.seat).toBe(1);
    expect(awaiting(play(step, 'dragon 1,1').state)).toMatchObject({ seat: 1, phase: 'dragon' });
    // Its player leaves during the flight, which ends.
    const left = leave(
      play(
        begin({ start: block(...field), draws: ['dragon/A', 'dragon/N', 'base/B'], rules, seats: 3 }),
        '0,1 r0',
        '0,-1 r180',
      ),
      1,
    );
    expect(seen(left.state)).toMatchObject({ flight: null, dragon: { x: 0, y: 1 } });
  });

  test('EX-D2, R-DRAGON-6, R-DRAGON-8 the flight ends where the dragon has no way left', () => {
    const step = play(
      begin({ start: block('0,0', '1,0'), draws: ['dragon/A', 'dragon/D', 'base/B'] }),
      '0,1 r0',
      '1,1 r90',
    );
    expect(legal(step)).toEqual(['dragon 0,0', 'dragon 1,1']);
    const over = play(step, 'dragon 0,0');
    expect(of(over, 'dragon-moved').map(({ x, y, by }) => `${x},${y} ${by}`)).toEqual([
      '0,0 seat',
      '1,0 engine',
      '1,1 engine',
    ]);
    expect(awaiting(over.state)).toMatchObject({ seat: 0, phase: 'place' });
    expect(ruleAgainst(step, 'dragon 1,0')).toBe('R-DRAGON-6');
  });

  test('R-DRAGON-6, R-FAIRY-2 it enters neither the tile of the fairy nor the middle of the town', () => {
    const start = block('0,0', '1,0');
    const step = play(
      begin({ start, draws: ['base/B', 'dragon/A', 'dragon/D', 'base/B'] }),
      '2,0 r0 meeple@field0',
      '1,1 r0',
      '0,1 r270 + fairy meeple@2,0:field0',
    );
    // From 1,1 there are 1,0 and 0,1; from 1,0 then only 0,0, as the fairy is on 2,0.
    expect(legal(step)).toEqual(['dragon 1,0', 'dragon 0,1']);
    const flown = play(step, 'dragon 1,0');
    expect(of(flown, 'dragon-moved').map(({ x, y }) => `${x},${y}`)).toEqual(['1,0', '0,0', '0,1']);
    expect(supply(flown.state, 0)).toBe(6);
    const rules = { expansions: ['princess-and-dragon' as const, 'count' as const] };
    const town = play(
      begin({
        start: ['count/F -1,0 r0', 'count/G 0,0 r0', 'count/H 1,0 r0'],
        draws: ['dragon/A', 'dragon/D', 'base/B'],
        rules,
      }),
      '2,0 r0',
      '3,0 r90',
    );
    expect(of(town, 'dragon-moved').map(({ x, y }) => `${x},${y}`)).toEqual(['2,0']);
    expect(legal(town)).toEqual(['dragon 3,0', 'dragon 1,0']);
    expect(of(play(town, 'dragon 1,0'), 'dragon-moved')).toHaveLength(1);
  });

  test('R-DRAGON-7, R-ABBEY-10 it eats the followers of all seats, but no barn', () => {
    const expansions = [
      'princess-and-dragon' as const,
      'traders-and-builders' as const,
      'abbey-and-mayor' as const,
    ];
    const step = play(
      begin({
        start: block('0,0', '1,0', '0,1'),
        draws: ['base/B', 'base/B', 'base/B', 'dragon/A', 'dragon/D', 'base/B'],
        rules: { expansions },
      }),
      '1,1 r0 barn@NW',
      '2,0 r0 meeple@monastery0',
      '2,1 r0',
      '1,2 r0',
      '0,2 r180',
    );
    const flown = play(step, 'dragon 1,1', 'dragon 2,1');
    expect(
      of(flown, 'dragon-moved')
        .map(({ x, y }) => `${x},${y}`)
        .slice(0, 3),
    ).toEqual(['1,1', '2,1', '2,0']);
    expect(standing(flown.state)).toEqual(['0 barn 1,1']);
    expect(supply(flown.state, 1)).toBe(7);
  });

  test('R-DRAGON-7 a builder and a pig go with the last follower of their seat', () => {
    const expansions = ['princess-and-dragon' as const, 'traders-and-builders' as const];
    const start = ['base/B 0,0 r0', 'base/B 1,0 r0'];
    const step = play(
      begin({
        start,
        draws: ['base/U', 'base/B', 'base/U', 'dragon/A', 'dragon/N', 'base/B'],
        rules: { expansions },
      }),
      '-1,0 r0 meeple@road0',
      '1,1 r0',
      '-1,1 r0 builder@road0',
    );
    // The builder stands on its own tile, the follower beside the dragon.
    const second = play(step, '0,1 r0');
    expect(standing(second.state)).toEqual(['0 meeple -1,0', '0 builder -1,1']);
    const dragon = play(second, '2,0 r180');
    expect(legal(dragon)).toContain('dragon 0,0');
    const eaten = play(dragon, 'dragon 0,0', 'dragon -1,0');
    expect(standing(eaten.state)).toEqual([]);
    expect([supply(eaten.state, 0), supply(eaten.state, 0, 'builder')]).toEqual([7, 1]);
  });

  test('R-DRAGON-8 it passes seats that left, and flies north first for one whose time is over', () => {
    const field = [0, 1, 2, 3]
      .flatMap((x) => [0, 1, 2].map((y) => `${x},${y}`))
      .filter((cell) => cell !== '1,1');
    const prepared = { start: block(...field), draws: ['dragon/A', 'dragon/N', 'base/B'], seats: 3 };
    const flying = play(begin(prepared), '1,1 r0', '0,-1 r180');
    const skipped = play(flying, 'skip');
    expect(of(skipped, 'dragon-moved').map(({ x, y }) => `${x},${y}`)).toEqual(['1,0']);
    expect(awaiting(skipped.state)?.seat).toBe(2);
    const left = leave(skipped, 2);
    expect(awaiting(left.state)).toMatchObject({ seat: 0, phase: 'dragon' });
    expect(of(left, 'dragon-moved')).toEqual([]);
  });

  test('R-DRAGON-10 a second part is due even if the dragon eats the builder', () => {
    const expansions = ['princess-and-dragon' as const, 'traders-and-builders' as const];
    const step = play(
      begin({
        start: block('0,0', '1,0'),
        draws: ['base/U', 'base/B', 'base/U', 'dragon/A', 'dragon/P', 'base/B', 'base/B'],
        rules: { expansions },
      }),
      '-1,0 r0 meeple@road0',
      '1,1 r0',
      '-1,1 r0 builder@road0',
      '0,1 r0',
      '-1,2 r90',
    );
    const eaten = play(step, 'dragon -1,1');
    expect(supply(eaten.state, 0, 'builder')).toBe(1);
    let at = eaten as { state: GameState };
    while (awaiting(at.state)?.phase === 'dragon') at = play(at, legal(at)[0] as string);
    expect(viewFor(at.state, undefined).turn).toEqual({ seat: 0, part: 2 });
  });
});

describe('the fairy', () => {
  test('EX-F1, R-FAIRY-5 a farmer beside her brings 3 at the end, though the field is worth nothing', () => {
    const step = play(
      begin({ draws: ['base/B', 'base/B', 'base/B'] }),
      '0,1 r0 meeple@field0',
      '0,2 r0',
      '0,3 r0 + fairy meeple@0,1:field0',
    );
    expect(pointsIn(step)).toEqual(['0 3 fairy']);
    expect(scores(step.state)).toEqual([3, 0]);
  });

  const thieves: Prepared = {
    start: block('0,1', '1,1', '2,1', '3,1'),
    draws: ['base/A', 'base/U', 'base/B', 'base/B', 'base/U', 'base/A', 'base/B', 'base/B'],
    rules: { expansions: ['princess-and-dragon', 'inns-and-cathedrals'] },
  };
  const road = [
    '0,0 r270 large-meeple@road0',
    '2,0 r90 meeple@road0',
    '0,2 r0',
    '1,2 r0 + fairy meeple@2,0:road0',
    '1,0 r90',
  ] as const;

  test('EX-F2, R-FAIRY-3, R-FAIRY-4, R-FAIRY-5 she helps the owner of the follower, not of the road', () => {
    const joined = play(begin(thieves), ...road);
    expect(pointsIn(joined)).toEqual(['1 1 fairy-turn']);
    const complete = play(joined, '3,0 r90');
    expect(pointsIn(complete)).toEqual(['0 4 road', '1 3 fairy']);
    expect(standing(complete.state)).toEqual([]);
    expect(seen(complete.state).fairy).toEqual({ x: 2, y: 0, follower: null });
    expect(pointsIn(play(complete, '0,3 r0'))).toEqual([]);
  });

  test('R-FAIRY-6 the 3 points keep a seat out of the town, the 1 point does not', () => {
    const expansions = ['princess-and-dragon' as const, 'inns-and-cathedrals' as const, 'count' as const];
    // Blue scores nothing for the road but has the fairy: 3 points of its own.
    const helped = play(begin({ ...thieves, rules: { expansions } }), ...road, '3,0 r90');
    expect(awaiting(helped.state)).toMatchObject({ seat: 0, phase: 'place' });
    // The same without the fairy beside the thief: Blue gave points and got none, but for those of its turn.
    const elsewhere: string[] = [...road];
    elsewhere[3] = '1,2 r0 meeple@monastery0';
    const draws = [...thieves.draws];
    draws.splice(4, 0, 'base/B', 'base/B');
    const turn = play(
      begin({ ...thieves, draws, rules: { expansions } }),
      ...elsewhere.slice(0, 4),
      '0,3 r0',
      '1,3 r0 + fairy meeple@1,2:monastery0',
      '1,0 r90',
    );
    expect(pointsIn(turn)).toEqual(['1 1 fairy-turn']);
    const given = play(turn, '3,0 r90');
    expect(pointsIn(given)).toEqual(['0 4 road']);
    expect(awaiting(given.state)).toMatchObject({ seat: 1, phase: 'count' });
  });

  test('R-FAIRY-1 she moves to a follower of your own on the board that she is not beside yet', () => {
    const step = play(
      begin({ draws: ['base/B', 'base/B', 'base/B', 'base/B', 'base/B'] }),
      '0,1 r0 meeple@field0',
      '0,2 r0 meeple@monastery0',
    );
    expect(ruleAgainst(step, '0,3 r0 + fairy meeple@0,2:monastery0')).toBe('R-FAIRY-1');
    const beside = play(step, '0,3 r0 + fairy meeple@0,1:field0', '0,4 r0');
    expect(of(beside, 'fairy-moved')).toEqual([
      { type: 'fairy-moved', seat: 0, piece: 'meeple', to: { x: 0, y: 1, segment: 'field0' } },
    ]);
    expect(ruleAgainst(beside, '0,5 r0 + fairy meeple@0,1:field0')).toBe('R-FAIRY-1');
    expect(seen(beside.state).fairy).toEqual({
      x: 0,
      y: 1,
      follower: { seat: 0, piece: 'meeple', segment: 'field0' },
    });
  });

  test('R-FAIRY-5 the evaluation of a field by a barn counts, worth points or not', () => {
    const expansions = ['princess-and-dragon' as const, 'abbey-and-mayor' as const];
    const step = play(
      begin({
        start: block('0,0', '1,0', '0,1'),
        draws: ['base/B', 'base/B', 'base/B', 'base/B'],
        rules: { expansions },
      }),
      '2,0 r0 meeple@field0',
      '3,0 r0',
      '4,0 r0 + fairy meeple@2,0:field0',
      '1,1 r0 barn@NW',
    );
    expect(pointsIn(step)).toContain('0 3 fairy');
    expect(standing(step.state)).toEqual(['1 barn 1,1']);
  });
});

describe('the princess', () => {
  const court: Prepared = {
    start: block('0,1', '1,1', '2,1'),
    draws: ['base/B', 'base/E', 'base/B', 'base/E', 'dragon/K', 'base/B'],
    rules: { expansions: ['princess-and-dragon', 'abbey-and-mayor'] },
  };
  const knights = ['0,2 r0', '0,0 r90 mayor@city0', '1,2 r0', '2,0 r270 wagon@city0'] as const;

  test('EX-P1, R-PRINCESS-1 she sends one follower of any seat away', () => {
    const step = play(begin(court), ...knights);
    const lines = legal(step).filter((line) => line.startsWith('1,0 r0 + '));
    expect(lines).toEqual(['1,0 r0 + princess 1 mayor@0,0:city0', '1,0 r0 + princess 1 wagon@2,0:city0']);
    const sent = play(step, '1,0 r0 + princess 1 mayor@0,0:city0');
    expect(standing(sent.state)).toEqual(['1 wagon 2,0']);
    expect(supply(sent.state, 1, 'mayor')).toBe(1);
    expect(of(sent, 'knight-sent-away')).toEqual([
      {
        type: 'knight-sent-away',
        seat: 0,
        owner: 1,
        piece: 'mayor',
        from: { x: 0, y: 0, segment: 'city0' },
      },
    ]);
    expect(ruleAgainst(step, '1,0 r0 + princess 0 meeple@0,0:city0')).toBe('R-PRINCESS-1');
  });

  test('R-PRINCESS-2 a deployment sends no knight away, and nothing is deployed after she did', () => {
    const step = play(begin(court), ...knights);
    expect(standing(play(step, '1,0 r0 meeple@field0').state)).toHaveLength(3);
    expect(ruleAgainst(step, '1,0 r0 meeple@field0 + princess 1 mayor@0,0:city0')).toBe('R-DT-5');
  });
});

describe('the magic portal', () => {
  const around = ['-1,0', '0,0', '1,0', '-1,1', '0,1', '1,1', '-1,2', '0,2', '1,2'];
  const portal: Prepared = {
    start: [...block(...around), 'base/U 4,-1 r0'],
    draws: ['dragon/H', 'base/B'],
    rules: { expansions: ['princess-and-dragon', 'traders-and-builders'] },
  };

  test('EX-M1, R-PORTAL-1, R-PORTAL-4 a follower goes to any free and incomplete feature on the board', () => {
    const step = begin(portal);
    const lines = legal(step).filter((line) => line.startsWith('0,-1 r180 '));
    expect(lines).toContain('0,-1 r180 meeple@road0');
    expect(lines).toContain('0,-1 r180 meeple@4,-1:road0');
    expect(lines).toContain('0,-1 r180 meeple@0,1:field0');
    expect(lines.filter((line) => line.includes('0,1:monastery0'))).toEqual([]);
    expect(ruleAgainst(step, '0,-1 r180 meeple@0,1:monastery0')).toBe('R-PORTAL-1');
    const gone = play(step, '0,-1 r180 meeple@4,-1:road0');
    expect(standing(gone.state)).toEqual(['0 meeple 4,-1']);
  });

  test('R-PORTAL-1 without a portal the piece goes on its tile', () => {
    const step = begin({ ...portal, draws: ['base/W', 'base/B'] });
    expect(ruleAgainst(step, '0,-1 r180 meeple@4,-1:road0')).toBe('R-DEP-1');
  });

  test('R-PORTAL-2 figures stay on the tile with the portal', () => {
    const step = play(
      begin({ ...portal, draws: ['base/U', 'base/B', 'dragon/H', 'base/B'] }),
      '4,-2 r0 meeple@road0',
      '2,0 r0',
    );
    expect(ruleAgainst(step, '0,-1 r180 builder@4,-1:road0')).toBe('R-PORTAL-1');
    expect(ruleAgainst(step, '4,0 r270 builder@road1')).toBe('R-DEP-10');
    expect(ruleAgainst(step, '4,0 r270 builder@road0')).toBe('none');
  });

  test('R-PORTAL-3 not where the dragon is', () => {
    const step = play(begin({ ...portal, draws: ['dragon/A', 'dragon/H', 'base/B'] }), '2,0 r0');
    expect(ruleAgainst(step, '0,-1 r180 meeple@2,0:field0')).toBe('R-DRAGON-3');
    expect(ruleAgainst(step, '0,-1 r180 meeple@1,0:field0')).toBe('none');
  });
});

test('replays of a game with the dragon end in the same position', () => {
  const prepared = setupOf({ draws: ['dragon/A', 'dragon/D', 'base/B'], start: block('0,0', '1,0') });
  const decisions = [
    { seat: 0, decision: { type: 'tile', x: 0, y: 1, rotation: 0 } as const },
    { seat: 1, decision: { type: 'tile', x: 1, y: 1, rotation: 90 } as const },
    { seat: 1, decision: { type: 'dragon', x: 0, y: 0 } as const },
  ];
  const again = replay(prepared, decisions);
  expect(again.ok && seen(again.state).dragon).toEqual({ x: 1, y: 1 });
});
