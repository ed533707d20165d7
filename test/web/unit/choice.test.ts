import { describe, expect, test } from 'vitest';
import type { Option } from '../../../web/api/types.ts';
import {
  type Action,
  type Choice,
  handOf,
  noChoice,
  type Question,
  reduce,
} from '../../../web/table/turn/choice.ts';
import { keyOf, placesOf } from '../../../web/table/turn/placements.ts';

/** An option as listed by the service, without points. */
function option(
  label: string,
  decision: Option['decision'],
  deployments: readonly Option['decision'][] = [],
): Option {
  return {
    number: 1,
    label,
    decision,
    gains: [0, 0],
    text: label,
    declines: false,
    target: null,
    deployments: deployments.map((one) => option(`${label}.1`, one)),
  };
}

type Rotation = 0 | 90 | 180 | 270;
const tile = (x: number, rotation: Rotation, more: object = {}): Option['decision'] => ({
  type: 'tile',
  x,
  y: 0,
  rotation,
  ...more,
});
const deployed = (x: number, rotation: Rotation, segment: string, piece = 'meeple') =>
  tile(x, rotation, { deploy: { piece, segment } });

/** One tile that fits on two cells: in two rotations on the first, in one on the second. */
const oneTile: Question = {
  drawn: 'base/U',
  options: [
    option('1a', tile(1, 0), [
      deployed(1, 0, 'road0'),
      deployed(1, 0, 'road0', 'wagon'),
      deployed(1, 0, 'field0'),
    ]),
    option('1b', tile(1, 180)),
    option('2', tile(2, 90)),
  ],
};
const hand: Question = {
  drawn: '',
  options: [option('1', tile(1, 0, { tile: 'base/A' })), option('2', tile(1, 90, { tile: 'base/B' }))],
};
const abbeyOrDraw: Question = {
  drawn: '',
  options: [option('1', { type: 'draw' }), option('2', { type: 'abbey', x: 3, y: 3 })],
};
const wagon: Question = {
  drawn: '',
  options: [
    option('1', { type: 'wagon', to: null }),
    {
      ...option('2', { type: 'wagon', to: { x: 1, y: 0, segment: 'road0' } }),
      target: { segments: ['1,0:road0'] },
    },
  ],
};

const reduceAll = (question: Question, ...actions: readonly Action[]): Choice =>
  actions.reduce((choice, action) => reduce(choice, action, question), noChoice);
const keyAt = ({ options }: Question, index: number, deployment?: number): string => {
  const found = options[index]!;
  return keyOf(deployment === undefined ? found : found.deployments![deployment]!);
};
const cell = { x: 1, y: 0 };

describe('the hand', () => {
  test('picks up a single tile automatically', () => {
    const { item, placements } = handOf(oneTile, noChoice);
    expect(item).toEqual({ key: 'base/U', tile: 'base/U', isAbbey: false });
    expect(placesOf(placements)).toEqual([
      { x: 1, y: 0, label: '1', rotations: [0, 180] },
      { x: 2, y: 0, label: '2', rotations: [90] },
    ]);
  });

  test('picks up an abbey automatically, even if a tile can be drawn instead', () => {
    const { item, placements } = handOf(abbeyOrDraw, noChoice);
    expect(item).toMatchObject({ isAbbey: true });
    expect(placements).not.toEqual([]);
  });

  test('waits for the player if there are several tiles', () => {
    expect(handOf(hand, noChoice)).toMatchObject({ item: undefined, placements: [] });
    expect(handOf(hand, reduceAll(hand, { type: 'take-item', item: 'base/B' })).placements).toHaveLength(1);
  });
});

describe('placing a tile', () => {
  test('turns it to the next rotation that fits', () => {
    expect(reduceAll(oneTile, { type: 'take-cell', cell: { x: 2, y: 0 } })).toMatchObject({ rotation: 90 });
    expect(reduceAll(oneTile, { type: 'turn', step: -1 }, { type: 'take-cell', cell })).toMatchObject({
      rotation: 0,
    });
  });

  test('a second click on the cell turns it, only as it fits', () => {
    const twice = reduceAll(oneTile, { type: 'take-cell', cell }, { type: 'take-cell', cell });
    expect(twice).toMatchObject({ cell, rotation: 180 });
    expect(reduce(twice, { type: 'turn', step: 1 }, oneTile).rotation).toBe(0);
  });

  test('uses the rotation chosen from a list', () => {
    expect(reduceAll(oneTile, { type: 'take-cell', cell, rotation: 180 }).rotation).toBe(180);
  });

  test('a click elsewhere changes nothing', () => {
    expect(reduceAll(oneTile, { type: 'take-cell', cell: { x: 7, y: 7 } })).toBe(noChoice);
  });

  test('turns freely in the hand', () => {
    expect(reduceAll(oneTile, { type: 'turn', step: 1 }).rotation).toBe(90);
    expect(reduceAll(oneTile, { type: 'turn', step: -1 }).rotation).toBe(270);
  });

  test('turns as it fits over a target place', () => {
    const pointed = reduceAll(oneTile, { type: 'point', cell });
    expect(reduce(pointed, { type: 'turn', step: 1 }, oneTile).rotation).toBe(180);
    expect(reduce(pointed, { type: 'turn', step: -1 }, oneTile).rotation).toBe(180);
    const away = reduce(pointed, { type: 'point', cell: undefined }, oneTile);
    expect(reduce(away, { type: 'turn', step: 1 }, oneTile).rotation).toBe(90);
  });

  test('taking it back keeps the tile and its rotation', () => {
    const back = reduceAll(
      hand,
      { type: 'take-item', item: 'base/B' },
      { type: 'take-cell', cell },
      { type: 'take-back' },
    );
    expect(back).toEqual({ item: 'base/B', rotation: 90, several: [] });
  });
});

