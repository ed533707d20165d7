import { z } from 'zod';
import { expansionOptionShape } from '../catalogue.ts';
import { placesSchema } from '../core/events.ts';
import { tableOptionsSchema } from '../core/table-options.ts';
import { playedDecisionSchema } from '../decision.ts';
import { type GameSetup, placedTileSchema, scenarioSchema } from '../setup.ts';
import { rulesSchema } from '../table-rules.ts';
import { tilesOf } from '../tiles-of-game.ts';

/** Scores and places of a finished game. */
const resultSchema = z.strictObject({
  scores: z.array(z.int()).max(6),
  places: placesSchema,
});

/** One game as a document that anybody can read and replay without us. */
export const recordSchema = z
  .strictObject({
    format: z.literal('carcassonne-record/1'),
    rules: rulesSchema,
    players: z.array(z.string().min(1).max(80)).min(2).max(6).describe('Names in seat order.'),
    start: z.array(placedTileSchema).min(1).max(100).describe('Tiles on the table at the start.'),
    draws: scenarioSchema.shape.draws,
    returns: scenarioSchema.shape.returns,
    decisions: z
      .array(z.strictObject({ seat: z.int().min(0).max(5), decision: playedDecisionSchema }))
      .max(5000)
      .describe('Every decision in effect, with the seat that made it.'),
    result: resultSchema.optional().describe('Absent if the game is not over or ended without a result.'),
  })
  .meta({ id: 'GameRecord', description: 'A portable game record (carcassonne-record/1).' });
export type GameRecord = z.infer<typeof recordSchema>;

/** The options of a table in addition to its expansions, in their order. */
export const OPTION_NAMES = [
  ...tableOptionsSchema.keyof().options,
  ...(Object.keys(expansionOptionShape) as (keyof typeof expansionOptionShape)[]),
];

/** The setup of a recorded game. */
export function setupOfRecord({ rules, players, start, draws, returns }: GameRecord): GameSetup {
  return { rules, seats: players.length, bag: { start, draws, ...(returns && { returns }) } };
}

/**
 * Returns the portable record of a game, with its result if it has one. The draws stand in it openly: not for a game that
 * is still played with a secret bag.
 */
export function record(
  setup: GameSetup,
  players: readonly string[],
  decisions: readonly GameRecord['decisions'][number][],
  result: GameRecord['result'],
): GameRecord {
  const { start, draws, returns } = tilesOf(setup);
  return {
    format: 'carcassonne-record/1',
    rules: setup.rules,
    players: [...players],
    start: start.map((tile) => placedTileSchema.parse(tile)),
    draws,
    ...(returns && { returns }),
    decisions: [...decisions],
    ...(result && { result }),
  };
}
