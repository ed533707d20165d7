/** Random games: which rules, which tiles, and a player who decides by dice but likes things to happen. */
import fc from 'fast-check';
import { expansions as all } from '#expansions';
import { base } from '../../../src/engine/base/index.ts';
import type { Expansion } from '../../../src/engine/core/expansion.ts';
import { EXPANSIONS, rulesCatalogue } from '../../../src/engine/index.ts';
import { townTiles } from '../examples/town.ts';
import type { PlacedTile, Rules } from '../reference/position.ts';
import { printedTiles } from '../reference/tile.ts';
import { type Decision, textOf } from '../support/decision-text.ts';
import type { Run, RunSetup } from '../support/run.ts';

export interface RandomGame {
  setup: RunSetup & { rules: Rules };
  /** Seeds the decisions. */
  dice: number;
}

const expansions: string[] = EXPANSIONS;
const inPlay: readonly Expansion[] = [base, ...all];
const playedKinds = inPlay.flatMap(({ hooks }) => hooks.decisions ?? []);
/** The types of the decisions of random games, and the phases that ask for them. */
export const PLAYED_DECISIONS = playedKinds.map(({ type }) => type);
export const PLAYED_PHASES = [...new Set(playedKinds.flatMap(({ phases }) => phases))];

/** The expansions that bring pieces for a sixth seat (R-SETUP-1). */
const forSix: string[] = rulesCatalogue.expansions
  .filter(({ id, supportsSixPlayers }) => supportsSixPlayers && expansions.includes(id))
  .map(({ id }) => id);

/** The options of the dragon, which belong to rules that have it. */
const dragonOptions = {
  dragonMoves: fc.constantFrom('before-scoring' as const, 'after-scoring' as const),
  dragonFlight: fc.constantFrom('everyone' as const, 'everyone' as const, 'active' as const),
};
const hasDragon = (ids: readonly string[]) => ids.includes('princess-and-dragon');

const rules: fc.Arbitrary<Rules> = fc.oneof(fc.subarray(expansions), fc.constant(expansions)).chain((ids) =>
  fc.record({
    expansions: fc.constant(ids),
    fieldScoring: fc.constantFrom('per-field', 'per-field-city-once', 'per-city'),
    fieldPoints: fc.constantFrom(3, 4),
    smallCity: fc.constantFrom(4, 2),
    handSize: fc.constantFrom(1, 1, 3),
    sharing: fc.constantFrom('majority', 'each-meeple'),
    ...(hasDragon(ids) && dragonOptions),
  }),
);

/** The sets of tiles that random games draw from. */
const drawnSets = new Set(['base', ...expansions]);
const ordinary = printedTiles
  .filter(({ set }) => drawnSets.has(set))
  .map(({ id }) => id)
  .filter((id) => !/^(count|river|abbey\/ABBEY)/.test(id));
const copies = printedTiles
  .filter(({ id }) => ordinary.includes(id))
  .flatMap(({ id, count }) => Array.from({ length: count }, () => id));
const river = printedTiles.map(({ id }) => id).filter((id) => /^river\/[C-J]/.test(id));

/**
 * Either a few types of tiles in any number, so that features fit together and complete, or a part of the real ones.
 * The river comes first.
 */
function draws(chosen: Rules, most: number): fc.Arbitrary<string[]> {
  const length = { minLength: Math.floor(most / 4), maxLength: most, size: 'max' } as const;
  const palette = fc.uniqueArray(fc.constantFrom(...ordinary), { minLength: 3, maxLength: 12, size: 'max' });
  const few = palette.chain((types) => fc.array(fc.constantFrom(...types), length));
  const real = fc.shuffledSubarray(copies, { minLength: length.minLength, maxLength: most });
  const tiles = fc.oneof(few, real);
  if (!chosen.expansions.includes('river')) return tiles;
  const water = fc.array(fc.constantFrom(...river), { maxLength: 5 }).map((course) => [...course, 'river/B']);
  return fc.tuple(water, tiles).map(([first, then]) => [...first, ...then]);
}

