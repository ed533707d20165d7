import { z } from 'zod';
import { catalogue } from './catalogue.ts';
import type { Stack, StartTile } from './core/expansion.ts';
import type { Position } from './core/position.ts';
import { compileRuleset, type Ruleset } from './core/ruleset.ts';
import { SEED_PATTERN, shuffle } from './core/shuffle.ts';
import { beginGame, deal } from './core/start.ts';
import { proceed } from './core/turn.ts';
import { type Rules, rulesSchema } from './rules.ts';

const tileId = z.enum(catalogue.tiles.map((type) => type.facts.id) as [string, ...string[]]);

/** A tile on the table at the start. */
export const placedTileSchema = z.strictObject({
  tile: tileId,
  x: z.int().min(-50).max(50),
  y: z.int().min(-50).max(50),
  rotation: z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]),
});
export type PlacedTile = z.infer<typeof placedTileSchema>;

/** An explicit order of the draws, and start tiles other than the usual ones (R-SETUP-12). */
export const scenarioSchema = z
  .strictObject({
    draws: z.array(tileId).max(400).describe('Every tile of the bag, in the order in which they are drawn.'),
    start: z
      .array(placedTileSchema)
      .min(1)
      .max(100)
      .optional()
      .describe('Tiles on the table; the usual ones if absent.'),
  })
  .meta({ id: 'Scenario', description: 'A prepared game: its draws are no secret of the shuffle.' });
export type Scenario = z.infer<typeof scenarioSchema>;

/** All that fixes a game before its first decision. */
export const gameSetupSchema = z.strictObject({
  rules: rulesSchema,
  seats: z.int().min(2).max(6),
  bag: z.union([z.strictObject({ seed: z.string().regex(SEED_PATTERN) }), scenarioSchema]),
});
export type GameSetup = z.infer<typeof gameSetupSchema>;

/** Why a game can't be played so. */
export interface SetupProblem {
  readonly rule: string;
  readonly detail: string;
}

const MOST_SEATS = 5;
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

/** What is wrong with a setup whose shape is right (R-SETUP-1, R-SETUP-12); undefined when nothing is. */
export function checkSetup({ rules, seats, bag }: GameSetup): SetupProblem | undefined {
  const sixth = catalogue.others.filter(
    ({ id, seatsSix }) => seatsSix && (rules.expansions as string[]).includes(id),
  );
  if (seats < 2) return { rule: 'R-SETUP-1', detail: 'A game needs at least two seats.' };
  if (seats > MOST_SEATS + 1) return { rule: 'R-SETUP-1', detail: 'At most six can play.' };
  if (seats > MOST_SEATS && sixth.length === 0) {
    const names = catalogue.others.flatMap(({ id, seatsSix }) => (seatsSix ? [id] : []));
    return { rule: 'R-SETUP-1', detail: `A sixth seat needs one of the expansions ${names.join(', ')}.` };
  }
  const cells = 'draws' in bag ? (bag.start ?? []).map(({ x, y }) => `${x},${y}`) : [];
  const twice = cells.find((cell, index) => cells.indexOf(cell) !== index);
  if (twice !== undefined) return { rule: 'R-TILE-1', detail: `Two start tiles lie at ${twice}.` };
  return undefined;
}

/** What lies on the table and what is shuffled, by the rules (chapter 3). */
export function stackFor(ruleset: Ruleset): Stack {
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

/** The start tiles and the draws of a setup. */
export function tilesOf({ rules, seats, bag }: GameSetup): { start: readonly StartTile[]; draws: string[] } {
  const { start } = stackFor(rulesetFor(rules, seats));
  if ('draws' in bag) return { start: bag.start ?? start, draws: bag.draws };
  const draws = pilesFor(rules, seats).flatMap(({ tiles, shuffled }) =>
    shuffled === null ? tiles : shuffle(tiles, bag.seed, shuffled),
  );
  return { start, draws };
}

/** The position at the first question, and what happened before it. */
export function openGame(setup: GameSetup, events: boolean): Position {
  const position = deal(rulesetFor(setup.rules, setup.seats), {
    ...tilesOf(setup),
    isDrawnFirst: (type) => catalogue.others.some(({ printed }) => printed?.isDrawnFirst?.(type) === true),
  });
  if (events) position.events = [];
  beginGame(position);
  proceed(position);
  return position;
}
