/** Rules objects, editions, and the tiles and pieces at the start. */
import { describe, expect, test } from 'vitest';
import {
  checkSetup,
  EXPANSIONS,
  gameSetupSchema,
  newGame,
  resolveRules,
  rulesRequestSchema,
  rulesSchema,
  scenarioSchema,
  viewFor,
} from '../../../src/engine/index.ts';
import { townTiles } from '../examples/town.ts';
import { EngineRun } from '../support/engine-run.ts';

const seed = 'ab'.repeat(32);
const resolve = (request: object) => resolveRules(rulesRequestSchema.parse(request));
const opening = (request: object, seats = 2) => {
  const { state } = newGame({ rules: resolve(request), seats, bag: { seed } });
  return viewFor(state, undefined);
};

describe('the rules object', () => {
  test('R-OPT-1 every subset of the expansions is legal', () => {
    for (let subset = 0; subset < 2 ** EXPANSIONS.length; subset++) {
      const expansions = EXPANSIONS.filter((_, i) => (subset & (1 << i)) !== 0);
      expect(resolve({ expansions }).expansions).toEqual(expansions);
    }
  });

  test('R-OPT-2, R-OPT-3, R-OPT-4, R-OPT-7 the three editions', () => {
    const rest = { expansions: [], handSize: 1, sharing: 'majority' };
    expect(resolve({ edition: 'first' })).toEqual({
      ...rest,
      fieldScoring: 'per-city',
      fieldPoints: 4,
      smallCity: 2,
    });
    expect(resolve({ edition: 'second' })).toEqual({
      ...rest,
      fieldScoring: 'per-field-city-once',
      fieldPoints: 3,
      smallCity: 2,
    });
    expect(resolve({ edition: 'third' })).toEqual({
      ...rest,
      fieldScoring: 'per-field',
      fieldPoints: 3,
      smallCity: 4,
    });
    expect(resolve({})).toEqual(resolve({ edition: 'third' }));
  });

  test('R-OPT-8 bga is the third edition', () => {
    expect(resolve({ edition: 'bga' })).toEqual(resolve({ edition: 'third' }));
  });

  test('R-OPT-5, R-OPT-6, R-OPT-9 a single option overrides the preset', () => {
    expect(resolve({ edition: 'first', sharing: 'each-meeple', handSize: 3 })).toEqual({
      ...resolve({ edition: 'first' }),
      sharing: 'each-meeple',
      handSize: 3,
    });
  });

  test('other expansions are not part of the game', () => {
    expect(rulesRequestSchema.safeParse({ expansions: ['catapult'] }).success).toBe(false);
    expect(rulesSchema.safeParse({ ...resolve({}), expansions: ['catapult'] }).success).toBe(false);
  });
});