/** R-SETUP-5..8. */
function startFor(chosen: Rules): PlacedTile[] {
  const has = (expansion: string) => chosen.expansions.includes(expansion);
  const lying = (tile: string, x: number, y: number): PlacedTile => ({ tile, x, y, rotation: 0 });
  if (has('count')) return [...townTiles(), ...(has('river') ? [lying('river/A', 2, -1)] : [])];
  return [lying(has('river') ? 'river/A' : 'base/D', 0, 0)];
}

/** Games of at most this many draws. */
export function randomGames(most: number): fc.Arbitrary<RandomGame> {
  return rules.chain((chosen) =>
    fc.record({
      setup: fc.record({
        rules: fc.constant(chosen),
        seats: fc.integer({ min: 2, max: chosen.expansions.some((id) => forSix.includes(id)) ? 6 : 5 }),
        draws: draws(chosen, most),
        start: fc.constant(startFor(chosen)),
      }),
      dice: fc.nat(),
    }),
  );
}

/** Games with at least one of some expansions, whose tiles are most of the draws. */
export function gamesAround(ids: readonly string[], most: number): fc.Arbitrary<RandomGame> {
  const theirs = printedTiles.filter(({ set }) => ids.includes(set)).map(({ id }) => id);
  const length = { minLength: Math.floor(most / 4), maxLength: most, size: 'max' } as const;
  const tile = fc.oneof({ weight: 2, arbitrary: fc.constantFrom(...theirs) }, fc.constantFrom(...ordinary));
  return fc
    .record({
      game: randomGames(most),
      some: fc.subarray([...ids], { minLength: 1 }),
      tiles: fc.array(tile, length),
      options: fc.record(dragonOptions),
      returns: fc.constantFrom('0', '7', 'e').map((digit) => digit.repeat(64)),
    })
    .map(({ game: { setup, dice }, some, tiles, options, returns }) => {
      const others = setup.rules.expansions.filter((id) => !ids.includes(id));
      const { dragonMoves, dragonFlight, ...rules } = setup.rules;
      const plain = { ...rules, expansions: [...others, ...some] };
      const water = setup.draws.filter((id) => id.startsWith('river'));
      const changed = hasDragon(plain.expansions) ? { ...plain, ...options } : plain;
      return { setup: { ...setup, rules: changed, draws: [...water, ...tiles], returns }, dice };
    });
}

/** Start tiles that no rule would lay: rings around holes, corners that touch, a river that starts anywhere. */
const oddStarts: PlacedTile[][] = [
  ['-1,-1', '0,-1', '1,-1', '1,0', '1,1', '0,1', '-1,1', '-1,0'],
  ['0,0', '1,1', '2,0', '1,-1'],
  ['0,0', '1,0', '2,0', '2,1', '2,2', '1,2', '0,2', '0,1', '3,1', '4,1', '4,0'],
].map((cells) => cells.map((cell) => lyingAt('base/B', cell)));

function lyingAt(tile: string, cell: string): PlacedTile {
  const [x = 0, y = 0] = cell.split(',').map(Number);
  return { tile, x, y, rotation: 0 };
}

/** Games that begin with odd tiles on the table and draw any tiles at all, river tiles in any order. */
export function wildGames(most: number): fc.Arbitrary<RandomGame> {
  const length = { minLength: Math.floor(most / 4), maxLength: most, size: 'max' } as const;
  const anything = fc.uniqueArray(fc.constantFrom(...ordinary, ...river, 'river/A', 'river/B'), {
    minLength: 3,
    maxLength: 9,
  });
  const starts = [...oddStarts, [lyingAt('river/A', '0,0')], [lyingAt('base/C', '0,0')], townTiles()];
  return rules.chain((chosen) =>
    fc.record({
      setup: fc.record({
        rules: fc.constant(chosen),
        seats: fc.integer({ min: 2, max: 4 }),
        draws: anything.chain((types) => fc.array(fc.constantFrom(...types), length)),
        start: fc.constantFrom(...starts),
      }),
      dice: fc.nat(),
    }),
  );
}

