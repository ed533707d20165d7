import { catalogue } from './catalogue.ts';
import { compileRuleset } from './core/compile-ruleset.ts';
import type { Ruleset } from './core/ruleset.ts';
import { seedFrom, shuffle } from './core/shuffle.ts';
import type { Stack, StartTile } from './core/stack.ts';
import type { GameSetup } from './setup.ts';
import type { Rules } from './table-rules.ts';

const rulesets = new Map<string, Ruleset>();

/** The compiled rules of a table; the same rules share one. */
export function rulesetFor(rules: Rules, seats: number): Ruleset {
  const key = JSON.stringify([rules, seats]);
  const known = rulesets.get(key);
  if (known !== undefined) return known;
  const ruleset = compileRuleset(rules, seats, catalogue);
  rulesets.set(key, ruleset);
  return ruleset;
}

const stacks = new WeakMap<Ruleset, Stack>();

/** Returns the start tiles and the tiles to be shuffled (chapter 3); the same for all games of a ruleset. */
export function stackFor(ruleset: Ruleset): Stack {
  const known = stacks.get(ruleset);
  if (known !== undefined) return known;
  const stack = makeStack(ruleset);
  stacks.set(ruleset, stack);
  return stack;
}

function makeStack(ruleset: Ruleset): Stack {
  const inPlay = ruleset.expansions.flatMap(({ tiles }) =>
    ruleset.tiles.filter(({ facts }) => facts.id.startsWith(`${tiles.set}/`)),
  );
  const bag = inPlay.flatMap(({ facts }) => new Array<string>(facts.copies).fill(facts.id));
  const stack: Stack = { start: [], first: [], second: [], bag };
  return ruleset.expansions.reduce((before, { hooks }) => hooks.stack?.(before) ?? before, stack);
}

/** Tiles that are drawn together, in the order that the shuffle starts from. */
export interface Pile {
  readonly tiles: readonly string[];
  /** Number of the pile in the shuffle; null for a pile that is drawn as it is. */
  readonly shuffled: number | null;
}

/** The piles of a game, the one drawn first in front; known to everybody, unlike their order after the shuffle. */
export function pilesFor(rules: Rules, seats: number): Pile[] {
  const { first, second, bag } = stackFor(rulesetFor(rules, seats));
  const piles = [
    { tiles: first, shuffled: 1 },
    { tiles: second, shuffled: null },
    { tiles: bag, shuffled: 0 },
  ];
  return piles.filter(({ tiles }) => tiles.length > 0);
}

/** Number of the pile that is shuffled to draw lots for the seats. */
const LOTS = 2;

/** Puts players in an order that the seed fixes, independent of the draws (R-SETUP-10). */
export function drawLots<Player>(players: readonly Player[], seed: string): Player[] {
  return shuffle(players, seed, LOTS);
}

/** Number of the pile whose key stream is the seed of the places at which held tiles return to the bag. */
const RETURNS = 3;

/** The tiles of a setup; `returns` is absent where no tile is ever held back. */
export interface GameTiles {
  readonly start: readonly StartTile[];
  readonly draws: string[];
  readonly returns?: string | undefined;
}

/** The start tiles, the draws and the returns of a setup. */
export function tilesOf({ rules, seats, bag }: GameSetup): GameTiles {
  const ruleset = rulesetFor(rules, seats);
  const { start } = stackFor(ruleset);
  if ('draws' in bag) return { start: bag.start ?? start, draws: bag.draws, returns: bag.returns };
  const draws = pilesFor(rules, seats).flatMap(({ tiles, shuffled }) =>
    shuffled === null ? tiles : shuffle(tiles, bag.seed, shuffled),
  );
  const holds = ruleset.hooks.holdsBack.length > 0;
  return { start, draws, returns: holds ? seedFrom(bag.seed, RETURNS) : undefined };
}