describe('deploying', () => {
  const placed: Action = { type: 'take-cell', cell };

  test('repeated clicks on a segment cycle through its pieces, ending with none', () => {
    const click: Action = { type: 'take-segment', segment: 'road0' };
    expect(reduceAll(oneTile, placed, click).option).toBe(keyAt(oneTile, 0, 0));
    expect(reduceAll(oneTile, placed, click, click).option).toBe(keyAt(oneTile, 0, 1));
    expect(reduceAll(oneTile, placed, click, click, click).option).toBeUndefined();
  });

  test('turning the tile removes the piece', () => {
    const choice = reduceAll(oneTile, placed, { type: 'choose', option: keyAt(oneTile, 0, 2) });
    expect(choice.option).toBe(keyAt(oneTile, 0, 2));
    expect(reduce(choice, { type: 'turn', step: 1 }, oneTile)).toMatchObject({
      rotation: 180,
      option: undefined,
    });
  });
});

describe('a hint', () => {
  test('selects a whole decision, with its piece', () => {
    const { deploy, ...laid } = deployed(1, 0, 'field0') as ReturnType<typeof deployed> & { deploy: object };
    const decision = { deploy, ...laid } as Option['decision']; // members in another order
    const choice = reduce(noChoice, { type: 'take-decision', decision }, oneTile);
    expect(choice).toMatchObject({ cell: { x: 1, y: 0 }, rotation: 0 });
    expect(choice.option).toBe(keyOf({ decision: deployed(1, 0, 'field0') }));
  });

  test('without a piece selects none, and clears an earlier one', () => {
    const before = reduce(noChoice, { type: 'take-decision', decision: deployed(1, 0, 'road0') }, oneTile);
    const choice = reduce(before, { type: 'take-decision', decision: tile(1, 0) }, oneTile);
    expect(choice).toMatchObject({ cell: { x: 1, y: 0 } });
    expect(choice.option).toBeUndefined();
  });

  test('for an unavailable decision changes nothing', () => {
    expect(reduce(noChoice, { type: 'take-decision', decision: tile(9, 0) }, oneTile)).toBe(noChoice);
  });
});

describe('pointing at the board', () => {
  test('selects the feature’s option', () => {
    const action: Action = { type: 'take-feature', segments: ['0,0:road1', '1,0:road0'] };
    expect(reduceAll(wagon, action)).toMatchObject({ option: keyAt(wagon, 1), several: [keyAt(wagon, 1)] });
  });

  test('changes nothing without an option there', () => {
    expect(reduceAll(wagon, { type: 'take-feature', segments: ['0,0:city0'] })).toBe(noChoice);
  });
});

describe('selecting several', () => {
  const toggle = (option: string, alone = false): Action => ({ type: 'toggle', option, alone });

  test('adds and removes', () => {
    expect(reduceAll(wagon, toggle('a'), toggle('b')).several).toEqual(['a', 'b']);
    expect(reduceAll(wagon, toggle('a'), toggle('b'), toggle('a')).several).toEqual(['b']);
  });

  test('keeps one if only one can be selected', () => {
    expect(reduceAll(wagon, toggle('a', true), toggle('b', true)).several).toEqual(['b']);
    expect(reduceAll(wagon, toggle('a', true), toggle('a', true)).several).toEqual([]);
  });

  test('removes the one pointed at', () => {
    const pointed = reduceAll(wagon, { type: 'take-feature', segments: ['1,0:road0'] });
    expect(reduce(pointed, toggle(keyAt(wagon, 1)), wagon)).toMatchObject({ option: undefined, several: [] });
  });
});

describe('changed options', () => {
  const placed = reduceAll(
    oneTile,
    { type: 'take-cell', cell },
    { type: 'choose', option: keyAt(oneTile, 0, 0) },
  );

  test('keep legal parts', () => {
    expect(reduce(placed, { type: 'keep-legal' }, oneTile)).toEqual(placed);
  });

  test('remove a piece that can no longer go there', () => {
    const bare = { ...oneTile, options: [option('1', tile(1, 0))] };
    expect(reduce(placed, { type: 'keep-legal' }, bare)).toMatchObject({ cell, option: undefined });
  });

  test('remove a taken cell, but keep the rotation', () => {
    const elsewhere = { ...oneTile, options: [option('1', tile(2, 0))] };
    expect(reduce(placed, { type: 'keep-legal' }, elsewhere)).toEqual({ rotation: 0, several: [] });
  });

  test('restart a decision in two steps', () => {
    const half = reduceAll(wagon, { type: 'take-step', step: 'nobody', option: keyAt(wagon, 0) });
    expect(half).toMatchObject({ step: 'nobody', option: keyAt(wagon, 0) });
    expect(reduce(half, { type: 'keep-legal' }, wagon)).toEqual(noChoice);
    expect(reduce(half, { type: 'reset' }, wagon)).toBe(noChoice);
  });
});