/** Games with all tiles of their expansions, in any order. */
export function fullGames(): fc.Arbitrary<RandomGame> {
  return randomGames(1).chain((game) => {
    const inPlay = (set: string) => set === 'base' || game.setup.rules.expansions.includes(set);
    const tiles = printedTiles.filter(
      ({ id, set }) => inPlay(set) && !/^(count|river|abbey\/ABBEY)/.test(id),
    );
    const all = tiles.flatMap(({ id, count }) => Array.from({ length: count }, () => id));
    const first = game.setup.draws.filter((tile) => tile.startsWith('river'));
    return fc
      .shuffledSubarray(all, { minLength: all.length })
      .map((draws) => ({ ...game, setup: { ...game.setup, draws: [...first, ...draws] } }));
  });
}

export type Dice = (below: number) => number;

/** Whole numbers below a bound, the same ones for the same seed. */
export function diceOf(seed: number): Dice {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** What declines a question. */
const declining = new Set(
  rulesCatalogue.expansions.flatMap((each) => each.declining.map((decision) => textOf(decision as Decision))),
);

/** A decision for the open question: seldom declines, likes cells with several neighbours, deploys often. */
export function decideByDice(run: Run, dice: Dice): string {
  const { options = [], phase } = run.awaiting() ?? {};
  const pick = (from: readonly string[]) => from[dice(from.length)] ?? '';
  if (phase === 'redeploy') return redeployment(options, dice);
  if (phase === 'final-redeploy') return dice(4) === 0 ? 'redeploy' : pick(options);
  const kept = options.filter((option) => !declining.has(option));
  if (kept.length === 0 || (phase !== 'place' && dice(5) === 0)) return pick(options);
  const tries = Array.from({ length: 6 }, () => pick(kept));
  const crowd = neighboursIn(run.snapshot().tiles);
  const choice = tries.reduce((best, other) => (crowd(other) > crowd(best) ? other : best));
  const deployments = run.deployments(choice);
  return deployments.length === 0 || dice(4) === 0 ? choice : `${choice} ${rarest(deployments, dice)}`;
}

/** Every follower moves or stays by the dice. */
function redeployment(options: readonly string[], dice: Dice): string {
  const moves = new Map<string, string>();
  for (const option of options) {
    const move = option.replace('redeploy ', '');
    if (dice(2) === 0) moves.set(move.split('>')[0] ?? '', move);
  }
  return ['redeploy', ...moves.values()].join(' ');
}

/** Figures, other rare pieces and other actions rather than one more meeple, each kind as often as another. */
function rarest(deployments: readonly string[], dice: Dice): string {
  const rare = deployments.filter((text) => !text.startsWith('meeple'));
  const from = rare.length > 0 && dice(3) > 0 ? rare : deployments;
  if (!from.some((text) => text.startsWith('+'))) return from[dice(from.length)] ?? '';
  const kinds = [...new Set(from.map(kindOfAction))];
  const kind = kinds[dice(kinds.length)];
  const ofKind = from.filter((text) => kindOfAction(text) === kind);
  return ofKind[dice(ofKind.length)] ?? '';
}

/** The piece that is deployed, or the word of the action, with whether it captures and names a prisoner. */
function kindOfAction(text: string): string {
  const [first = '', ...words] = text.split(/[ @]/);
  if (first !== '+') return first;
  return words.filter((word, i) => i === 0 || word === '>' || word === '<').join(' ');
}

const beside = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];
const diagonal = [
  [1, -1],
  [1, 1],
  [-1, 1],
  [-1, -1],
];

function neighboursIn(tiles: readonly string[]): (option: string) => number {
  const cells = new Set(tiles.map((tile) => tile.split(' ')[1]));
  return (option) => {
    const [, x = '0', y = '0'] = /(-?\d+),(-?\d+)/.exec(option) ?? [];
    const at = ([dx = 0, dy = 0]: number[]) => cells.has(`${Number(x) + dx},${Number(y) + dy}`);
    return 2 * beside.filter(at).length + diagonal.filter(at).length;
  };
}