describe('the setup', () => {
  test.each([
    { seats: 1, expansions: [], fine: false },
    { seats: 2, expansions: [], fine: true },
    { seats: 5, expansions: ['count', 'river', 'king-and-robber'], fine: true },
    { seats: 6, expansions: ['count', 'river', 'king-and-robber'], fine: false },
    { seats: 6, expansions: ['inns-and-cathedrals'], fine: true },
    { seats: 6, expansions: ['traders-and-builders'], fine: true },
    { seats: 6, expansions: ['abbey-and-mayor'], fine: true },
    { seats: 7, expansions: [...EXPANSIONS], fine: false },
  ])('R-SETUP-1 $seats seats with $expansions: $fine', ({ seats, expansions, fine }) => {
    const setup = { rules: resolve({ expansions }), seats, bag: { seed } };
    const isSound = gameSetupSchema.safeParse(setup).success && checkSetup(setup) === undefined;
    expect(isSound).toBe(fine);
  });

  test('R-SETUP-2, R-SETUP-3 the pieces of a seat, the sixth included', () => {
    expect(opening({}).seats[0]?.pieces).toEqual({ meeple: 7 });
    const expansions = ['inns-and-cathedrals', 'traders-and-builders', 'abbey-and-mayor'];
    const all = opening({ expansions }, 6);
    for (const { pieces } of all.seats) {
      expect(pieces).toEqual({
        meeple: 7,
        'large-meeple': 1,
        builder: 1,
        pig: 1,
        mayor: 1,
        wagon: 1,
        barn: 1,
      });
    }
    expect(all.expansions['abbey-and-mayor']).toEqual({ abbeys: [1, 1, 1, 1, 1, 1] });
  });

  test.each([
    { expansions: [], tiles: 72 },
    { expansions: ['inns-and-cathedrals'], tiles: 72 + 18 },
    { expansions: ['traders-and-builders'], tiles: 72 + 24 },
    { expansions: ['king-and-robber'], tiles: 72 + 5 },
    { expansions: ['abbey-and-mayor'], tiles: 72 + 12 },
    { expansions: ['river'], tiles: 72 + 12 },
    { expansions: ['count'], tiles: 71 + 12 },
    { expansions: ['river', 'count'], tiles: 71 + 12 + 12 },
  ])('R-SETUP-4 $expansions: $tiles tiles', ({ expansions, tiles }) => {
    const view = opening({ expansions });
    expect(view.tiles.length + view.bag.remaining + view.bag.aside.length + (view.drawn ? 1 : 0)).toBe(tiles);
  });

  test('R-SETUP-5, R-SETUP-7 the start tile, or the spring', () => {
    expect(opening({}).tiles).toEqual([{ tile: 'base/D', x: 0, y: 0, rotation: 0 }]);
    expect(opening({ expansions: ['river'] }).tiles).toEqual([{ tile: 'river/A', x: 0, y: 0, rotation: 0 }]);
  });

  test('R-SETUP-6, R-SETUP-8 the town, and the spring east of it', () => {
    const sorted = (tiles: readonly object[]) => tiles.map((tile) => JSON.stringify(tile)).sort();
    const spring = { tile: 'river/A', x: 2, y: -1, rotation: 0 };
    const place = ({ tile, x, y, rotation }: { tile: string; x: number; y: number; rotation: number }) => ({
      tile,
      x,
      y,
      rotation,
    });
    expect(sorted(opening({ expansions: ['count'] }).tiles.map(place))).toEqual(sorted(townTiles()));
    expect(sorted(opening({ expansions: ['count', 'river'] }).tiles.map(place))).toEqual(
      sorted([...townTiles(), spring]),
    );
  });

  test('R-SETUP-7 ten river tiles are drawn before the lake, then the ordinary ones', () => {
    const run = new EngineRun({ rules: resolve({ expansions: ['river'] }), seats: 2, bag: { seed } });
    const drawn: string[] = [];
    for (let i = 0; i < 14; i++) {
      run.decide(run.awaiting()?.options[0] ?? '');
    }
    for (const event of run.events) {
      if (event.type === 'tile-drawn') drawn.push(event.tile);
      if (event.type === 'tiles-set-aside')
        drawn.push(...event.tiles.filter((tile) => tile !== drawn.at(-1)));
    }
    expect(drawn.slice(0, 10).every((tile) => /^river\/[C-J]$/.test(tile))).toBe(true);
    expect(drawn[10]).toBe('river/B');
    expect(drawn[11]?.startsWith('base/')).toBe(true);
  });

  test('R-SETUP-9 king and robber have no holder, the count stands in the castle', () => {
    const { expansions } = opening({ expansions: [...EXPANSIONS] });
    expect(expansions['king-and-robber']).toEqual({ king: null, robber: null });
    expect(expansions.count).toEqual({ town: { count: 'castle', followers: [] } });
  });

  test('R-SETUP-12 a prepared game may have any tiles in any number', () => {
    const draws = ['base/C', 'base/C', 'base/C', 'inns/A', 'inns/A', 'inns/A', 'abbey/A'];
    const bag = scenarioSchema.parse({ draws, start: [{ tile: 'base/C', x: 5, y: -3, rotation: 90 }] });
    expect(checkSetup({ rules: resolve({}), seats: 2, bag })).toBeUndefined();
    const view = viewFor(newGame({ rules: resolve({}), seats: 2, bag }).state, undefined);
    expect([view.drawn, view.bag.remaining, view.tiles.length]).toEqual(['base/C', 6, 1]);
  });

  test('R-HAND-2 a seat sees no hand but its own', () => {
    const { state } = newGame({ rules: resolve({ handSize: 3 }), seats: 3, bag: { seed } });
    expect(viewFor(state, undefined).hand).toBeNull();
    expect(viewFor(state, 1).hand?.length).toBe(3);
    expect(viewFor(state, 1).seats.map(({ handSize }) => handSize)).toEqual([3, 3, 3]);
  });
});
