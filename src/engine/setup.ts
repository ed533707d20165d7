import { z } from 'zod';
import { catalogue } from './catalogue.ts';
import { rotationSchema } from './core/events.ts';
import { SEED_PATTERN } from './core/shuffle.ts';
import { rulesSchema } from './table-rules.ts';

const tileId = z.enum(catalogue.tiles.map((type) => type.facts.id) as [string, ...string[]]);

/** A tile on the table at the start. */
export const placedTileSchema = z.strictObject({
  tile: tileId,
  x: z.int().min(-50).max(50),
  y: z.int().min(-50).max(50),
  rotation: rotationSchema,
});
export type PlacedTile = z.infer<typeof placedTileSchema>;

/** An explicit order of the draws, and start tiles other than the usual ones (R-SETUP-12). */
export const scenarioSchema = z
  .strictObject({
    draws: z.array(tileId).max(400).describe('Every tile of the bag, in the order of the draws.'),
    start: z
      .array(placedTileSchema)
      .min(1)
      .max(100)
      .optional()
      .describe('Tiles on the table; the usual ones if omitted.'),
    returns: z
      .string()
      .regex(SEED_PATTERN)
      .optional()
      .describe(
        'The seed of the places at which tiles that were held back return to the bag; zeros if omitted.',
      ),
  })
  .meta({ id: 'Scenario', description: 'A prepared game, whose draws are known in advance.' });
export type Scenario = z.infer<typeof scenarioSchema>;

/** All that fixes a game before its first decision. */
export const gameSetupSchema = z.strictObject({
  rules: rulesSchema,
  seats: z.int().min(2).max(6),
  bag: z.union([z.strictObject({ seed: z.string().regex(SEED_PATTERN) }), scenarioSchema]),
});
export type GameSetup = z.infer<typeof gameSetupSchema>;

/** A reason why a setup cannot be played. */
export interface SetupProblem {
  readonly rule: string;
  readonly detail: string;
}

/** Seats of the base game; some expansions bring pieces for one more (R-SETUP-1). */
export const MIN_SEATS = 2;
export const MAX_SEATS = 5;

/** Returns what is wrong with a setup whose shape is right (R-SETUP-1, R-SETUP-12), or undefined. */
export function checkSetup({ rules, seats, bag }: GameSetup): SetupProblem | undefined {
  return checkSeats(seats, rules.expansions) ?? ('draws' in bag ? checkStart(bag.start ?? []) : undefined);
}

function checkSeats(seats: number, chosen: readonly string[]): SetupProblem | undefined {
  if (seats < MIN_SEATS) return { rule: 'R-SETUP-1', detail: 'A game needs at least two seats.' };
  if (seats > MAX_SEATS + 1) return { rule: 'R-SETUP-1', detail: 'At most six can play.' };
  const withSixth = catalogue.others.flatMap(({ id, supportsSixPlayers }) =>
    supportsSixPlayers ? [id] : [],
  );
  if (seats <= MAX_SEATS || withSixth.some((id) => chosen.includes(id))) return undefined;
  return { rule: 'R-SETUP-1', detail: `A sixth seat needs one of the expansions ${withSixth.join(', ')}.` };
}

function checkStart(start: readonly PlacedTile[]): SetupProblem | undefined {
  const cells = start.map(({ x, y }) => `${x},${y}`);
  const twice = cells.find((cell, index) => cells.indexOf(cell) !== index);
  return twice === undefined ? undefined : { rule: 'R-TILE-1', detail: `Two start tiles lie at ${twice}.` };
}
